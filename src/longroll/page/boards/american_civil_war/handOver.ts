/** The hand-over: before another person at this screen deploys unseen, a page covers everything until it is called away. */
import type { View } from "../../games/american_civil_war/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { element } from "./html.ts";

/** Steps in which something is done that the other side does not see. */
const SECRET = ["terrain", "deploy"];

export class HandOverScreen {
  private page: HTMLElement | null = null;
  /** For whom the cover was called away. */
  private seen = "";

  constructor(private readonly say: Say) {}

  show({ battle, step, asked, turn }: View): void {
    const secret = battle && (battle.hidden?.length ?? 0) > 0 && SECRET.includes(step);
    const key = secret ? `${turn} ${battle.space} ${asked}` : "";
    if (!secret) this.seen = "";
    if (!secret || key === this.seen) return this.close();
    this.lay(key, asked, battle.space);
  }

  close(): void {
    if (!this.page) return;
    this.page.remove();
    this.page = null;
    setInert(false);
  }

  private lay(key: string, side: string, space: string): void {
    this.close();
    const button = element("button", "primary", [this.say("hand-over-ready", { side })]);
    button.type = "button";
    button.dataset["testid"] = "hand-over";
    const page = element("div", "acw-hand-over", [element("h2", "", [this.say("hand-over", { side })]), element("p", "", [this.say("hand-over-why", { space })]), button]);
    page.setAttribute("role", "dialog");
    page.setAttribute("aria-modal", "true");
    page.setAttribute("aria-label", this.say("hand-over", { side }));
    button.addEventListener("click", () => {
      this.seen = key;
      this.close();
    });
    page.addEventListener("keydown", (event) => event.stopPropagation());
    document.body.append(page);
    setInert(true);
    this.page = page;
    button.focus();
  }
}

/** Nothing behind the cover can be reached. */
function setInert(inert: boolean): void {
  const app = document.getElementById("app");
  if (app) app.inert = inert;
}
