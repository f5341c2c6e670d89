/** What a pointer means. */
import type { Thing } from "../board.ts";

/** A thing; `stack`: it stands for a stack from which one unit has to be picked. */
export interface Target {
  thing: Thing;
  stack: boolean;
}
