/** The board of A House Divided. */
import type { MakeBoard } from "../board.ts";
import { WarMap } from "./map.ts";
import "../common/board.css";
import "./theme.css";
import "./ground.css";
import "./boxes.css";
import "./counters.css";

export const makeBoard: MakeBoard = (host, data, events, say) => new WarMap(host, data, events, say);
