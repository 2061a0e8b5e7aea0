import { api } from "./client.ts";
import { isAnswerCacheOff } from "./kept-answers.ts";

/**
 * How reminders stand in this browser. `unsupported`: it cannot show any. `needs-app`: only once the app is on the home
 * screen, as on an iPhone. `denied`: the person refused the permission.
 */
export type BrowserState = "unsupported" | "needs-app" | "denied" | "off" | "on";

interface Registered {
  publicKey: string;
  addressHashes: string[];
}

/** Reads how reminders stand in this browser. Asks for no permission. */
export async function readBrowserState({ publicKey, addressHashes }: Registered): Promise<BrowserState> {
  // Without the worker that keeps pages, nothing here would receive a message.
  if (isAnswerCacheOff()) return "unsupported";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "needs-app" : "unsupported";
  }
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  return addressHashes.includes(await hashOf(publicKey, subscription.endpoint)) ? "on" : "off";
}

/**
 * Asks for the permission, subscribes and tells the server. Must be called by a press. Throws where the browser or the
 * server refuses; the state tells whether the person did.
 */
export async function turnOn({ publicKey }: Registered): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const { pushManager } = await readyWorker();
  // One that is not registered for this person may be somebody else's, or made for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys } = subscription.toJSON();
  await api.reminders.addBrowser({
    endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}

/** Ends the subscription at the server and in the browser. */
export async function turnOff({ publicKey }: Registered): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.reminders.removeBrowser({ addressHash: await hashOf(publicKey, subscription.endpoint) });
  await subscription.unsubscribe();
}

const READY_WITHIN_MS = 10_000;

/** Waits for the worker, which is registered some seconds after the page. Throws if there is none. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error("This page has no background worker yet. Please try again.")),
      READY_WITHIN_MS,
    ),
  );
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

/** As the server computes it. */
async function hashOf(publicKey: string, endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${publicKey} ${endpoint}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
