// Runs the server for npm start: node scripts/keep-running.mjs <Node's arguments>. Starts it again when it dies.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { passSignalsTo } from "./run.mjs";

const MOST_DEATHS = 5;
const DEATHS_WITHIN_MS = 60_000;
/** The pause before the second start in a row; each further one is twice as long. */
const FIRST_PAUSE_MS = 500;
/** The exit codes with which a server ends that was told to. */
const TOLD_TO = [0, 130];

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, hasStarted: boolean }} Ending */

/** @param {string[]} command @returns {Promise<Ending>} */
function runServer(command) {
  const child = spawn(process.execPath, command, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const stopPassing = passSignalsTo(child);
  let hasStarted = false;
  child.once("message", () => {
    hasStarted = true;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      stopPassing();
      resolve({ code, signal, hasStarted });
    });
  });
}

/** @param {Ending} ending */
function reasonOf({ code, signal }) {
  if (signal === "SIGABRT") return "SIGABRT, as when its memory is used up";
  return signal ?? `exit code ${code}`;
}

/** @param {Ending} ending */
const exitCodeOf = ({ code, signal }) => (signal ? 128 + constants.signals[signal] : (code ?? 1));

let isStopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    isStopping = true;
  });
}

/** @param {string[]} command */
async function keepRunning(command) {
  /** @type {number[]} */
  let deaths = [];
  // A server that could not start at all has said why. One that could not start again after it died is tried again.
  let hasEverStarted = false;
  for (;;) {
    const ending = await runServer(command);
    hasEverStarted ||= ending.hasStarted;
    const isDeath = hasEverStarted && !isStopping && !TOLD_TO.includes(ending.code ?? -1);
    if (!isDeath) return exitCodeOf(ending);
    const now = Date.now();
    deaths = [...deaths.filter((time) => time > now - DEATHS_WITHIN_MS), now];
    if (deaths.length >= MOST_DEATHS) {
      console.error(
        `The server died ${MOST_DEATHS} times within a minute, now by ${reasonOf(ending)}. It is not started again.`,
      );
      return exitCodeOf(ending);
    }
    console.error(`The server died (${reasonOf(ending)}). Starting it again.`);
    if (deaths.length > 1) await wait(FIRST_PAUSE_MS * 2 ** (deaths.length - 2));
    if (isStopping) return exitCodeOf(ending);
  }
}

process.exit(await keepRunning(process.argv.slice(2)));
