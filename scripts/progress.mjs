// Shows a line of progress while a long step runs.
const QUIET_TICK_MS = 15_000;
const TERMINAL_TICK_MS = 1_000;

/**
 * Prints what is being done and how long it has taken so far, and at the end how long it took.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(label, work) {
  const isTerminal = Boolean(process.stdout.isTTY);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const say = (/** @type {string} */ text) =>
    process.stdout.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
  say(`${label} ...`);
  const ticker = setInterval(
    () => say(`${label} ... ${seconds()} s`),
    isTerminal ? TERMINAL_TICK_MS : QUIET_TICK_MS,
  );
  try {
    const result = await work();
    say(`${label}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(ticker);
    if (isTerminal) process.stdout.write("\n");
  }
}
