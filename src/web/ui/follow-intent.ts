/** A mouse or the focus that rests for this long on a link may be about to press it; what passes over a list is not. */
const RESTS_FOR_MS = 60;

/**
 * Tells where somebody is about to go, by mouse, finger or keyboard: addresses of this site. Ends when the answer is called.
 * A link with `data-cold` is passed over.
 */
export function followIntent(tell: (url: URL) => void): () => void {
  const ending = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: "pointerover" | "pointerdown" | "focusin", hear: (url: URL | null) => void) =>
    document.addEventListener(type, (event) => hear(destinationOf(event.target)), {
      signal: ending.signal,
      passive: true,
    });

  const rest = (url: URL | null) => {
    clearTimeout(resting);
    if (url) resting = setTimeout(() => tell(url), RESTS_FOR_MS);
  };
  listen("pointerover", rest);
  listen("focusin", rest);
  listen("pointerdown", (url) => url && tell(url));
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
