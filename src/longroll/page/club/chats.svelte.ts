/** What is said beside the match at this screen. */

import { clubApi } from "./api.ts";
import type { ChatMessage, Room } from "./types.ts";

class Chats {
  #match = "";
  messages = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  /** Is it being read now? */
  #open = false;

  async show(match: string): Promise<void> {
    if (match !== this.#match) [this.#match, this.messages, this.unread] = [match, [], 0];
    await this.#load();
  }

  async write(room: Room, text: string): Promise<void> {
    await clubApi.write(this.#match, room, text);
    await this.#load();
  }

  /** Somebody has written. */
  async hear(match: string): Promise<void> {
    if (match !== this.#match) return;
    const before = this.messages.length;
    await this.#load();
    if (!this.#open) this.unread += Math.max(0, this.messages.length - before);
  }

  /** As long as it is read. */
  read(): () => void {
    this.#open = true;
    this.unread = 0;
    return () => (this.#open = false);
  }

  async #load(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    const found = await clubApi.chat(match).catch(() => null);
    if (found && match === this.#match) this.messages = found;
  }
}

export const chats = new Chats();
