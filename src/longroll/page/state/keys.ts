/** The keys of the table. Letters do nothing while something is being typed. */

import type { Adapter } from "../games/adapter.ts";
import type { Desk } from "./desk.svelte.ts";

const FIRST: [string, string][] = [
  ["Enter", "primary"],
  ["U", "undo"],
  ["/", "type"],
];
const LAST: [string, string][] = [
  ["H", "hide"],
  ["B", "rules"],
  ["W", "why"],
  ["S", "skip"],
  ["M", "hurry"],
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

const overlayOf = (desk: Desk, key: string): string => desk.match.adapter.overlays.find((one) => one.key === key)?.name ?? "";

const TYPING = "input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]";

function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return event.ctrlKey || event.metaKey || event.altKey || !!target?.closest?.(TYPING) || !!target?.closest?.("dialog, [popover]");
}

type Deed = (desk: Desk) => void;

const deeds: Record<string, Deed> = {
  u: (desk) => {
    if (desk.open && !desk.match.present.undo_stops) void desk.match.undo();
  },
  "/": () => document.querySelector<HTMLInputElement>("[data-typed]")?.focus(),
  h: (desk) => (desk.hidden = !desk.hidden),
  b: (desk) => (desk.drawer = "rules"),
  w: () => document.querySelector<HTMLElement>("[data-why]")?.focus(),
  s: (desk) => desk.match.playback.skip(),
  m: (desk) => {
    if (desk.match.present.thinking) void desk.match.hurry();
  },
  "?": (desk) => (desk.drawer = "keys"),
  Escape: (desk) => {
    desk.inquiry.close();
    desk.sight = null;
  },
};

export function handleKey(event: KeyboardEvent, desk: Desk): void {
  if (event.key === "Escape" && (event.target as Element | null)?.closest?.("[data-typed]")) desk.inquiry.close();
  if (elsewhere(event) || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const overlay = overlayOf(desk, key);
  if (overlay) hold(desk, overlay);
  const deed = deeds[key] ?? (desk.replaying ? replayDeed(event) : freeDeed(event));
  if (!deed) return;
  event.preventDefault();
  deed(desk);
}

function hold(desk: Desk, overlay: string): void {
  if (desk.held?.overlay === overlay) return;
  desk.held = { overlay, before: desk.held?.before ?? desk.overlay };
  desk.overlay = overlay;
}

/** What was shown before the key was held is shown again. */
export function releaseKey(event: KeyboardEvent, desk: Desk): void {
  if (!desk.held || overlayOf(desk, event.key.toLowerCase()) !== desk.held.overlay) return;
  desk.overlay = desk.held.before;
  desk.held = null;
}

const onBoard = ({ target }: globalThis.Event): boolean => !!(target as Element | null)?.closest?.("[data-testid=board]");

/** Remember whether the board has the focus because it was clicked: to a browser any key makes it the keyboard's. */
export function handlePointer(event: PointerEvent, desk: Desk): void {
  desk.clicked = onBoard(event);
}

const STEERS = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** A board that got the focus by a click does not take Enter: nothing on it was chosen by keys. */
export function handleFirst(event: KeyboardEvent, desk: Desk): void {
  if (STEERS.includes(event.key)) desk.clicked = false;
  if (event.key !== "Enter" || event.repeat || desk.replaying || elsewhere(event)) return;
  if (!desk.clicked || !onBoard(event) || !pressPrimary(desk)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Answers whether there was a coloured button to press. */
function pressPrimary(desk: Desk): boolean {
  const { proposal } = desk;
  const first = desk.open && desk.match.adapter.primary(desk.match.present);
  if (proposal) void desk.confirm(proposal);
  else if (first) void desk.choose(first);
  return !!proposal || !!first;
}

/** Enter means the primary button where nothing else has the focus. */
function freeDeed(event: KeyboardEvent): Deed | undefined {
  if (event.key !== "Enter" || event.repeat || event.target !== document.body) return undefined;
  return (desk) => void pressPrimary(desk);
}

function replayDeed(event: KeyboardEvent): Deed | undefined {
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
