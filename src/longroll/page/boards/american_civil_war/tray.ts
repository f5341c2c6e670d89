/** The tray under the map: the sorts of pieces that may be taken, or taken in held, each with its number or its price. */
import type { BoardEvents, Highlight } from "../board.ts";
import { selection, HOLDS } from "../../games/american_civil_war/selection.svelte.ts";
import type { View } from "../../games/american_civil_war/types.ts";
import { priceOfSort } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { drawSort, element } from "./html.ts";

export class Tray {
  readonly element = element("div", "acw-tray");
  private shown = "";

  constructor(
    private readonly events: BoardEvents,
    private readonly say: Say,
  ) {
    this.element.hidden = true;
    this.element.setAttribute("role", "group");
  }

  show(highlighted: readonly Highlight[], view: View | null): void {
    const sorts = highlighted.filter(({ thing }) => thing.kind === "sort");
    const key = JSON.stringify([sorts, view?.step, selection.sort, view?.armies[view.space], view?.moved[view.space], view?.quota, view?.aboard]);
    if (key === this.shown) return;
    this.shown = key;
    this.element.hidden = sorts.length === 0 || !view;
    if (!view || sorts.length === 0) return this.element.replaceChildren();
    const holds = HOLDS.includes(view.step);
    this.element.dataset["step"] = view.step;
    const title = holds ? this.say("tray-hold") : this.say(view.step === "cargo" ? "tray-cargo" : "tray-take", { space: view.space });
    this.element.setAttribute("aria-label", title);
    this.element.replaceChildren(element("p", "tray-title", [title]), element("div", "tray-row", sorts.map((one) => this.card(one, view, holds))));
  }

  private card({ thing, label: told }: Highlight, view: View, holds: boolean): HTMLElement {
    const figure = this.figure(thing.id, view);
    const label = thing.id.includes("-") ? told : this.say(`item-${thing.id}`);
    const button = element("button", "acw-card", [drawSort(thing.id), element("span", "card-name", [label]), element("b", "card-figure", [figure])]);
    button.type = "button";
    button.dataset["sort"] = thing.id;
    button.title = label;
    button.setAttribute("aria-label", `${label} ${figure}`.trim());
    const held = holds && thing.id.includes("-");
    if (held) button.setAttribute("aria-pressed", String(selection.sort === thing.id));
    button.addEventListener("click", () => (held ? selection.toggle(thing.id) : this.events.pick(thing, false)));
    return button;
  }

  private figure(sort: string, view: View): string {
    if (view.step === "buy") return this.say("price", { price: priceOfSort(view, sort) });
    if (view.step === "place") return view.quota[sort] ? `× ${view.quota[sort]}` : "";
    const pieces = view.step === "cargo" ? view.aboard : view.armies[view.space];
    const left = (pieces?.[sort] ?? 0) - (view.step === "cargo" ? 0 : (view.moved[view.space]?.[sort] ?? 0));
    return left > 0 ? `× ${left}` : "";
  }
}
