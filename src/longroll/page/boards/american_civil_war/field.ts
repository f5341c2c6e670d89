/** The battle board: two lines of battle on drawn ground, reserves and those who have run. */
import type { BoardEvents, Highlight, Thing } from "../board.ts";
import { selection } from "../../games/american_civil_war/selection.svelte.ts";
import { forces } from "../../games/american_civil_war/forces.ts";
import type { Battle, BattleSide, View } from "../../games/american_civil_war/types.ts";
import { columnsOf } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { type Casualty, casualties } from "./casualties.ts";
import { FieldGround } from "./fieldGround.ts";
import { drawPiece, holds } from "./fieldPiece.ts";
import { element } from "./html.ts";

const STOPPED = ["pointerdown", "pointermove", "wheel", "click", "keydown"] as const;

export class Field {
  readonly element = element("div", "acw-field");
  private readonly scene = element("div", "field-scene");
  private readonly ground: FieldGround;
  private highlighted = new Map<string, Highlight>();
  private view: View | null = null;
  private drawn = "";
  private proposed = "";
  /** What the last attack did stays where it was done until the next one. */
  private fallen: Casualty[] = [];

  constructor(
    private readonly events: BoardEvents,
    private readonly say: Say,
    isCity: (space: string) => boolean,
  ) {
    this.ground = new FieldGround(this.scene, isCity);
    this.element.append(this.scene);
    this.element.hidden = true;
    for (const name of STOPPED) this.element.addEventListener(name, (event) => event.stopPropagation());
  }

  show(view: View): void {
    const before = this.view?.battle ?? null;
    if (view.battle && before?.space === view.battle.space) {
      const found = casualties(before, view.battle);
      if (found.length > 0 || before.round !== view.battle.round) this.fallen = found;
    } else this.fallen = [];
    this.view = view;
    this.draw();
  }

  highlight(highlighted: readonly Highlight[]): void {
    this.highlighted = new Map(highlighted.filter(({ thing }) => thing.kind === "area" || thing.kind === "piece").map((one) => [`${one.thing.kind} ${one.thing.id}`, one]));
    this.draw();
  }

  /** A target that was tapped and waits to be confirmed. */
  propose(thing: Thing | null): void {
    this.proposed = thing?.kind === "piece" || thing?.kind === "choice" ? thing.id : "";
    this.draw();
  }

  destroy(): void {
    this.ground.destroy();
  }

  private draw(): void {
    const battle = this.view?.battle;
    const key = battle ? JSON.stringify([battle, [...this.highlighted], this.view?.step, selection.sort, this.proposed, this.fallen]) : "";
    if (key === this.drawn) return;
    this.drawn = key;
    if (!battle) return this.scene.replaceChildren();
    const focus = this.focusKey();
    const columns = columnsOf(battle);
    this.element.dataset["columns"] = String(columns.length);
    this.element.classList.toggle("basic", battle.size === undefined);
    this.scene.replaceChildren(
      this.ground.layer,
      this.header(battle),
      this.rear(battle, "defender"),
      this.row(battle, "defender", columns),
      ...(battle.size === undefined ? [] : [this.middle(battle, columns)]),
      this.row(battle, "attacker", columns),
      this.rear(battle, "attacker"),
    );
    this.ground.draw(battle);
    if (focus) this.element.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  }

