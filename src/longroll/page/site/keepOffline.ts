/** The service worker keeps the site for playing offline. A new version waits until the player takes it, or until all tabs
 * are closed. */

import { status } from "./status.svelte.ts";

let begun = false;

/** Once Python is there, or does not come: the files of the first board come first. */
export function keepOffline(): void {
  if (begun || !("serviceWorker" in navigator)) return;
  begun = true;
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  serviceWorker.register("serviceWorker.js").then(watch, () => undefined);
  serviceWorker.addEventListener("controllerchange", () => {
    // Every tab goes on with the new version: it would not find the files of the old one any more.
    if (kept) location.reload();
    kept = true;
  });
}

const LATER = 5000;

/** Keep the memory of Python too, for a faster start: when the files are kept, and the visitor has a board before him. */
export function keepMemory(): void {
  if (!("serviceWorker" in navigator)) return;
  const base = new URL("./", document.baseURI).href;
  const make = (): Worker => new Worker(new URL("./snapshotWorker.ts", import.meta.url), { type: "module", name: base });
  void navigator.serviceWorker.ready.then(() => setTimeout(make, LATER));
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    status.waiting = registration.active ? registration.waiting : null;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}
