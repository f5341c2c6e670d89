/** What the tip says of a thing that is not highlighted. */
import type { Thing } from "../board.ts";
import type { Plan } from "./plan.ts";
import type { View } from "../../games/house_divided/types.ts";
import type { Say } from "../../words/catalogue.ts";

export function aboutThing(thing: Thing, view: View | null, plan: Plan, say: Say): string {
  return thing.kind === "box" ? aboutBox(thing.id, view, plan, say) : aboutUnit(thing.id, view, say);
}

function aboutBox(id: string, view: View | null, plan: Plan, say: Say): string {
  const box = plan.sites.get(id)?.box;
  if (!box) return "";
  return say("board-box", { box: box.name, state: box.state, home: box.home, holder: view?.control[id] ?? "nobody" });
}

function aboutUnit(id: string, view: View | null, say: Say): string {
  const unit = view?.units.find((one) => one.unit === id);
  if (!unit) return "";
  const more = [unit.reduced ? say("reduced") : "", unit.entrenched ? say("entrenched") : ""].filter(Boolean);
  return [say("unit", { unit: id, rank: unit.rank, arm: unit.arm, side: unit.side }), ...more].join(", ");
}
