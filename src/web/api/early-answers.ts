/**
 * The answers that the app's shell asks for before the app's code has loaded (`scripts/start-early.mjs`), by their paths.
 * Each is used once, and none after a request that may change something.
 */
declare global {
  var earlyAnswers: Partial<Record<string, Promise<Response>>> | undefined;
}

/** How long after the page was opened an answer that nobody has used yet counts as new, in milliseconds. */
const FRESH_UNTIL_MS = 60_000;

/** Returns the answer to `path` if the shell asked for it. Rejects as `fetch` does. */
export function takeEarlyAnswer(path: string, signal?: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.[path];
  if (!early || performance.now() > FRESH_UNTIL_MS) return undefined;
  delete globalThis.earlyAnswers?.[path];
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    early.then(resolve, reject);
  });
}

/** Drops the answers that nobody has used. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
