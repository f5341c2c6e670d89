/** Places in a pack, as the host writes them (`map.lines[3].hexes[7]`), and packs changed at a place without touching the old one. Pure. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Pack = { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

const STEP = /"((?:[^"\\]|\\.)*)"|\[(\d+)\]|([^.[\]"]+)/g;

export function readPath(place: string): (string | number)[] {
  return [...place.matchAll(STEP)].map(([, quoted, number, plain]) => (number !== undefined ? Number(number) : (quoted ?? plain ?? "")));
}

export const writePath = (path: Path): string => path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("").replace(/^\./, "");

/** Is the place that of the path, or in it? */
export const isWithin = (place: Path, path: Path): boolean => path.length <= place.length && path.every((step, n) => String(step) === String(place[n]));

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
export const isRecord = (value: unknown): value is { readonly [key: string]: Json } => typeof value === "object" && value !== null && !Array.isArray(value);

/** What is at a place; undefined: nothing. */
export function get(value: Json | undefined, path: Path): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (isList(value)) return get(value[Number(step)], rest);
  return isRecord(value) ? get(value[step], rest) : undefined;
}

/** With another value at a place; what is missing on the way there is made. */
export function put<T extends Json>(value: T, path: Path, next: Json): T {
  return alter(value, path, () => next) as T;
}

/** Without the row or the field at a place. */
export function drop<T extends Json>(value: T, path: Path): T {
  const last = path.at(-1);
  return alter(value, path.slice(0, -1), (holder) => {
    if (isList(holder)) return holder.filter((_, n) => n !== last);
    return isRecord(holder) ? Object.fromEntries(Object.entries(holder).filter(([key]) => key !== last)) : (holder ?? null);
  }) as T;
}

/** With one more row at the end of a list. */
export function append<T extends Json>(value: T, path: Path, row: Json): T {
  return alter(value, path, (rows) => [...(isList(rows) ? rows : []), row]) as T;
}

/** With what `change` makes of the value at a place. */
export function alter(value: Json | undefined, path: Path, change: (old: Json | undefined) => Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (typeof step === "number") {
    const rows = isList(value) ? [...value] : [];
    rows[step] = alter(rows[step], rest, change);
    return rows;
  }
  const fields = isRecord(value) ? value : {};
  return { ...fields, [step]: alter(fields[step], rest, change) };
}

/** A list of names with or without one of them. */
export function listed(all: Json | undefined, name: string, on: boolean): string[] {
  const names = (isList(all) ? all : []).map(String);
  if (!on) return names.filter((one) => one !== name);
  return names.includes(name) ? names : [...names, name];
}
