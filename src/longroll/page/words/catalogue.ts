/** Catalogues: Fluent files made into sentences, in the first language that has the key. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "../api/types.ts";

/** Says a key of the catalogues. */
export type Say = (key: string, facts?: Facts) => string;

interface Tongue {
  bundle: FluentBundle;
  keys: Set<string>;
}

export class Catalogue {
  #tongues: Tongue[] = [];

  /** Add the texts of one language; those added first are asked first. What they refer to and lack is found in `base`. */
  add(language: string, texts: string[], base: string[] = []): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const keys = new Set<string>();
    for (const text of base) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const resource of texts.map((text) => new FluentResource(text))) {
      bundle.addResource(resource, { allowOverrides: true });
      for (const { id } of resource.body) keys.add(id);
    }
    this.#tongues.push({ bundle, keys });
  }

  has(key: string): boolean {
    return this.#tongues.some(({ keys }) => keys.has(key));
  }

  /** The sentence of a key; facts that are the id of a place are said by its name. A key nobody knows says itself. */
  say(key: string, facts: Facts = {}, names: Record<string, string> = {}): string {
    for (const { bundle, keys } of this.#tongues) {
      const pattern = keys.has(key) ? bundle.getMessage(key)?.value : null;
      if (pattern) return joined(bundle.formatPattern(pattern, shown(facts, names), []));
    }
    return key;
  }
}

/** Stands between a fact and the words around it where either may have a full stop. */
const EDGE = "\0";

/** A name and its sentence end in one full stop. */
function joined(text: string): string {
  return text.replaceAll(`.${EDGE}.`, ".").replaceAll(EDGE, "");
}

function shown(facts: Facts, names: Record<string, string>): Facts {
  const named: Facts = {};
  for (const [name, fact] of Object.entries(facts)) named[name] = typeof fact === "string" ? edged(names[fact] ?? fact) : fact;
  return named;
}

function edged(fact: string): string {
  return `${fact.startsWith(".") ? EDGE : ""}${fact}${fact.endsWith(".") ? EDGE : ""}`;
}
