/** The keys of the server. Letters do nothing while something is being typed. */

import type { Adapter } from "../games/adapter.ts";
import type { MatchUi } from "./ui.svelte.ts";

const FIRST: [string, string][] = [
  ["Enter", "primary"],
  ["Shift Enter", "gather"],
  ["U", "undo"],
  ["/", "type"],
];
const LAST: [string, string][] = [
  ["H", "hide"],
  ["B", "rules"],
  ["W", "why"],
  ["S", "skip"],
  ["T", "summary"],
  [", .", "summary-step"],
  ["M", "move-now"],
  ["← →", "step"],
  ["Shift ← →", "leap"],
  ["Space", "run"],
  ["Esc", "close"],
  ["?", "keys"],
];

/** Every key that `?` lists; `key-NAME` says what it does. */
export function keysOf({ overlays }: Adapter): [string, string][] {
  return [...FIRST, ...overlays.map(({ key, name }): [string, string] => [key.toUpperCase(), name]), ...LAST];
}

const overlayOf = (ui: MatchUi, key: string): string => ui.match.adapter.overlays.find((one) => one.key === key)?.name ?? "";

const TYPING = "input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]";

function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest?.(TYPING) || !!target?.closest?.("dialog, [popover]");
}

type Command = (ui: MatchUi) => void;

const commands: Record<string, Command> = {
  u: (ui) => {
    if (ui.open && !ui.match.present.undo_stops) void ui.match.undo();
  },
  "/": () => document.querySelector<HTMLInputElement>("[data-typed]")?.focus(),
  h: (ui) => (ui.hidden = !ui.hidden),
  b: (ui) => (ui.drawer = "rules"),
  w: () => document.querySelector<HTMLElement>("[data-why]")?.focus(),
  s: (ui) => ui.match.playback.skip(),
  t: ({ summary, summaryShown, replaying }) => {
    if (summaryShown) summary.dismiss();
    else if (summary.any && !replaying) summary.showAgain();
  },
  ",": (ui) => stepSummary(ui, -1),
  ".": (ui) => stepSummary(ui, 1),
  m: (ui) => {
    if (ui.match.present.bot) void ui.match.moveNow();
  },
  "?": (ui) => (ui.drawer = "keys"),
  Escape: (ui) => {
    ui.whyNot.close();
    ui.hand?.clear();
    ui.stay();
    ui.sight = null;
  },
};

function stepSummary({ summary, summaryShown }: MatchUi, direction: number): void {
  if (summaryShown) summary.go(summary.at + direction);
}

export function handleKey(event: KeyboardEvent, ui: MatchUi): void {
  if (event.key === "Escape" && (event.target as Element | null)?.closest?.("[data-typed]")) ui.whyNot.close();
  if (elsewhere(event) || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const overlay = overlayOf(ui, key);
  if (overlay) hold(ui, overlay);
  const command = commands[key] ?? (ui.replaying ? replayCommand(event) : pageCommand(event));
  if (!command) return;
  event.preventDefault();
  command(ui);
}

function hold(ui: MatchUi, overlay: string): void {
  if (ui.held?.overlay === overlay) return;
  ui.held = { overlay, before: ui.held?.before ?? ui.overlay };
  ui.overlay = overlay;
}

/** What was shown before the key was held is shown again. */
export function releaseKey(event: KeyboardEvent, ui: MatchUi): void {
  if (!ui.held || overlayOf(ui, event.key.toLowerCase()) !== ui.held.overlay) return;
  ui.overlay = ui.held.before;
  ui.held = null;
}

const onBoard = ({ target }: globalThis.Event): boolean => !!(target as Element | null)?.closest?.("[data-testid=board]");

/** Remember whether the board has the focus because it was clicked: to a browser any key makes it the keyboard's. */
export function handlePointer(event: PointerEvent, ui: MatchUi): void {
  ui.clicked = onBoard(event);
}

const STEERS = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** A board that got the focus by a click does not take Enter: nothing on it was chosen by keys. */
export function handleFirst(event: KeyboardEvent, ui: MatchUi): void {
  if (STEERS.includes(event.key)) ui.clicked = false;
  if (event.key !== "Enter" || event.repeat || ui.replaying || elsewhere(event)) return;
  if (!ui.clicked || !onBoard(event) || !pressPrimary(ui)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Answers whether there was a coloured button to press. */
function pressPrimary(ui: MatchUi): boolean {
  const { proposal } = ui;
  const { adapter, scene } = ui.match;
  const first = ui.open && !adapter.givesUp(scene) && adapter.primary(scene);
  if (proposal) void ui.confirm(proposal);
  else if (first) void ui.choose(first);
  return !!proposal || !!first;
}

/** Enter means the primary button where nothing else has the focus. */
function pageCommand(event: KeyboardEvent): Command | undefined {
  if (event.key !== "Enter" || event.repeat || event.target !== document.body) return undefined;
  return (ui) => void pressPrimary(ui);
}

function replayCommand(event: KeyboardEvent): Command | undefined {
  const target = event.target as Element;
  if (target.closest("svg, input[type=range]")) return undefined;
  if (event.key === " " && !target.closest("button, a, summary")) {
    return ({ replay }) => (replay.playing ? replay.stop() : replay.play());
  }
  const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (direction === 0) return undefined;
  if (event.shiftKey) return ({ replay }) => replay.jump(direction, ["turn", "phase", "battle", "end", "start"]);
  return ({ replay }) => void replay.go(replay.at + direction);
}
