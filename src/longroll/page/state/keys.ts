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
  if (overlay) desk.overlay = overlay;
  const deed = deeds[key] ?? (desk.replaying ? replayDeed(event) : freeDeed(event));
  if (!deed) return;
  event.preventDefault();
  deed(desk);
}

export function releaseKey(event: KeyboardEvent, desk: Desk): void {
  if (overlayOf(desk, event.key.toLowerCase()) === desk.overlay) desk.overlay = "none";
}

/** Enter means the primary button where nothing else has the focus. */
function freeDeed(event: KeyboardEvent): Deed | undefined {
  if (event.key !== "Enter" || event.target !== document.body) return undefined;
  return (desk) => {
    const first = desk.open && desk.match.adapter.primary(desk.match.present);
    if (first) void desk.choose(first);
  };
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
