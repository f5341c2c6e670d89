import { mount } from "svelte";
import App from "./App.svelte";
import { watchParts } from "./state/newerPage.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/print.css";

const target = document.getElementById("app");
if (target && import.meta.env.MODE === "site") (await import("./site/start.svelte.ts")).start(target);
else if (target) {
  watchParts();
  mount(App, { target });
}