  /** What had the focus, to give it back to what is drawn in its place. */
  private focusKey(): string {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !this.element.contains(active)) return "";
    const { piece, area, choice } = active.dataset;
    if (choice) return `[data-choice="${CSS.escape(choice)}"]`;
    return piece ? `[data-piece="${CSS.escape(piece)}"]` : area ? `button[data-area="${CSS.escape(area)}"]` : "";
  }

  private header(battle: Battle): HTMLElement {
    const facts = { space: battle.space, round: battle.round, size: battle.size ?? "basic", phase: battle.phase ?? "none", part: battle.part, side: battle[battle.part] };
    return element("header", `field-header ${battle[battle.part]}`, [element("h2", "", [this.say("field-title", facts)]), element("p", "", [this.say("field-state", facts)]), ...this.hint()]);
  }

  /** Where two picks make one choice. */
  private hint(): HTMLElement[] {
    const step = this.view?.step ?? "";
    return ["deploy", "pursue"].includes(step) && this.highlighted.size > 0 ? [element("p", "field-hint", [this.say(`field-hint-${step}`)])] : [];
  }

  private row(battle: Battle, side: BattleSide, columns: number[]): HTMLElement {
    return element("div", `field-row line ${side} ${battle[side]}`, columns.map((column) => this.area(battle, side, `line-${column}`)));
  }

  /** The ground between the lines belongs to whoever stands there, or to the side that may step into it. */
  private middle(battle: Battle, columns: number[]): HTMLElement {
    const owner = (column: number): BattleSide => (battle.areas.attacker[`middle-${column}`] ? "attacker" : battle.areas.defender[`middle-${column}`] ? "defender" : battle.part);
    return element("div", "field-row middle", columns.map((column) => this.area(battle, owner(column), `middle-${column}`)));
  }

  /** Who attacks and who defends, with those behind the line. */
  private rear(battle: Battle, side: BattleSide): HTMLElement {
    const name = element("p", "rear-name", [element("strong", "", [this.say("side", { side: battle[side] })]), " ", this.say(side, { side: battle[side] })]);
    const fell = battle.fell?.[side] ? [element("small", "fell", [this.say("fell", { count: battle.fell[side] })])] : [];
    const acts = battle.part === side && battle.round > 0 ? " acts" : "";
    return element("div", `field-row rear ${side} ${battle[side]}${acts}`, [element("div", "rear-head", [name, ...fell]), this.area(battle, side, "reserve"), this.area(battle, side, "routed")]);
  }

  private area(battle: Battle, side: BattleSide, area: string): HTMLElement {
    const id = `${side} ${area}`;
    const highlighted = this.highlighted.get(`area ${id}`);
    const words = this.say(battle.size === undefined ? `basic-${area}` : "field-area", { area });
    const covered = isCovered(battle, side, area);
    const made = element("div", `field-area ${area.split("-")[0]}${tones(highlighted)}${covered ? " covered" : ""}`, [
      element("span", "area-name", [covered ? this.say("covered", { area: words }) : words]),
      ...this.signs(battle, side, area),
      element("div", "area-pieces", [...this.pieces(battle, side, area), ...this.losses(side, area)]),
      ...(highlighted ? [this.into(highlighted)] : []),
    ]);
    made.dataset["area"] = id;
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", words);
    return made;
  }

  /** Terrain and works. */
  private signs(battle: Battle, side: BattleSide, area: string): HTMLElement[] {
    const terrain = battle.terrain?.[side][area];
    const dug = side === "defender" && battle.trenches?.includes(area);
    return [...(terrain ? [this.say("terrain", { terrain })] : []), ...(dug ? [this.say("trench")] : [])].map((sign) => element("em", "area-sign", [sign]));
  }

  private into(highlighted: Highlight): HTMLElement {
    const button = element("button", "into", [this.say("into-area", { step: this.view?.step ?? "" })]);
    button.type = "button";
    button.dataset["area"] = highlighted.thing.id;
    button.setAttribute("aria-label", `${button.textContent}: ${highlighted.label}`);
    button.title = highlighted.label;
    button.addEventListener("click", () => this.events.pick(highlighted.thing, false));
    return button;
  }

  private pieces(battle: Battle, side: BattleSide, area: string): HTMLElement[] {
    const { events, say, proposed } = this;
    const step = this.view?.step ?? "";
    return forces(battle.areas[side][area] ?? {}).flatMap(({ sorts }) => sorts).map(({ sort, count }) => {
      const thing = { kind: "piece", id: `${side} ${area} ${sort}` };
      const held = holds(step) && selection.sort === sort && side === battle.part;
      return drawPiece({ battle, thing, sort, count, step, held, highlighted: this.highlighted.get(`piece ${thing.id}`) }, { events, say, proposed });
    });
  }

  private losses(side: BattleSide, area: string): HTMLElement[] {
    return this.fallen
      .filter((one) => one.side === side && one.area === area)
      .map(({ sort, fate }) => element("span", `casualty ${fate}`, [this.say("casualty", { fate, sort })]));
  }
}

/** A deployment that is not seen: all lie in the reserve, and the line is covered. */
const isCovered = ({ hidden }: Battle, side: BattleSide, area: string): boolean => area.startsWith("line") && !!hidden?.includes(side);

const tones = (highlighted: Highlight | undefined): string => (highlighted ? ` highlighted ${highlighted.tone}` : "");
