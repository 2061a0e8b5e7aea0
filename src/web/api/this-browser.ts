import { api } from "./client.ts";
import { isAnswerCacheOff } from "./kept-answers.ts";

/**
 * The state of reminders in this browser. `unsupported`: the browser cannot show reminders. `needs-app`: reminders
 * work only after the app is added to the home screen, as on an iPhone. `denied`: the person refused the
 * permission.
 */
export type BrowserState = "unsupported" | "needs-app" | "denied" | "off" | "on";

interface Registered {
  publicKey: string;
  addressHashes: string[];
}

/** Returns the state of reminders in this browser. Does not ask for a permission. */
export async function readBrowserState({ publicKey, addressHashes }: Registered): Promise<BrowserState> {
  // Without the service worker, which is off together with offline caching, no message could be received.
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
 * Asks for the permission, subscribes this browser and registers the subscription at the server. Browsers allow it
 * only after a press. Does nothing if the person refuses. Throws if subscribing or the server's registration fails.
 */
export async function turnOn({ publicKey }: Registered): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const { pushManager } = await readyWorker();
  // An existing subscription may belong to another person or to another key, so it is ended first.
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

/** Ends the subscription on the server and in the browser. */
export async function turnOff({ publicKey }: Registered): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.reminders.removeBrowser({ addressHash: await hashOf(publicKey, subscription.endpoint) });
  await subscription.unsubscribe();
}

const READY_WITHIN_MS = 10_000;

/**
 * Waits for the service worker, which is registered some seconds after the page opens. Throws after 10 seconds
 * without a worker.
 */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error("The app is not fully loaded yet. Please try again in a moment.")),
      READY_WITHIN_MS,
    ),
  );
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

/** Returns the hash of a subscription's address, as the server computes it. */
async function hashOf(publicKey: string, endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${publicKey} ${endpoint}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
