// Child processes for the scripts in this folder: signals pass through, nothing is left behind.
import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @type {NodeJS.Signals[]} */
const forwardedSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command on this terminal, passes signals on to it, and ends this process the way the command ended.
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<never>}
 */
export async function runAndExit(command, commandArguments, options = {}) {
  const child = spawn(command, commandArguments, { stdio: "inherit", ...options });
  for (const signal of forwardedSignals) {
    // A terminal's Ctrl-C reaches the whole group; only a signal sent to this process alone has to be passed on.
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return await new Promise((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}
