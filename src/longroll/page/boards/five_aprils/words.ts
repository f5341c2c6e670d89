/** What the tip says of a thing that is not highlighted. */
import type { Thing } from "../board.ts";
import type { Say } from "../../words/catalogue.ts";
import type { View } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { cellOf } from "./grid.ts";

export function aboutThing(thing: Thing, view: View | null, layout: MapLayout, say: Say): string {
  return thing.kind === "hex" ? aboutHex(thing.id, view, layout, say) : aboutUnit(thing.id, view, layout, say);
}

function aboutHex(id: string, view: View | null, layout: MapLayout, say: Say): string {
  const site = layout.at(cellOf(id));
  if (!site) return "";
  const { hills, objectives, places } = layout.board.map;
  const place = [...objectives, ...places].find(({ hex }) => hex === id)?.name;
  const hill = hills.find(({ hexes }) => hexes.includes(id))?.name;
  const held = view?.control.find(({ hex }) => hex === id);
  const facts = { hex: place ? `${place} (${id})` : id, name: hill ?? "none", terrain: site.terrain };
  return [say("board-hex", facts), held ? say("board-held", { holder: held.side }) : ""].filter(Boolean).join("; ");
}

function aboutUnit(id: string, view: View | null, layout: MapLayout, say: Say): string {
  const [unit, printed] = [view?.units.find((one) => one.unit === id), layout.board.units.find((one) => one.id === id)];
  if (!unit || !printed) return "";
  const formation = layout.board.formations.find((one) => one.id === printed.formation)?.name ?? "";
  const { attack, defence, movement, morale } = unit;
  const facts = { name: printed.name || printed.label, formation, arm: printed.arm, side: printed.side, attack, defence, movement, morale };
  return [say("board-unit", facts), unit.reduced ? say("reduced") : "", unit.moved ? say("moved") : ""].filter(Boolean).join(", ");
}
