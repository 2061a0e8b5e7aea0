/** The delay in milliseconds for browsers without `requestIdleCallback`. */
const SOON_MS = 1_000;
const LATEST_MS = 3_000;

/** Runs the callback when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
