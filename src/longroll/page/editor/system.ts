/** What the editor must know of the packs of a system: what can be selected on its map, which fields a thing has, what else
 * the pack holds, how it is drawn. It knows no rule: what is wrong with a pack is asked of the host. */

import type { CameraState, Thing } from "../boards/board.ts";
import type { Say } from "../words/catalogue.ts";
import type { Json, Pack, Path } from "./path.ts";

export interface Option {
  value: string;
  label: string;
}

/** `several`: any of the options; `words`: a list that is written with spaces between its things. */
export type Kind = "text" | "number" | "choice" | "flag" | "several" | "words";

/** One value of a pack that can be changed. */
export interface Field {
  /** Tells it from the other fields of its thing; a thing of the same kind has the same field under this key. */
  key: string;
  label: string;
  kind: Kind;
  value: Json;
  /** The place whose flaws are shown at it. */
  path: Path;
  options?: readonly Option[];
  /** A few letters at most. */
  short?: boolean;
  /** Written when it is left, not letter by letter: other places follow it. */
  late?: boolean;
  /** Worth setting on many things, one click for each. */
  paint?: boolean;
  set(pack: Pack, value: Json): Pack;
}

/** Something that is done to the pack by a button. */
export interface Command {
  key: string;
  label: string;
  /** `selected`: what is selected then; without it, what was. */
  run(pack: Pack): { pack: Pack; selected?: Thing | null };
}

/** Leads to another thing. */
export interface Link {
  label: string;
  thing: Thing;
}

export interface Group {
  title: string;
  fields: Field[];
  links: Link[];
  commands: Command[];
}

export interface Row {
  label: string;
  /** What is selected by a click on its label. */
  thing?: Thing;
  cells: (Field | null)[];
  /** What is only shown. */
  note?: string;
  remove?: Command;
}

export interface Table {
  title: string;
  columns: string[];
  rows: Row[];
  add?: Command;
}

/** A picture of the printed map under the grid, in units of the sheet. */
export interface Scan {
  address: string;
  opacity: number;
  x: number;
  y: number;
  scale: number;
}

export interface EditorEvents {
  pick(thing: Thing): void;
  /** A thing was dragged to another. */
  drop(thing: Thing, goal: Thing): void;
}

export interface EditorBoard {
  /** Draws the pack. What cannot be drawn stays as it was. */
  show(pack: Pack): void;
  select(thing: Thing | null): void;
  /** Things with a flaw. */
  mark(things: readonly Thing[]): void;
  lookAt(thing: Thing): void;
  lookAtAll(): void;
  lay(scan: Scan | null): void;
  hideCounters(hidden: boolean): void;
  cameraState(): CameraState;
  restoreCamera(state: CameraState): void;
  destroy(): void;
}

export interface EditorSystem {
  /** Loads what the board waits for. */
  prepare?(): Promise<void>;
  /** The parts of a pack that are no things on the map, in the order of their buttons: `sheet-NAME` says what they are. */
  sheets: readonly string[];
  /** Can a pack of this shape be drawn at all? Soundness is asked of the host. */
  isShowable(pack: Pack): boolean;
  makeBoard(host: HTMLElement, pack: Pack, events: EditorEvents, say: Say): EditorBoard;
  nameOf(pack: Pack, thing: Thing, say: Say): string;
  /** The fields of a thing; none: it is not there any more. */
  describe(pack: Pack, thing: Thing, say: Say): Group[];
  sheet(pack: Pack, name: string, say: Say): Table[];
  /** Where a place of the pack is corrected: at a thing, or (null) on a sheet. */
  thingAt(pack: Pack, place: Path): Thing | null;
  sheetAt(place: Path): string;
  /** The thing that somebody means by a number, an id or a name; null: there is none. */
  find(pack: Pack, words: string): Thing | null;
  /** The next thing in a direction, and (from nothing) the first. */
  next(pack: Pack, thing: Thing | null, key: string): Thing | null;
  /** What becomes of the pack if a thing is put on another; null: nothing. */
  move(pack: Pack, thing: Thing, goal: Thing): Pack | null;
}

const systems = import.meta.glob<{ editorSystem: EditorSystem }>("./*/index.ts");
const path = (system: string): string => `./${system.replaceAll("-", "_")}/index.ts`;

export const hasEditor = (system: string): boolean => path(system) in systems;

export async function editorSystemOf(system: string): Promise<EditorSystem> {
  const load = systems[path(system)];
  if (!load) throw new Error(`no editor for ${system}`);
  const { editorSystem } = await load();
  await editorSystem.prepare?.();
  return editorSystem;
}
