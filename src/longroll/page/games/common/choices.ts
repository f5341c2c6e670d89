/** How the choices of any game and the things on its board belong together. */

import type { Choice } from "../../api/types.ts";
import type { Highlight, Thing } from "../../boards/board.ts";
import { keyOf } from "../../boards/common/thing.ts";
import { say } from "../../state/words.svelte.ts";
import type { Adapter, Scene } from "../adapter.ts";

/** Each choice begins with a verb. */
export const verb = (choice: Choice): string => String(choice.facts["action"]);

/** The things that a choice is about. */
export type ThingsOf = (scene: Scene, choice: Choice) => Thing[];

type IsSecondary = (scene: Scene, choice: Choice) => boolean;

/** Choices with one of these verbs. */
export const withVerb =
  (...verbs: readonly string[]): IsSecondary =>
  (_, choice) =>
    verbs.includes(verb(choice));

/** How a game names its buttons: the verbs of buttons that give nothing up, the steps in which is asked what is left, and further secondary choices. */
interface ButtonRules {
  goesOn: readonly string[];
  asks: readonly string[];
  isSecondary?: IsSecondary;
}

/** Choices that are only a verb, about nothing on the board, are buttons; so are those that a game calls secondary. Games list the choice that ends a step
 * last: it is the primary button. Unless its verb is one of `goesOn`, it gives up what else could be done. */
export function buttonsOf(thingsOf: ThingsOf, { goesOn, asks, isSecondary = () => false }: ButtonRules): Pick<Adapter, "primary" | "givesUp" | "left" | "secondaryActions"> {
  const isFree = (scene: Scene, choice: Choice): boolean => Object.keys(choice.facts).length === 1 && thingsOf(scene, choice).length === 0;
  const primary = (scene: Scene): Choice | null => scene.state.choices.findLast((choice) => !isSecondary(scene, choice) && isFree(scene, choice)) ?? null;
  const secondaryActions = (scene: Scene): Choice[] => {
    const first = primary(scene);
    return scene.state.choices.filter((choice) => choice !== first && (isSecondary(scene, choice) || isFree(scene, choice)));
  };
  const givesUp = (scene: Scene): boolean => {
    const first = primary(scene);
    return first !== null && scene.state.choices.length > 1 && !goesOn.includes(verb(first));
  };
  const left = (scene: Scene): string => {
    const { kind, facts } = scene.state.prompt;
    const count = new Set(scene.state.choices.flatMap((choice) => thingsOf(scene, choice).slice(0, 1).map(keyOf))).size;
    return asks.includes(kind) && count > 0 && givesUp(scene) ? say(`left-${kind}`, { ...facts, count }) : "";
  };
  return { primary, givesUp, left, secondaryActions };
}

export function choicesAbout(scene: Scene, thing: Thing, thingsOf: ThingsOf): Choice[] {
  return scene.state.choices.filter((choice) => thingsOf(scene, choice).some((one) => keyOf(one) === keyOf(thing)));
}

type Look = (scene: Scene, choice: Choice, thing: Thing) => Omit<Highlight, "thing">;

/** What is selected, and each thing that a choice is about; several choices about one thing are described together. */
export function collectHighlights(scene: Scene, thingsOf: ThingsOf, look: Look, selected: Highlight[]): Highlight[] {
  const found = new Map<string, Highlight>();
  for (const choice of scene.state.choices) {
    for (const thing of thingsOf(scene, choice)) {
      const before = found.get(keyOf(thing));
      const now = { thing, ...look(scene, choice, thing) };
      found.set(keyOf(thing), before ? joined(before, now) : now);
    }
  }
  return [...selected.filter(({ thing }) => !found.has(keyOf(thing))), ...found.values()];
}

/** A longer label helps nobody. */
const LONGEST = 160;

function joined(before: Highlight, now: Highlight): Highlight {
  const same = before.label === now.label || before.label.length > LONGEST;
  const paths = [...(before.paths ?? []), ...(now.paths ?? [])];
  return { ...now, tone: before.tone === "battle" ? "battle" : now.tone, label: same ? before.label : `${before.label}; ${now.label}`, paths };
}
