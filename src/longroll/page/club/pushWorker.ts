/** Shows what the club pushes to this browser. It is there only where its reader has switched pushes on, and keeps no files. */

/** The part of a service worker's scope that is used; the types of the page have only a window's. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface Page {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<Page[]>; openWindow(url: string): Promise<unknown>; claim(): Promise<void> };
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Clicked) => void): void;
}
interface PushedNotice {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
}
const scope = self as unknown as Scope;
export {};

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as PushedNotice | undefined)));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(String((event.notification.data as { url?: unknown } | null)?.url ?? "")));
});

async function show(notice: PushedNotice | undefined): Promise<void> {
  if (!notice) return;
  const { title, body, url, tag, lang } = notice;
  await scope.registration.showNotification(title, { body, tag, lang, icon: "/drum.svg", badge: "/drum.svg", data: { url } });
}

/** To a page that is open, or to a new one. */
async function visit(url: string): Promise<void> {
  if (new URL(url, scope.location.origin).origin !== scope.location.origin) return;
  const [page] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) {
    await scope.clients.openWindow(url);
    return;
  }
  await page.focus();
  page.postMessage({ url });
}
