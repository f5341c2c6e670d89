/** Where each datum of a pack is from, as far as it says, in texts that can be changed. */

import type { Say } from "../words/catalogue.ts";
import { fieldOf } from "./fields.ts";
import { get, isRecord, type Pack, type Path } from "./path.ts";
import type { Table } from "./system.ts";

export function sourceTables(pack: Pack, say: Say): Table[] {
  const sources = get(pack, ["provenance"]);
  if (!isRecord(sources)) return [];
  return Object.entries(sources).map(([section, things]) => {
    const keys: Path[] = isRecord(things) ? Object.keys(things).map((thing) => [section, thing]) : [[section]];
    const rows = keys.map((at) => ({ label: String(at.at(-1)), cells: [fieldOf(pack, ["provenance"], { key: "source", kind: "text", at, optional: true }, say)] }));
    return { title: section, columns: [say("field-source")], rows };
  });
}
