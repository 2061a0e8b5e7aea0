/**
 * The browser's offer to install the app. Chromium makes it with an event soon after a page is loaded, before anything on the page
 * asks for it, so this file is loaded with the page. Safari on phones makes none, but has an item in its menu.
 */
import { useSyncExternalStore } from "react";

/** The event `beforeinstallprompt`, which TypeScript does not know: https://wicg.github.io/manifest-incubations/ */
interface InstallPromptEvent extends Event {
  /** Asks the person. May be called once. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffered(event: InstallPromptEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the page, in place of the browser's own bar over it. */
export function listenForInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffered(event as InstallPromptEvent);
  });
  addEventListener("appinstalled", () => setOffered(null));
}

export type Installing = { by: "prompt"; install(): void } | { by: "menu" } | null;

/** Returns how this browser can install the app now; `null` if it cannot, or if the app is installed. */
export function useInstalling(): Installing {
  const event = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
  if (event) {
    return {
      by: "prompt",
      install() {
        setOffered(null);
        void event.prompt();
      },
    };
  }
  const hasMenu =
    typeof navigator !== "undefined" && "standalone" in navigator && navigator.standalone === false;
  return hasMenu ? { by: "menu" } : null;
}
