// Installs the packages in package-lock.json that node_modules lacks. Works on Node 20 and newer, with Node's own
// modules only.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock-file.mjs";
import { findPinnedNode, projectFolder } from "./pinned-node.mjs";
import { withProgress } from "./progress.mjs";
import { runCommand } from "./run.mjs";

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * Resolves when the dependencies are installed. Prints nothing if they already were. Ends the process with a message if
 * the installation fails.
 */
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

/** Returns whether every package that is not optional is installed in the version that the lockfile names. */
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

/**
 * Runs `npm ci` with the npm that started this script, or else the npm on the path. Install scripts of packages are not
 * run.
 */
function npmCi() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...before] = npm ? [node ?? process.execPath, npm] : ["npm"];
  const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  return runCommand(command ?? "npm", [...before, "ci", ...flags, "--loglevel=error"], {
    cwd: projectFolder,
  });
}
