// Every npm script starts with this: it ensures that the dependencies are installed and that the pinned Node
// runs.
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { pinnedNode, projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

export const OLDEST_NODE = 20;

/**
 * Hides two warnings: Node warns of type stripping and SQLite in some of the versions that the project is
 * pinned to.
 */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/** Node's compile cache. The server starts about a second faster with it. */
export const nodeSettings = { NODE_COMPILE_CACHE: join(projectFolder, "node_modules/.cache/node") };

/**
 * Resolves on the pinned Node in the project's folder; on another one it installs, and starts the script anew there.
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
  await becomeCommand(node, [...nodeFlags, fileURLToPath(scriptUrl), ...process.argv.slice(2)]);
}
