/** The board of The American Civil War. */
import type { MakeBoard } from "../board.ts";
import type { Geography } from "./geography.ts";
import { AreaBoard } from "./map.ts";
import "../common/board.css";
import "./theme.css";
import "./map.css";
import "./field.css";
import "./scenery.css";

export { loadGeography } from "./geography.ts";

/** `covered`: several people share the screen, and a hidden deployment is handed over. */
export const makeBoard =
  (geography: Geography, covered: boolean): MakeBoard =>
  (host, data, events, say) =>
    new AreaBoard(host, data, events, say, geography, covered);
