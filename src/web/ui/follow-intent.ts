/**
 * How long the pointer or the focus rests on a link, in milliseconds, before the link counts as a likely next
 * page.
 */
const RESTS_FOR_MS = 60;

/**
 * Calls `tell` with the URLs of this site that the person is likely to open next, by mouse, finger or keyboard.
 * Links with `data-cold` are ignored. Returns a function that unsubscribes.
 */
export function subscribeToLinkIntent(onIntent: (url: URL) => void): () => void {
  const ending = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: "pointerover" | "pointerdown" | "focusin", hear: (url: URL | null) => void) =>
    document.addEventListener(type, (event) => hear(destinationOf(event.target)), {
      signal: ending.signal,
      passive: true,
    });

  const rest = (url: URL | null) => {
    clearTimeout(resting);
    if (url) resting = setTimeout(() => onIntent(url), RESTS_FOR_MS);
  };
  listen("pointerover", rest);
  listen("focusin", rest);
  listen("pointerdown", (url) => url && onIntent(url));
  return () => {
    clearTimeout(resting);
    ending.abort();
  };
}

function destinationOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || link.dataset.cold !== undefined) return null;
  const url = new URL(link.href);
  const isElsewhere = url.origin !== location.origin || url.pathname === location.pathname;
  return isElsewhere ? null : url;
}
