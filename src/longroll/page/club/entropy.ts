/** What a player adds to the seed of the dice: a share that nobody knows before the others have given theirs. It is kept in this browser until
 * it is revealed. The format is that of kernel/shared_seed.py. */

const BYTES = 32;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export const commit = (share: string): Promise<string> => sha256(`longroll-share:${share}`);

export const join = (shares: string[]): Promise<string> => sha256(`longroll-seed${shares.map((share, place) => `:${place + 1}=${share}`).join("")}`);

export const commitSeed = (seed: string): Promise<string> => sha256(seed);
