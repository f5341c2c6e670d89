/** Four players: the two commands of whoever divides them, tinted, with a legend that names East and West. */
import { group, path } from "../common/svg.ts";
import type { View } from "../../games/american_civil_war/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { element } from "./html.ts";
import type { Places } from "./places.ts";
import type { Plan } from "./plan.ts";

const COMMANDS = ["east", "west"] as const;
type Command = (typeof COMMANDS)[number];

export class Theatres {
  /** Over the ground, under the spaces. */
  readonly layer = group("theatres");
  readonly legend = element("div", "acw-theatres");
  private drawn = "";

  constructor(
    private readonly plan: Plan,
    private readonly places: Places,
    private readonly say: Say,
    private readonly id: string,
  ) {
    this.legend.hidden = true;
    this.legend.setAttribute("role", "group");
  }

  show(view: View): void {
    const east = eastOf(view);
    const key = JSON.stringify([east, view.asked]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.legend.hidden = !east;
    this.layer.replaceChildren();
    for (const id of this.plan.sites.keys()) this.tint(id, east ? (east.includes(id) ? "east" : "west") : null);
    if (!east) return;
    const title = this.say("commands-of", { side: view.asked });
    this.legend.setAttribute("aria-label", title);
    this.legend.replaceChildren(element("p", "", [title]), ...COMMANDS.map((command) => element("span", "", [element("i", command), this.say(`theatre-${command}`)])));
  }

  private tint(id: string, command: Command | null): void {
    const place = this.places.element(id);
    if (!command) delete place?.dataset["command"];
    else if (place) place.dataset["command"] = command;
    const d = this.plan.outlines.get(id);
    if (!command || !d) return;
    this.layer.append(path(d, `command ${command}`));
    if (command === "east") return;
    const hatch = path(d, "owner-hatch");
    hatch.style.fill = `url(#${this.id}-west)`;
    this.layer.append(hatch);
  }
}

/** The spaces of the East, while they are told from the West. */
function eastOf({ step, asked, east }: View): string[] | null {
  if (step !== "command" || asked === "neutral") return null;
  return east?.[asked] ?? null;
}
