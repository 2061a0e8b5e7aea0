// Adds missing packages to package-lock.json. Packages with native parts depend on one package for each platform. If a
// registry mirror lacks some of them, npm leaves them out of the lockfile, and `npm ci` then refuses the file on every
// machine. This script adds them with the wanted version and the platform in their name. Run it after npm install; with
// --check it only reports what is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./pinned-node.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, optionalDependencies?: Record<string, string>, os?: string[],
 *   cpu?: string[], libc?: string[] }} Entry
 */

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

const path = join(projectFolder, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8"));
const missing = missingPackages(lockfile.packages);

if (!process.argv.includes("--check") && missing.length > 0) {
  for (const [name, entry] of missing) lockfile.packages[`node_modules/${name}`] = entry;
  const sorted = Object.entries(lockfile.packages).sort(([one], [other]) => (one < other ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
}
for (const [name, { version }] of missing) console.log(`${name} ${version}`);
process.exit(process.argv.includes("--check") && missing.length > 0 ? 1 : 0);

/**
 * @param {Record<string, Entry>} packages
 * @returns {[string, Entry][]}
 */
function missingPackages(packages) {
  const known = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, "")));
  const asked = Object.values(packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
  return asked
    .filter(([name]) => !known.has(name))
    .map(([name, version]) => [name, { version, optional: true, ...platformIn(name) }]);
}

/**
 * @param {string} name
 * @returns {Pick<Entry, "os" | "cpu" | "libc">}
 */
function platformIn(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith("musl"));
  const isGnu = words.some((word) => word.startsWith("gnu"));
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(isMusl && { libc: ["musl"] }),
    ...(isGnu && { libc: ["glibc"] }),
    ...(os.length > 0 && { os }),
  };
}
