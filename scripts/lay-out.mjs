// Builds the app and lays it out in a folder that is empty or does not exist, without what builds and tests it: node
// scripts/lay-out.mjs <folder>. The image is made of it. `npm ci` in the folder then installs the packages that it runs with.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { LAID_OUT_FILE } from "./laid-out.mjs";
import { onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { shownValues } from "./shown-settings.mjs";

/** What the app is started with, and what its commands (`npm run admin` and its neighbours) are run with. */
const SCRIPTS = [
  "ask-ready",
  "built-app",
  "import",
  "install",
  "keep-running",
  "laid-out",
  "lock-file",
  "on-pinned-node",
  "pinned-node",
  "progress",
  "run",
  "run-file",
  "shown-settings",
  "start",
  "start-app",
];

const FILES = [
  ".npmrc",
  "LICENSE",
  "NOTICE",
  "build",
  "build-server",
  "build-import",
  "content",
  "deck",
  "engines",
  // The commands run from the sources, and the server reads files beside them: migrations, fonts, the template of PDFs.
  "src/contract",
  "src/domain",
  "src/server",
  // The colours and the drawings of the cards in PDFs.
  "src/web/ui/tokens.css",
  "src/web/ui/art/cards",
  ...SCRIPTS.map((name) => `scripts/${name}.mjs`),
];

const isTest = (/** @type {string} */ path) => /\.test\.(?:ts|tsx|mjs)$|\/test-data$/.test(path);

await onPinnedNode(import.meta.url);
const [folder] = process.argv.slice(2);
if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error("Usage: node scripts/lay-out.mjs <a folder that is empty or does not exist>");
  process.exit(1);
}
const { buildAppIfChanged, buildImportIfChanged } = await import("./built-app.mjs");
await buildAppIfChanged();
await buildImportIfChanged();
for (const file of FILES) {
  const target = resolve(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(projectFolder, file), target, { recursive: true, filter: (path) => !isTest(path) });
}
writeJson(LAID_OUT_FILE, shownValues(process.env));
writePackageFiles();

/**
 * Writes the package files without the packages that build and test. `npm ci --omit=dev` is not enough: it installs those that
 * another package names as an optional peer.
 */
function writePackageFiles() {
  const { devDependencies: _dev, ...manifest } = readJson("package.json");
  const lockfile = readJson("package-lock.json");
  const kept = Object.entries(lockfile.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const { devDependencies: _rootDev, ...root } = lockfile.packages[""];
  writeJson("package.json", manifest);
  writeJson("package-lock.json", { ...lockfile, packages: { ...Object.fromEntries(kept), "": root } });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(projectFolder, file), "utf8"));
}

/** @param {string} file @param {unknown} value */
function writeJson(file, value) {
  writeFileSync(resolve(folder ?? "", file), `${JSON.stringify(value, null, 2)}\n`);
}
