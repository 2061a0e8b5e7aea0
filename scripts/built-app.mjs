// The app as it runs in production: its pages, its server, and how Node starts it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildServerIfChanged } from "./build-server.mjs";
import { buildWebIfChanged } from "./build-web.mjs";
import { nodeFlags, nodeSettings } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

/**
 * What Node is given to start the server. New objects are collected in steps of 4 MB, not of the machine's size. Under the
 * limit for old ones V8 lets its heap grow by a third between two collections, and not to its double.
 */
export const serverCommand = [
  ...nodeFlags,
  "--max-semi-space-size=4",
  "--max-old-space-size=256",
  join(projectFolder, "build-server/main.mjs"),
];

/** Two areas of memory for the C library instead of eight a core. */
export const serverSettings = { ...nodeSettings, MALLOC_ARENA_MAX: "2" };

/** Resolves when pages and server are built from the sources as they are. */
export async function buildAppIfChanged() {
  await Promise.all([buildWebIfChanged(), buildServerIfChanged()]);
}

/**
 * Starts a server in a process of its own, for tests and benchmarks. The environment's own settings are left out, because
 * they would lead to the operator's database and paid model.
 * @param {Record<string, string>} settings environment variables
 * @param {object} [options]
 * @param {string} [options.folder] the project's folder, or a copy of it
 * @param {string[]} [options.command] what Node is given
 * @param {(text: string) => void} [options.onOutput] is called with what the server prints
 */
export function spawnServer(settings, { folder = projectFolder, command = serverCommand, onOutput } = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production", ...serverSettings, ...settings },
    stdio: onOutput ? ["ignore", "pipe", "pipe"] : "ignore",
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => onOutput?.(String(chunk)));
  return child;
}
