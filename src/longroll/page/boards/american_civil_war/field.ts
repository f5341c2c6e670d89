/** The battle board: two lines of battle with the ground between them, reserves and those who have run. */
import type { BoardEvents, Highlight, Thing } from "../board.ts";
import { selection, HOLDS } from "../../games/american_civil_war/selection.svelte.ts";
import { forces } from "../../games/american_civil_war/forces.ts";
import { harm, percent } from "../../games/american_civil_war/odds.ts";
import type { Battle, BattleSide, View } from "../../games/american_civil_war/types.ts";
import { columnsOf } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { drawSort, element } from "./html.ts";

export class Field {
  readonly element = element("div", "acw-field");
  private highlighted = new Map<string, Highlight>();
  private view: View | null = null;
  private drawn = "";
  private proposed = "";

  constructor(
    private readonly events: BoardEvents,
    private readonly say: Say,
  ) {
    this.element.hidden = true;
    for (const name of ["pointerdown", "pointermove", "wheel", "click", "keydown"] as const) this.element.addEventListener(name, (event) => event.stopPropagation());
  }

  show(view: View): void {
    this.view = view;
    this.draw();
  }

  highlight(highlighted: readonly Highlight[]): void {
    this.highlighted = new Map(highlighted.filter(({ thing }) => thing.kind === "area" || thing.kind === "piece").map((one) => [`${one.thing.kind} ${one.thing.id}`, one]));
    this.draw();
  }

  /** A target that was tapped and waits to be confirmed. */
  propose(thing: Thing | null): void {
    this.proposed = thing?.kind === "piece" ? thing.id : "";
    this.draw();
  }

  private draw(): void {
    const battle = this.view?.battle;
    const key = battle ? JSON.stringify([battle, [...this.highlighted], this.view?.step, selection.sort, this.proposed]) : "";
    if (key === this.drawn) return;
    this.drawn = key;
    if (!battle) return this.element.replaceChildren();
    const focus = this.focusKey();
    const columns = columnsOf(battle);
    this.element.dataset["columns"] = String(columns.length);
    this.element.classList.toggle("basic", battle.size === undefined);
    this.element.replaceChildren(
      this.header(battle),
      this.wing(battle, "defender"),
      this.row(battle, "defender", "line", columns),
      ...(battle.size === undefined ? [] : [this.middle(battle, columns)]),
      this.row(battle, "attacker", "line", columns),
      this.wing(battle, "attacker"),
    );
    if (focus) this.element.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  }

