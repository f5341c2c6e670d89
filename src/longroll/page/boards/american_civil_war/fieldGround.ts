/** Keeps the drawn ground of a battle under its areas, whatever the size of the screen. */
import { make } from "../common/svg.ts";
import type { Battle, BattleSide } from "../../games/american_civil_war/types.ts";
import { drawScenery } from "./scenery.ts";
import type { Patch } from "./sketch.ts";

export class FieldGround {
  readonly layer = make("svg", { class: "field-ground", "aria-hidden": "true" });
  private battle: Battle | null = null;
  private drawn = "";
  private readonly watch = new ResizeObserver(() => this.lay());

  constructor(
    private readonly scene: HTMLElement,
    private readonly isCity: (space: string) => boolean,
  ) {
    this.watch.observe(scene);
  }

  draw(battle: Battle): void {
    this.battle = battle;
    this.lay();
  }

  destroy(): void {
    this.watch.disconnect();
  }

  /** Draw anew only when the ground or its size is another. */
  private lay(): void {
    const { battle } = this;
    const { width, height, left, top } = this.scene.getBoundingClientRect();
    if (!battle || !width) return;
    const patches = [...this.scene.querySelectorAll<HTMLElement>(".field-area")].map((area): Patch => {
      const box = area.getBoundingClientRect();
      const [side = "attacker", name = ""] = (area.dataset["area"] ?? "").split(" ") as [BattleSide, string];
      const terrain = battle.terrain?.[side][name] ?? "";
      const dug = side === "defender" && !!battle.trenches?.includes(name);
      return { x: Math.round(box.left - left), y: Math.round(box.top - top), width: Math.round(box.width), height: Math.round(box.height), side, area: name, terrain, dug };
    });
    const scenery = { width: Math.round(width), height: Math.round(height), patches, seed: seedOf(battle.space), landed: !!battle.landed, city: this.isCity(battle.space) };
    const key = JSON.stringify(scenery);
    if (key === this.drawn) return;
    this.drawn = key;
    this.layer.setAttribute("viewBox", `0 0 ${scenery.width} ${scenery.height}`);
    this.layer.replaceChildren(...drawScenery(scenery));
  }
}

/** A number that follows from a name. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
