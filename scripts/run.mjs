// Child processes for the scripts in this folder: signals pass through, nothing is left behind.
import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * The time in milliseconds that a command has to end after it was told to; npm would take longer in the middle of an
 * installation.
 */
const PATIENCE_MS = 2_000;

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Replaces this process by the command. Where Node cannot do that, this process stays as the parent, passes signals on,
 * and ends as the command ends.
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export async function becomeCommand(command, commandArguments, env = process.env) {
  if (typeof process.execve === "function") {
    process.execve(command, [command, ...commandArguments], definedOnly(env));
  }
  const child = spawn(command, commandArguments, { stdio: "inherit", env });
  passSignalsTo(child);
  return await new Promise((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function definedOnly(env) {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/**
 * Runs a command to its end and returns its output and exit code. A signal to this process ends the command first.
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {import("node:child_process").SpawnOptions} [options] `stdio: "inherit"` shows the output instead
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(command, commandArguments, options = {}) {
  const child = spawn(command, commandArguments, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const stopPassing = passSignalsTo(child, true);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return await new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on("close", (code, signal) => {
      stopPassing();
      resolve({ code: signal ? 128 + constants.signals[signal] : (code ?? 1), output });
    });
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {boolean} [endsUs] whether this process ends with the signal too, once the child has
 * @returns {() => void} takes the listeners away again
 */
export function passSignalsTo(child, endsUs = false) {
  const listeners = forwardedSignals.map((signal) => {
    const listener = () => {
      // A terminal's Ctrl-C reaches the whole group; only a signal to this process alone has to be passed on.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
      if (!endsUs) return;
      child.once("exit", () => process.exit(128 + constants.signals[signal]));
      setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS).unref();
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}
