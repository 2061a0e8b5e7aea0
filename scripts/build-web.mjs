// Builds the web app into build/client when its sources or the settings that it shows have changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressBuild } from "./compress-build.mjs";
import { writeForTheWorld } from "./for-the-world.mjs";
import { withLock } from "./lock-file.mjs";
import { writeOfflineWorker } from "./offline-worker.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run.mjs";
import { SHOWN_SETTINGS } from "./shown-settings.mjs";

const sources = [
  "src/web",
  "src/contract",
  "src/domain",
  "deck",
  "public",
  "scripts/built-pages.mjs",
  "scripts/compress-build.mjs",
  "scripts/unused-library-parts.mjs",
  "scripts/virtual-modules.mjs",
  "scripts/for-the-world.mjs",
  "scripts/inline-route-manifest.mjs",
  "scripts/inline-styles.mjs",
  "scripts/offline-worker.mjs",
  "scripts/shown-settings.mjs",
  "scripts/skip-facades.mjs",
  "vite.config.ts",
  "react-router.config.ts",
];
const stamp = join(projectFolder, "build", "stamp");

/**
 * Builds the web app where necessary. Resolves when build/client is up to date; ends the process with the
 * bundler's output when it cannot be built.
 */
export async function buildWebIfChanged() {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  const path = join(projectFolder, ".data", "build.lock");
  await withLock({ path, waitingFor: "building the web app" }, async () => {
    if (isBuilt(wanted)) return;
    const { code, output } = await withProgress("Building the web app", () => buildWeb(wanted));
    if (code === 0) return;
    console.error(output.trim());
    process.exit(1);
  });
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/**
 * Builds in any case.
 * @param {string} [print]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function buildWeb(print = fingerprint()) {
  rmSync(stamp, { force: true });
  const router = join(projectFolder, "node_modules/@react-router/dev/bin.cjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const result = await runCommand(process.execPath, [router, "build"], { cwd: projectFolder, env });
  if (result.code !== 0) return result;
  const site = join(projectFolder, "build", "client");
  writeForTheWorld(site);
  writeOfflineWorker(site);
  await compressBuild(site);
  writeFileSync(stamp, print);
  return result;
}

/** A hash that changes when a source file of the pages or a setting that they show changes. */
export function fingerprint(root = projectFolder) {
  const hash = createHash("sha256");
  for (const file of [...sources.flatMap((path) => filesIn(root, path)), "package-lock.json"]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  for (const name of SHOWN_SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} the files below it that make the pages, in a fixed order
 */
function filesIn(root, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
