// Builds a part of the app if its sources changed since the last build. If several processes need the part, one of them
// builds it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock-file.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { withProgress } from "./progress.mjs";

/**
 * @typedef {object} Part
 * @property {string} name what is built, as progress lines say it: "the web app"
 * @property {string} folder the folder of the project that it is built into; the file `stamp` in it says what was built
 * @property {() => string} fingerprint changes when what is built would change
 * @property {() => Promise<{ code: number, output: string }>} build
 */

/**
 * Resolves when the part is up to date. If the build fails, ends the process with the builder's output.
 * @param {Part} part
 */
export async function buildIfChanged(part) {
  const wanted = part.fingerprint();
  if (isBuilt(part, wanted)) return;
  const path = join(projectFolder, ".data", `${part.folder}.lock`);
  await withLock({ path, waitingFor: `building ${part.name}` }, async () => {
    if (isBuilt(part, wanted)) return;
    const { code, output } = await withProgress(`Building ${part.name}`, () => buildPart(part, wanted));
    if (code === 0) return;
    console.error(output.trim());
    process.exit(1);
  });
}

/**
 * Builds the part even if its sources did not change.
 * @param {Part} part
 * @param {string} [wanted] the fingerprint that is written when it is built
 */
export async function buildPart(part, wanted = part.fingerprint()) {
  const stamp = stampOf(part);
  rmSync(stamp, { force: true });
  const result = await part.build();
  if (result.code === 0) writeFileSync(stamp, wanted);
  return result;
}

/** @param {Part} part */
const stampOf = ({ folder }) => join(projectFolder, folder, "stamp");

/** @param {Part} part @param {string} wanted */
function isBuilt(part, wanted) {
  const stamp = stampOf(part);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/**
 * Returns a hash of files, of folders with all files below them except tests, and of other texts.
 * @param {{ root: string, sources: readonly string[], texts?: readonly string[] }} what
 */
export function hashOf({ root, sources, texts = [] }) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((path) => filesIn(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} the files at or below `path`, without tests, in a fixed order
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
