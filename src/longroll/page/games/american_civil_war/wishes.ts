/** What somebody who picks a thing that is not highlighted may have in mind: the action it would be, if it were allowed. */

import type { Thing } from "../../boards/board.ts";
import type { Scene } from "../adapter.ts";
import { selection } from "./selection.svelte.ts";
import { readBoard } from "./types.ts";
import { viewOf } from "./view.ts";

const ON_MAP: Record<string, (space: string, sort: string) => string[]> = {
  place: (space, sort) => (sort ? [`place ${sort} ${space}`] : []),
  march: (space) => [`from ${space}`],
  where: (space) => [`to ${space}`],
  battle: (space) => [`battle ${space}`],
  retreat: (space) => [`retreat ${space}`],
  displace: (space) => [`displace ${space}`],
  main: (space) => [`main ${space}`],
  buy: (space, sort) => (sort ? [`buy ${sort} ${space}`] : []),
};

const ON_FIELD: Record<string, (sort: string, area: string, own: boolean) => string[]> = {
  array: (sort, area) => [area === "reserve" ? `line ${sort}` : `back ${sort}`],
  reserve: (sort, area) => [area === "reserve" ? `line ${sort}` : `back ${sort}`],
  fire: (sort) => [`shoot ${sort}`],
  target: (sort) => [`at ${sort}`],
  rally: (sort) => [`recall ${sort}`],
  deploy: (sort) => [`deploy ${sort} line-1`],
  act: (sort, area) => [`act ${sort} ${area} fresh`],
  order: (sort, _, own) => (own ? [`rally ${sort}`] : [`fire ${sort}`, `charge ${sort}`]),
  pursue: (sort) => [`pursue ${selection.sort || sort} ${sort}`],
};

const INTO: Record<string, (area: string) => string[]> = {
  order: (area) => [`shift ${area}`],
  deploy: (area) => (selection.sort ? [`deploy ${selection.sort} ${area}`] : []),
  dig: (area) => [`dig ${area}`],
};

export function wished(scene: Scene, thing: Thing): string[] {
  const { kind } = scene.state.prompt;
  if (thing.kind === "sort") return kind === "buy" ? [wishedSort(scene, thing.id)] : [];
  if (thing.kind !== "space") return onField(scene, kind, thing);
  const offered = scene.state.choices.flatMap(({ facts }) => (typeof facts["sort"] === "string" ? [facts["sort"]] : []));
  return ON_MAP[kind]?.(thing.id, offered.includes(selection.sort) ? selection.sort : (offered[0] ?? "")) ?? [];
}

/** Whatever the space, the purse is asked first. */
const wishedSort = ({ board }: Scene, sort: string): string => (sort.includes("-") ? `buy ${sort} ${readBoard(board).spaces[0]?.id ?? ""}` : `buy-${sort}`);

function onField(scene: Scene, kind: string, thing: Thing): string[] {
  const [side = "", area = "", sort = ""] = thing.id.split(" ");
  if (thing.kind === "area") return INTO[kind]?.(area) ?? [];
  return thing.kind === "piece" ? (ON_FIELD[kind]?.(sort, area, side === viewOf(scene.state).battle?.part) ?? []) : [];
}
