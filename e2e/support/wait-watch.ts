// Measures in the page how long a person waits after a tap, because the commands of a driver take time of their own, and
// the page's processor is slowed down while it answers them.

/** What the person waits for: a visible element that this selector finds. */
export interface Awaited {
  selector: string;
  /** A part of the element's text; any text if absent. */
  text?: string;
  /** Parts of texts that the element must not have: the placeholders that stand in it before. */
  withoutTexts?: string[];
  /** Whether the element counts only once it reacts to a tap. */
  reacts?: boolean;
}

/** What the watch has seen, in milliseconds since the document was requested; `null` before. */
export interface WaitWatch {
  tappedAt: number | null;
  seenAt: (number | null)[];
}

/**
 * Runs in the page: waits for the next tap, and then notes in `window.waitWatch` the first frame in which each awaited
 * element is visible. With `isOpening`, it does not wait for a tap, but counts from the request of the document.
 */
export function watchWait({ awaited, isOpening }: { awaited: Awaited[]; isOpening: boolean }): void {
  const watch: WaitWatch = { tappedAt: isOpening ? 0 : null, seenAt: awaited.map(() => null) };
  Object.assign(window, { waitWatch: watch });
  const reacts = (element: Element) => Object.keys(element).some((name) => name.startsWith("__reactProps"));
  const isThere = ({ selector, text = "", withoutTexts = [], reacts: mustReact }: Awaited) =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() &&
        element.textContent !== "" &&
        element.textContent.includes(text) &&
        !withoutTexts.some((without) => element.textContent.includes(without)) &&
        (!mustReact || reacts(element)),
    );
  const look = () => {
    for (const [place, each] of awaited.entries()) {
      if (watch.seenAt[place] !== null) continue;
      if (!isThere(each)) break;
      watch.seenAt[place] = performance.now();
    }
    if (watch.seenAt.includes(null)) requestAnimationFrame(look);
  };
  const begin = ({ timeStamp }: Event) => {
    watch.tappedAt = timeStamp;
    requestAnimationFrame(look);
  };
  if (isOpening) requestAnimationFrame(look);
  else addEventListener("click", begin, { capture: true, once: true });
}
