// Builds the web app into build/client when its sources or the settings that it shows have changed.
import { join } from "node:path";
import { buildIfChanged, buildPart, hashOf } from "./build-once.mjs";
import { compressBuild } from "./compress-build.mjs";
import { writeSitemapAndRobots } from "./for-the-world.mjs";
import { writeOfflineWorker } from "./offline-worker.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";
import { shownValues } from "./shown-settings.mjs";

const sources = [
  "src/web",
  "src/contract",
  "src/domain",
  "content",
  "deck",
  "public",
  "scripts/build-web.mjs",
  "scripts/built-pages.mjs",
  "scripts/chunk-groups.mjs",
  "scripts/compress-build.mjs",
  "scripts/virtual-modules.mjs",
  "scripts/for-the-world.mjs",
  "scripts/inline-styles.mjs",
  "scripts/offline-worker.mjs",
  "scripts/shown-settings.mjs",
  "scripts/start-early.mjs",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
/** @type {import("./build-once.mjs").Part} */
const web = { name: "the web app", folder: "build", fingerprint: () => hashWebSources(), build: runBuild };

/**
 * Builds the web app where necessary. Resolves when build/client is up to date; ends the process with the
 * bundler's output when it cannot be built.
 */
export function buildWebIfChanged() {
  return buildIfChanged(web);
}

/** Builds the web app even if nothing changed. */
export function buildWeb() {
  return buildPart(web);
}

/** @returns {Promise<{ code: number, output: string }>} */
async function runBuild() {
  const router = join(projectFolder, "node_modules/@react-router/dev/bin.cjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const result = await runCommand(process.execPath, [router, "build"], { cwd: projectFolder, env });
  if (result.code !== 0) return result;
  const site = join(projectFolder, "build", "client");
  writeSitemapAndRobots(site);
  writeOfflineWorker(site);
  await compressBuild(site);
  return result;
}

/** Returns a hash that changes when a source file of the pages changes, or a setting that they show. */
export function hashWebSources(root = projectFolder) {
  const texts = Object.entries(shownValues(process.env)).map(([name, value]) => `${name}=${value}\0`);
  return hashOf({ root, sources, texts });
}
