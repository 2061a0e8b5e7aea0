/**
 * The browser's offer to install the app. Chromium makes it with an event soon after a page is loaded, before anything on the page
 * asks for it, so this file is loaded with the page.
 */

/** The event `beforeinstallprompt`, which TypeScript does not know: https://wicg.github.io/manifest-incubations/ */
interface InstallPromptEvent extends Event {
  /** Asks the person. May be called once. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** What the browser offers now; `null` if it offers nothing. `tell` is called when that changes. */
export const installOffer: { event: InstallPromptEvent | null; tell: () => void } = {
  event: null,
  tell: () => {},
};

export function setInstallOffer(event: Event | null): void {
  installOffer.event = event as InstallPromptEvent | null;
  installOffer.tell();
}

/** Keeps the browser's offer for the page, in place of the browser's own bar over it. */
export function listenForInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setInstallOffer(event);
  });
  addEventListener("appinstalled", () => setInstallOffer(null));
}
