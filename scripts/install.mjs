// Installs what package-lock.json asks for and node_modules does not have. Node 20 and newer, built-ins only.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock-file.mjs";
import { findPinnedNode, projectFolder } from "./pinned-node.mjs";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run.mjs";

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/** Resolves when the dependencies are there; says nothing when they were. Ends the process with one line when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const path = join(projectFolder, ".data", "install.lock");
  await withLock({ path, waitingFor: "installing the dependencies" }, async () => {
    if (isInstalled()) return;
    const { code, output } = await withProgress(
      "Installing the dependencies (only the first time; a minute or two)",
      npmCi,
    );
    if (code === 0 && findPinnedNode()) return;
    console.error(output.trim());
    console.error("The dependencies could not be installed; npm's own words are above.");
    process.exit(1);
  });
}

/** Every package that is not optional, in the version that the lockfile names. */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!findPinnedNode()) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || present[path]?.version === version,
  );
}

/**
 * @param {string} name
 * @returns {Packages}
 */
function readPackages(name) {
  const path = join(projectFolder, name);
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}

/** The npm that runs us, else the one on the path. Scripts of packages are not needed and not run. */
function npmCi() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...before] = npm ? [node ?? process.execPath, npm] : ["npm"];
  const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  return runCommand(command ?? "npm", [...before, "ci", ...flags, "--loglevel=error"], {
    cwd: projectFolder,
  });
}
