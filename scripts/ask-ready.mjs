// Asks a process of the app on this machine whether it is ready: ask-ready.mjs [seconds to wait for it]. Exits with 0 if
// it is, and with 1 if not. PORT is the port of the process. If MAINPID is set, as systemd does, the wait ends when that
// process has ended. Works on Node 20 and newer, with Node's own modules only.
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 250;
const ANSWER_TIMEOUT_MS = 3_000;
const DEFAULT_PORT = "3000";

const address = `http://127.0.0.1:${process.env.PORT || DEFAULT_PORT}/readyz`;
const deadline = performance.now() + 1000 * Number(process.argv[2] ?? 0);
let answer = await ask();
while (answer !== 200 && performance.now() < deadline && isRunning(Number(process.env.MAINPID))) {
  await wait(POLL_MS);
  answer = await ask();
}
if (answer !== 200) {
  console.error(`${address} answered ${answer}`);
  process.exitCode = 1;
}

/** Returns the status of the answer, or the reason why there was none. */
async function ask() {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return status;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/**
 * Returns whether the process runs; true if no process is given.
 * @param {number} pid
 */
function isRunning(pid) {
  if (!pid) return true;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
