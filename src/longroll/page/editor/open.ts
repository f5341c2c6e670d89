/** To open a pack: a draft, the printed one, or a file. What cannot be opened gives one sentence, and nothing is lost. */

import { api, ApiError } from "../api/client.ts";
import type { Game } from "../api/types.ts";
import type { Say } from "../words/catalogue.ts";
import { PackDocument } from "./document.svelte.ts";
import { type Draft, Drafts } from "./drafts.ts";
import { isRecord, type Pack } from "./path.ts";
import { editorSystemOf, hasEditor } from "./system.ts";

export const drafts = new Drafts(() => localStorage);

/** The titles that are played from packs and can be edited here. */
export const editable = (games: readonly Game[]): Game[] => games.filter((game) => game.packs && hasEditor(game.system));

/** Why something could not be opened. */
export class NotOpened extends Error {}

export async function openPrinted(game: Game, say: Say): Promise<PackDocument> {
  return open(game, await api.printedPack(game.title), null, say);
}

/** The title is that of the pack in the file. */
export async function openFile(games: readonly Game[], file: File, say: Say): Promise<PackDocument> {
  const text = await file.text();
  const pack = parse(text);
  const game = games.find(({ title }) => title === pack?.["title"]) ?? games[0];
  if (!game) throw new NotOpened(say("editor-damaged", { file: file.name, why: "" }));
  if (!pack || game.title !== pack["title"]) throw new NotOpened(await complaint(game, text, file.name, say));
  return open(game, text, drafts.begin(game.title, file.name), say);
}

/** A draft that is gone is null. One that was left with nonsense in it is opened over the printed map. */
export async function openDraft(games: readonly Game[], id: string): Promise<PackDocument | null> {
  const [draft, pack] = [drafts.find(id), parse(drafts.read(id) ?? "")];
  const game = games.find(({ title }) => title === draft?.title);
  if (!draft || !pack || !game) return null;
  const system = await editorSystemOf(game.system);
  const drawn = system.isShowable(pack) ? pack : parse(await api.printedPack(game.title));
  return drawn && new PackDocument(game, system, drafts, draft, pack, drawn);
}

async function open(game: Game, text: string, draft: Draft | null, say: Say): Promise<PackDocument> {
  const system = await editorSystemOf(game.system);
  const pack = parse(text);
  if (!pack || !system.isShowable(pack)) throw new NotOpened(await complaint(game, text, draft?.file ?? "", say));
  return new PackDocument(game, system, drafts, draft, pack);
}

function parse(text: string): Pack | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** What the host finds wrong first. */
async function complaint(game: Game, text: string, file: string, say: Say): Promise<string> {
  try {
    const [flaw] = (await api.checkPack(game.title, text)).flaws;
    return say("editor-damaged", { file, why: flaw ? `${flaw.place}: ${flaw.reason}` : "" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return say("editor-damaged", { file, why: error.message });
  }
}
