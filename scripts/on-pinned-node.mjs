// Every npm script calls this first, so that the dependencies are installed and the script runs on the Node version of
// the project.
import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { pinnedNode, projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

export const OLDEST_NODE = 20;

/** The flags that hide two of Node's warnings: in some of its versions it warns of type stripping and of SQLite. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/** The environment variable of Node's compile cache, with which the server starts about a second faster. */
export const nodeSettings = { NODE_COMPILE_CACHE: join(projectFolder, "node_modules/.cache/node") };

/**
 * Resolves if the script runs on the pinned Node, with the project's folder as working directory. On another Node it
 * installs the dependencies and starts the script again on the pinned one.
 * @param {string} scriptUrl the script's import.meta.url
 */
export async function onPinnedNode(scriptUrl) {
  process.chdir(projectFolder);
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    console.error(`Rubber Arcana needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  await ensureInstalled();
  const node = pinnedNode();
  if (realpathSync(node) === realpathSync(process.execPath)) return;
  const reason = whyItDoesNotRun(node);
  if (reason) {
    console.error(reason);
    process.exit(1);
  }
  await becomeCommand(node, [...nodeFlags, fileURLToPath(scriptUrl), ...process.argv.slice(2)]);
}

/**
 * Returns why the pinned Node does not run on this machine and what helps; undefined if it runs.
 * @param {string} node
 * @returns {string | undefined}
 */
export function whyItDoesNotRun(node) {
  const { status, stderr, error } = spawnSync(node, ["--version"], { encoding: "utf8" });
  if (status === 0) return undefined;
  const said = error?.message ?? stderr.trim();
  const isLibrary = said.includes("libatomic");
  const advice = isLibrary
    ? " Install it (Debian and Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic)."
    : "";
  return `The Node of this project does not run on this machine: ${said}.${advice}`;
}
