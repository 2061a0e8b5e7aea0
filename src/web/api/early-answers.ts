/**
 * The answers that the app's shell requests before the app's code has loaded (`scripts/start-early.mjs`), keyed by
 * path. Each answer is used at most once. All unused answers are dropped before a request that may change
 * something, and when something changed elsewhere.
 */
declare global {
  var earlyAnswers: Partial<Record<string, Promise<Response>>> | undefined;
}

/** The time after the page was opened, in milliseconds, until which an unused early answer counts as fresh. */
const FRESH_UNTIL_MS = 60_000;

/**
 * Returns the answer to `path` if the shell requested it, otherwise `undefined`. The promise rejects as `fetch`
 * does.
 */
export function takeEarlyAnswer(path: string, signal?: AbortSignal): Promise<Response> | undefined {
  const early = freshAnswer(path);
  if (!early) return undefined;
  delete globalThis.earlyAnswers?.[path];
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    early.then(resolve, reject);
  });
}

/** Returns whether the shell requested the answer to `path`, and it is fresh and not used yet. */
export function hasEarlyAnswer(path: string): boolean {
  return freshAnswer(path) !== undefined;
}

function freshAnswer(path: string): Promise<Response> | undefined {
  return performance.now() > FRESH_UNTIL_MS ? undefined : globalThis.earlyAnswers?.[path];
}

/** Drops the early answers that have not been used. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