  /** What had the focus, to give it back to what is drawn in its place. */
  private focusKey(): string {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !this.element.contains(active)) return "";
    const { piece, area } = active.dataset;
    return piece ? `[data-piece="${CSS.escape(piece)}"]` : area ? `button[data-area="${CSS.escape(area)}"]` : "";
  }

  private header(battle: Battle): HTMLElement {
    const facts = { space: battle.space, round: battle.round, size: battle.size ?? "basic", phase: battle.phase ?? "none", part: battle.part, side: battle[battle.part] };
    return element("header", "field-header", [element("h2", "", [this.say("field-title", facts)]), element("p", "", [this.say("field-state", facts)]), ...this.hint()]);
  }

  /** Where two picks make one choice. */
  private hint(): HTMLElement[] {
    const step = this.view?.step ?? "";
    return ["deploy", "pursue"].includes(step) && this.highlighted.size > 0 ? [element("p", "field-hint", [this.say(`field-hint-${step}`)])] : [];
  }

  private row(battle: Battle, side: BattleSide, row: "line" | "middle", columns: number[]): HTMLElement {
    return element("div", `field-row ${row} ${battle[side]}`, columns.map((column) => this.area(battle, side, `${row}-${column}`)));
  }

  /** The ground between the lines belongs to whoever stands there, or to the side that may step into it. */
  private middle(battle: Battle, columns: number[]): HTMLElement {
    const owner = (column: number): BattleSide => (battle.areas.attacker[`middle-${column}`] ? "attacker" : battle.areas.defender[`middle-${column}`] ? "defender" : battle.part);
    return element("div", "field-row middle", columns.map((column) => this.area(battle, owner(column), `middle-${column}`)));
  }

  private wing(battle: Battle, side: BattleSide): HTMLElement {
    const name = element("p", "wing-name", [element("strong", "", [this.say("side", { side: battle[side] })]), " ", this.say(side, { side: battle[side] })]);
    const fell = battle.fell?.[side] ? [element("small", "fell", [this.say("fell", { count: battle.fell[side] })])] : [];
    return element("div", `field-row wing ${side} ${battle[side]}`, [element("div", "wing-head", [name, ...fell]), this.area(battle, side, "reserve"), this.area(battle, side, "routed")]);
  }

  private area(battle: Battle, side: BattleSide, area: string): HTMLElement {
    const id = `${side} ${area}`;
    const highlighted = this.highlighted.get(`area ${id}`);
    const words = this.areaWords(battle, side, area);
    const covered = isCovered(battle, side, area);
    const made = element("div", `field-area ${area.split("-")[0]}${tones(highlighted)}${covered ? " covered" : ""}`, [
      element("span", "area-name", [covered ? this.say("covered", { area: words }) : words]),
      ...this.signs(battle, side, area).map((sign) => element("em", "area-sign", [sign])),
      element("div", "area-pieces", this.pieces(battle, side, area)),
      ...(highlighted ? [this.into(highlighted)] : []),
    ]);
    made.dataset["area"] = id;
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", words);
    return made;
  }

  /** Terrain and works. */
  private signs(battle: Battle, side: BattleSide, area: string): string[] {
    const terrain = battle.terrain?.[side][area];
    const dug = side === "defender" && battle.trenches?.includes(area);
    return [...(terrain ? [this.say("terrain", { terrain })] : []), ...(dug ? [this.say("trench")] : [])];
  }

  /** Left and right are those of the board, the same for both sides and in every list of choices. */
  private areaWords(battle: Battle, side: BattleSide, area: string): string {
    if (battle.size === undefined) return this.say(`basic-${area}`);
    const [row = "", column = "0"] = area.split("-");
    return this.say("field-area", { row, column: battle.size === "skirmish" ? 0 : Number(column), side: battle[side] });
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
    return forces(battle.areas[side][area] ?? {}).flatMap(({ sorts }) => sorts).map(({ sort, count }) => this.piece(battle, { kind: "piece", id: `${side} ${area} ${sort}` }, sort, count));
  }

  private piece(battle: Battle, thing: Thing, sort: string, count: number): HTMLElement {
    const highlighted = this.highlighted.get(`piece ${thing.id}`);
    const chances = highlighted && highlighted.tone !== "selected" ? this.chances(battle, thing, sort) : [];
    const held = this.holds() && selection.sort === sort && thing.id.startsWith(battle.part);
    const pieces = this.say("pieces", { sort, count });
    const button = element("button", `field-piece${tones(highlighted)}${held ? " held" : ""}${this.proposed === thing.id ? " proposed" : ""}`, [drawSort(sort), element("b", "", [String(count)]), ...chances.flatMap((one) => [" ", one])]);
    button.type = "button";
    button.dataset["piece"] = thing.id;
    const figures = chances.length > 0 ? `${[count, ...chances.map((one) => one.textContent)].join(" ")} (${pieces})` : pieces;
    button.setAttribute("aria-label", this.say("piece-label", { pieces: figures, choice: highlighted ? highlighted.label : "none" }));
    button.title = highlighted?.label ?? pieces;
    if (held) button.setAttribute("aria-pressed", "true");
    button.addEventListener("click", (event) => this.picked(thing, sort, highlighted, isTouch(event)));
    return button;
  }

  private holds = (): boolean => HOLDS.includes(this.view?.step ?? "");

  /** In some steps a sort is taken in hand first. */
  private picked(thing: Thing, sort: string, highlighted: Highlight | undefined, touch: boolean): void {
    const own = thing.id.startsWith(this.view?.battle?.part ?? "-");
    if (highlighted && own && this.holds()) selection.toggle(sort);
    else this.events.pick(thing, touch && highlighted?.tone === "battle");
  }

  /** The chance of each attack on a piece that may be declared, or that it comes back. */
  private chances(battle: Battle, { id }: Thing, sort: string): HTMLElement[] {
    const own = id.startsWith(battle.part);
    const found = Object.entries(battle.odds ?? {}).filter(([action]) => {
      const [verb = "", first = "", second = ""] = action.split(" ");
      if (own !== RETURNS.includes(verb)) return false;
      return verb === "pursue" ? first === selection.sort && second === sort : first === sort && (!own || id.includes(" routed "));
    });
    return found.map(([action, odds]) => element("small", "chance", [this.say("chance-of", { action: action.split(" ")[0] ?? "", chance: percent(harm(action, odds)) })]));
  }
}

/** Actions that bring one's own back. */
const RETURNS = ["rally", "recall"];

/** By a finger, which cannot hover first? */
const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === "touch";

/** A deployment that is not seen: all lie in the reserve, and the line is covered. */
const isCovered = ({ hidden }: Battle, side: BattleSide, area: string): boolean => area.startsWith("line") && !!hidden?.includes(side);

const tones = (highlighted: Highlight | undefined): string => (highlighted ? ` highlighted ${highlighted.tone}` : "");
