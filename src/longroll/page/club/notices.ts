/** What the reader is notified of while this page is open in the background; and pushes to this browser. */

import type { NewNoticeSettings, NoticeState } from "../api/schema.ts";
import { get, post, read, send } from "../api/client.ts";
import { settings } from "../state/settings.svelte.ts";
import { session } from "./session.svelte.ts";
import type { News } from "./types.ts";

const WORKER = "/pushWorker.js";
const KEY = "longroll-notices";
const PATH = "/api/notices";
const change = async (method: string, path: string, body: unknown): Promise<NoticeState> => read<NoticeState>(await send(method, PATH + path, { body }));

export const noticeApi = {
  look: () => get<NoticeState>(PATH),
  set: (asked: NewNoticeSettings) => change("PUT", "", asked),
  askToConfirm: () => send("POST", `${PATH}/mail`, { body: {} }),
  confirm: (token: string) => send("POST", `${PATH}/mail/confirm`, { body: { token } }),
  stopMails: (token: string) => send("POST", `${PATH}/unsubscribe/${encodeURIComponent(token)}`, { body: {} }),
  addWebhook: (url: string) => post<NoticeState>(`${PATH}/webhooks`, { url }),
  removeWebhook: (id: string) => change("DELETE", `/webhooks/${encodeURIComponent(id)}`, {}),
};

/** Notices speak the language of the page, and know the hour of its reader. */
export async function tellLanguage(): Promise<void> {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { language } = settings;
  const known = `${session.player} ${language} ${zone}`;
  if (!session.person || localStorage.getItem(KEY) === known) return;
  await send("PUT", `${PATH}/language`, { body: { language, zone } }).then(
    () => localStorage.setItem(KEY, known),
    () => undefined, // the next time
  );
}

/** A page that nobody looks at makes itself heard. */
export async function alertReader(news: News): Promise<void> {
  if (document.visibilityState === "visible") return;
  if (news.ways?.includes("sound") && settings.volume) (await import("../state/synthesizer.ts")).play(["turn"], settings.volume);
  if (news.ways?.includes("browser") && canNotify() && Notification.permission === "granted" && !(await subscription())) show(news);
}

function show({ title = "", body = "", tag = "", url = "" }: News): void {
  const shown = new Notification(title, { body, tag, lang: settings.language, icon: "/drum.svg" });
  shown.onclick = () => {
    window.focus();
    visit(url);
    shown.close();
  };
}

/** To a place of this page. */
export function visit(url: string): void {
  const target = new URL(url, location.href);
  if (target.origin === location.origin) location.hash = target.hash;
}

export const canNotify = (): boolean => "Notification" in window;
export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in window;

/** The worker is only there where pushes are switched on. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => (canPush() ? navigator.serviceWorker.getRegistration("/") : undefined);
export const subscription = async (): Promise<PushSubscription | null> => (await (await worker())?.pushManager.getSubscription()) ?? null;

/** A click on a notification leads to its match, also in a page that is open. */
export function listen(): void {
  if (!canPush()) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ url?: unknown }>) => {
    if (typeof data.url === "string") visit(data.url);
  });
}

export async function switchOn(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await send("POST", `${PATH}/push`, { body: { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
}

export async function switchOff(): Promise<void> {
  const made = await subscription();
  if (made) {
    await send("DELETE", `${PATH}/push`, { body: { endpoint: made.endpoint } }).catch(() => undefined);
    await made.unsubscribe();
  }
  await (await worker())?.unregister();
}
