/** The adapters, by system. */

import type { Adapter } from "./adapter.ts";
import { houseDivided } from "./house_divided/index.ts";

const adapters: Record<string, Adapter> = { "house-divided": houseDivided };

export function adapterOf(system: string): Adapter {
  const adapter = adapters[system];
  if (!adapter) throw new Error(`no adapter for ${system}`);
  return adapter;
}
