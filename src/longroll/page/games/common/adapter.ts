/** What a game leaves out of its adapter. */

import type { Choice } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Adapter, Scene } from "../adapter.ts";

export const defaults = {
  names: () => null,
  held: () => "",
  followUp: () => "",
  repeat: () => null,
  alarm: () => false,
  shots: () => [],
  alike: () => "",
  describeAll: () => "",
} satisfies Partial<Adapter>;

/** The plain question which of several choices was meant. */
export const whichOne =
  (label: Adapter["label"]): Adapter["questionFor"] =>
  (scene: Scene, choices: Choice[]) => ({ asked: say("which-one"), answers: choices.map((choice) => label(scene, choice)) });
