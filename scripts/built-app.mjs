// The app as it runs in production: its pages, its server, and how Node starts it.
import { spawn } from "node:child_process";
import { totalmem } from "node:os";
import { join } from "node:path";
import { laidOutValues } from "./laid-out.mjs";
import { nodeFlags, nodeSettings } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

const MEGABYTE = 1024 * 1024;
/** The memory that this process may use, in megabytes: the machine's, or less in a container with a limit. */
const ownMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MEGABYTE;

/**
 * Returns the limits of V8's heap on a machine with so much memory. Both are ceilings, which no request should reach, and
 * rise with the machine. On a small one V8 lets the heap grow by two fifths between two collections instead of doubling
 * it, and 130 MB are resident at rest (docs/scale.md).
 * @param {number} memory in megabytes
 * @param {{ least: number }} old the lowest limit for old objects, in megabytes
 */
export function heapFor(memory, { least }) {
  const young = Math.min(Math.max(Math.floor(memory / 512), 4), 16);
  return [
    `--max-semi-space-size=${young}`,
    `--max-old-space-size=${Math.max(Math.floor(memory / 4), least)}`,
  ];
}

/** Returns the arguments with which Node starts the server on a machine with so many megabytes of memory. */
export const serverCommandFor = (/** @type {number} */ memory) => [
  ...nodeFlags,
  ...heapFor(memory, { least: 512 }),
  join(projectFolder, "build-server/main.mjs"),
];

/** The arguments with which Node starts the server. */
export const serverCommand = serverCommandFor(ownMemory);

/** The arguments with which Node starts a process that starts the server, and starts it again when it dies. */
export const keepRunningCommand = [
  ...nodeFlags,
  "--max-semi-space-size=1",
  join(projectFolder, "scripts/keep-running.mjs"),
  ...serverCommand,
];

/**
 * The environment of the server's process. The C library uses two memory areas, instead of eight for each processor
 * core, and returns freed memory to the system as soon as 128 KB of it lie at the end of an area: 20 MB less are
 * resident after work than if it adapted that limit itself.
 */
export const serverSettings = { ...nodeSettings, MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/** The arguments with which Node starts the import of a dump; the dump's path follows. */
export const importCommand = [
  ...nodeFlags,
  ...heapFor(ownMemory, { least: 256 }),
  join(projectFolder, "build-import/import-command.mjs"),
];

/** The environment of the import's process. Up to 16 threads derive the keys of former values. */
export const importSettings = { ...serverSettings, UV_THREADPOOL_SIZE: "16" };

/** Resolves when pages and server are built from the current sources. A copy that only runs has nothing to build. */
export async function buildAppIfChanged() {
  if (laidOutValues()) return;
  const { buildServerIfChanged } = await import("./build-server.mjs");
  const { buildWebIfChanged } = await import("./build-web.mjs");
  await Promise.all([buildWebIfChanged(), buildServerIfChanged()]);
}

/** Resolves when the import of a dump is built from the current sources. A copy that only runs has nothing to build. */
export async function buildImportIfChanged() {
  if (laidOutValues()) return;
  const { buildImportIfChanged: build } = await import("./build-server.mjs");
  await build();
}

/**
 * Starts a server in its own process, for tests and benchmarks. The environment's own settings are left out, because
 * they could name the operator's database and a paid model.
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
