/** Where the browser does not tell when it is idle. */
const SOON_MS = 1_000;
const LATEST_MS = 3_000;

/** Calls once the page has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
