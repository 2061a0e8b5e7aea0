// Bundles the server into the folder build-server, and the command that imports a dump into build-import. A bundle starts in
// half the time that the sources need, and needs half their memory. Each has a folder of its own, because a build empties its
// folder, and a running server loads parts of its bundle when they are first needed.
import { rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { buildIfChanged, buildPart, hashOf } from "./build-once.mjs";
import { projectFolder } from "./pinned-node.mjs";

/** The folder from which modules of a bundle find other files. Both folders of bundles lie in the project's folder. */
const folder = join(projectFolder, "build-server");
const sources = [
  "src/server",
  "src/contract",
  "src/domain",
  "engines",
  // The bundle does not contain the content, but the hash of the sources is also the version of the server's answers.
  "content",
  "scripts/build-server.mjs",
  "package.json",
  "package-lock.json",
];

const server = partOf({ name: "the server", folder: "build-server", entry: "main" });
const importBundle = partOf({ name: "the import", folder: "build-import", entry: "import-command" });

/**
 * Resolves when build-server is up to date. If the bundle cannot be built, ends the process with the bundler's output.
 */
export function buildServerIfChanged() {
  return buildIfChanged(server);
}

/** Builds the server even if its sources did not change. */
export function buildServer() {
  return buildPart(server);
}

/** Resolves when build-import is up to date. If the bundle cannot be built, ends the process with the bundler's output. */
export function buildImportIfChanged() {
  return buildIfChanged(importBundle);
}

/**
 * @param {{ name: string, folder: string, entry: string }} bundled `entry` names a file in src/server
 * @returns {import("./build-once.mjs").Part}
 */
function partOf(bundled) {
  return {
    name: bundled.name,
    folder: bundled.folder,
    fingerprint: () => hashOf({ root: projectFolder, sources, texts: [process.version] }),
    build: () => bundle(bundled),
  };
}

/**
 * @param {{ folder: string, entry: string }} bundled
 * @returns {Promise<{ code: number, output: string }>}
 */
async function bundle({ folder: name, entry }) {
  const target = join(projectFolder, name);
  rmSync(target, { recursive: true, force: true });
  try {
    await bundleEntry(entry, target);
    return { code: 0, output: "" };
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {string} entry names a file in src/server, which becomes <entry>.mjs in the target
 * @param {string} target
 */
async function bundleEntry(entry, target) {
  const build = await rolldown({
    input: join(projectFolder, `src/server/${entry}.ts`),
    cwd: projectFolder,
    platform: "node",
    // It loads its native part from a folder beside its own.
    external: ["sharp"],
    plugins: [keepFolders, bundleThreads, keepJson, oneByteText],
    onLog: () => {},
  });
  await build.write({
    dir: target,
    format: "esm",
    entryFileNames: `${entry}.mjs`,
    chunkFileNames: "[name]-[hash].mjs",
    // Names of classes are not shortened, because the code compares the names of errors.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    // Stack traces need names and lines only.
    sourcemapExcludeSources: true,
  });
}

/**
 * Sets `import.meta.dirname` in a bundled module to the folder of its source, so that the module finds the files beside
 * the source.
 * @type {import("rolldown").Plugin}
 */
const keepFolders = {
  name: "keep-folders",
  transform(code, id) {
    if (!code.includes("import.meta.dirname") || id.includes("node_modules")) return null;
    const folderOfSource = JSON.stringify(`/${relative(folder, dirname(id))}`);
    return { code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${folderOfSource})`) };
  },
};

/**
 * Bundles the script of each worker thread beside the bundle that starts it.
 * @type {import("rolldown").Plugin}
 */
const bundleThreads = {
  name: "bundle-threads",
  transform(code, id) {
    if (!code.includes("createWorkerThread") || id.includes("node_modules")) return null;
    const script = /new URL\("([\w-]+)\.ts", import\.meta\.url\)/.exec(code);
    if (!script) return null;
    const [address, name] = script;
    this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName: `${name}.mjs` });
    return { code: code.replace(address, `new URL("${name}.mjs", import.meta.url)`) };
  },
};

/**
 * Leaves the JSON files of the content and of the engines out of the bundle, which imports them from their folders. In the bundle,
 * V8 would keep megabytes of words in memory as source text.
 * @type {import("rolldown").Plugin}
 */
const keepJson = {
  name: "keep-json",
  resolveId(id, importer) {
    if (!id.endsWith(".json")) return null;
    if (id.startsWith("#content/")) return outside(join(projectFolder, id.slice(1)));
    const isOfEngine = importer?.startsWith(join(projectFolder, "engines"));
    return importer && isOfEngine ? outside(join(dirname(importer), id)) : null;
  },
};

/** @param {string} file */
function outside(file) {
  return { id: relative(folder, file), external: /** @type {const} */ (true) };
}

/**
 * Escapes every character outside of ASCII, because V8 needs two bytes for each character of a source text that has such
 * characters, and one byte otherwise. The escape means the same in strings, templates and regular expressions.
 * @type {import("rolldown").Plugin}
 */
const oneByteText = {
  name: "one-byte-text",
  renderChunk(code) {
    const escapeOf = (/** @type {string} */ character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return { code: code.replace(/[\u0080-\uffff]/g, escapeOf) };
  },
};
