// The app as it runs in production: its pages, its server, and how Node starts it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { laidOutValues } from "./laid-out.mjs";
import { nodeFlags, nodeSettings } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

/**
 * The arguments with which Node starts the server. The space for new objects grows in steps of 4 MB, whatever the
 * machine's memory is. The limit for old objects is a ceiling for the heaviest work, several imports, searches and years
 * at once, and not what the server uses: at rest about 130 MB are resident (docs/scale.md). With it, V8 lets the heap grow
 * by two fifths between two collections instead of doubling it.
 */
export const serverCommand = [
  ...nodeFlags,
  "--max-semi-space-size=4",
  "--max-old-space-size=512",
  join(projectFolder, "build-server/main.mjs"),
];

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
  "--max-semi-space-size=2",
  "--max-old-space-size=256",
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
