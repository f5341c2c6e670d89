/** The board of Across Five Aprils. */
import type { MakeBoard } from "../board.ts";
import { HexBoard } from "./map.ts";
import type { AskSight } from "./overlays.ts";
import "../common/board.css";
import "./theme.css";
import "./ground.css";
import "./lettering.css";
import "./hexes.css";
import "./counters.css";

export const makeBoard =
  (ask: AskSight): MakeBoard =>
  (host, data, events, say) =>
    new HexBoard(host, data, events, say, ask);
