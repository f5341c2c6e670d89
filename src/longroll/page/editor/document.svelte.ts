/** A pack that is being corrected: what it is now, what is selected, what the host finds wrong with it. */

import { api, ApiError } from "../api/client.ts";
import type { Game } from "../api/types.ts";
import type { Thing } from "../boards/board.ts";
import type { Say } from "../words/catalogue.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { begin, change, type History, redo, seal, undo } from "./history.ts";
import { isWithin, type Json, type Pack, type Path, readPath } from "./path.ts";
import type { Command, EditorSystem, Field } from "./system.ts";
import { editorWords } from "./words.svelte.ts";

export interface Flaw {
  place: string;
  path: Path;
  reason: string;
}

/** A field that is set on everything that is clicked. */
export interface Brush {
  kind: string;
  key: string;
  value: Json;
}

/** What is shown beside the map, besides the sheets of the system. */
export const THING = "thing";
export const FLAWS = "flaws";
export const SCAN = "scan";

/** Changes that follow one another quickly are checked together. */
const PAUSE = 250;

const isSame = (one: Thing | null, other: Thing | null): boolean => one?.kind === other?.kind && one?.id === other?.id;

export class PackDocument {
  #history = $state.raw<History<Pack>>(begin<Pack>({}));
  selected = $state.raw<Thing | null>(null);
  panel = $state(THING);
  brush = $state.raw<Brush | null>(null);
  flaws = $state.raw<Flaw[]>([]);
  /** `late`: not asked since the last change; `lost`: nobody answers. */
  check = $state<"late" | "done" | "lost">("late");
  /** Can the browser keep the draft? */
  kept = $state(true);
  /** Null until the printed pack is changed. */
  #draft = $state.raw<Draft | null>(null);
  /** What the map shows: the pack, or what it was when it could be drawn last. */
  drawn: Pack;
  #timer = 0;
  #asked = 0;

  /** `printed`: what is drawn of a pack that cannot be drawn as it is. */
  constructor(
    readonly game: Game,
    readonly system: EditorSystem,
    readonly drafts: Drafts,
    draft: Draft | null,
    pack: Pack,
    printed = pack,
  ) {
    this.#history = begin(pack);
    this.drawn = printed;
    if (draft) this.#keep(draft);
    void this.ask();
  }

  get pack(): Pack {
    return this.#history.now;
  }

  get say(): Say {
    return editorWords.about(this.game.system);
  }

  /** Of the draft, or the title whose printed pack this is. */
  get id(): string {
    return this.#draft?.id ?? this.game.title;
  }

  get file(): string {
    return this.#draft?.file ?? "";
  }

  get undoable(): boolean {
    return this.#history.past.length > 0;
  }

  get redoable(): boolean {
    return this.#history.future.length > 0;
  }

  /** As it is sent to the host; the canonical form is written there. */
  get text(): string {
    return JSON.stringify(this.pack);
  }

  set(field: Field, value: Json): void {
    this.#change(field.set(this.pack, value), `${field.path.join(".")} ${field.key}`);
    const [brush, thing] = [this.brush, this.selected];
    if (brush?.key === field.key && brush.kind === thing?.kind) this.brush = { ...brush, value: this.#field(thing, field.key)?.value ?? value };
  }

  /** The next change of a field is one of its own. */
  seal(): void {
    this.#history = seal(this.#history);
  }

  run(command: Command): void {
    const { pack, selected } = command.run(this.pack);
    this.#change(pack);
    if (selected !== undefined) this.select(selected);
  }

  undo(): void {
    this.#become(undo(this.#history));
  }

  redo(): void {
    this.#become(redo(this.#history));
  }

  select(thing: Thing | null): void {
    this.seal();
    this.selected = thing;
    if (thing) this.panel = THING;
  }

  /** A thing on the map was clicked: it is selected, and painted if there is a brush for it. */
  pick(thing: Thing): void {
    this.select(thing);
    const field = this.brush?.kind === thing.kind ? this.#field(thing, this.brush.key) : undefined;
    if (field && this.brush) this.#change(field.set(this.pack, this.brush.value));
  }

  drop(thing: Thing, goal: Thing): void {
    const moved = this.system.move(this.pack, thing, goal);
    if (moved) this.#change(moved);
    this.select(thing);
  }

  flawsAt(path: Path): Flaw[] {
    return this.flaws.filter((flaw) => isWithin(flaw.path, path));
  }

  flawsOf(thing: Thing): Flaw[] {
    return this.flaws.filter((flaw) => isSame(this.system.thingAt(this.pack, flaw.path), thing));
  }

  /** Ask the host for the flaws of the pack as it is now. */
  async ask(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { flaws } = await api.checkPack(this.game.title, this.text);
      if (asked !== this.#asked) return;
      this.flaws = flaws.map(({ place, reason }) => ({ place, reason, path: readPath(place) }));
      this.check = "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.check = "lost";
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #field(thing: Thing, key: string): Field | undefined {
    return this.system.describe(this.pack, thing, this.say).flatMap(({ fields }) => fields).find((field) => field.key === key);
  }

  #change(pack: Pack, key = ""): void {
    this.#become(change(this.#history, pack, key));
  }

  #become(history: History<Pack>): void {
    const same = history.now === this.#history.now;
    this.#history = history;
    if (same) return;
    if (this.system.isShowable(this.pack)) this.drawn = this.pack;
    this.#keep(this.#draft ?? this.drafts.begin(this.game.title, ""));
    this.check = "late";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.ask(), PAUSE);
  }

  #keep(draft: Draft): void {
    this.#draft = { ...draft, kept: Date.now() };
    this.kept = this.drafts.keep(this.#draft, this.text);
  }
}
