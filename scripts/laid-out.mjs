// Tells whether this is a copy of the app that scripts/lay-out.mjs made: it holds what runs, and nothing that builds or tests
// it. Works on Node 20 and newer, with Node's own modules only.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./pinned-node.mjs";

/** The file that only such a copy has. */
export const LAID_OUT_FILE = "laid-out.json";

/**
 * Returns the values of the settings that the pages of this copy show, as they were when it was made; undefined where this is
 * no copy.
 * @returns {Record<string, string> | undefined}
 */
export function laidOutValues() {
  const path = join(projectFolder, LAID_OUT_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
