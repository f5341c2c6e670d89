/** The worker that makes the snapshot of Python's memory for later visits. Its name is the address of the site. */

import { isRoomForSnapshot, keepSnapshot } from "./memorySnapshot.ts";
import { readParts } from "./parts.ts";
import { startPython } from "./python.ts";

async function make(): Promise<void> {
  if (!(await isRoomForSnapshot())) return;
  const parts = await readParts(self.name);
  const python = await startPython(self.name, parts, () => undefined, { _makeSnapshot: true });
  python.runPython("import longroll.hosts.browser.preload");
  await keepSnapshot(self.name, parts, python.makeMemorySnapshot());
}

/** One tab at a time. Without a snapshot the next visit starts as this one did. */
const made = navigator.locks.request("longroll-memory", { ifAvailable: true }, async (lock) => lock && make());
void made.catch(() => undefined).then(() => self.close());
