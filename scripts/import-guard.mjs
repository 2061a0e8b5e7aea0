// Checks the import rules of .dependency-cruiser.cjs, and checks with planted violations that each rule reports one.
// Without that check, dependency-cruiser would report success if a missing parser kept it from reading any file.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { plantedImports, plantedModules } from "./import-guard.planted.mjs";
import { projectFolder } from "./pinned-node.mjs";

const configuration = createRequire(import.meta.url)("../.dependency-cruiser.cjs");
const sources = ["src", "engines", "scripts", "test-support", "e2e", "bench", "attack", "evals"];

/**
 * @param {string} baseDir
 * @param {string[]} folders
 * @returns {Promise<import("dependency-cruiser").ICruiseResult>}
 */
async function cruiseFolder(baseDir, folders) {
  const { forbidden, options } = configuration;
  const result = await cruise(folders, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof result.output === "string") throw new Error("dependency-cruiser answered with text");
  return result.output;
}

/**
 * Checks the imports of every source file of the project.
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
async function checkImports() {
  const { modules, summary } = await cruiseFolder(projectFolder, sources);
  return {
    modules: modules.filter(({ source }) => source.startsWith("src/")).length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/**
 * Writes one forbidden import for each rule into a temporary folder, and returns the rules that did not report theirs.
 * @returns {Promise<{ planted: number, missed: string[], withoutCanary: string[] }>}
 */
async function checkCanary() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "import-guard-")));
  try {
    for (const [path, text] of Object.entries({ ...plantedModules, ...sourcesOf(plantedImports) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { summary } = await cruiseFolder(folder, ["src", "engines"]);
    const caught = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    const wanted = plantedImports.map(({ rule, from }) => `${rule} ${from}`);
    const ruleNames = configuration.forbidden.map((/** @type {{ name: string }} */ rule) => rule.name);
    return {
      planted: plantedImports.length,
      missed: wanted.filter((violation) => !caught.has(violation)),
      withoutCanary: ruleNames.filter(
        (/** @type {string} */ name) => !plantedImports.some(({ rule }) => rule === name),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the files with the planted imports: the code of each file by its path.
 * @param {typeof plantedImports} planted
 */
function sourcesOf(planted) {
  return Object.fromEntries(planted.map(({ from, code }) => [from, `${code}\n`]));
}

/**
 * Runs both checks and returns what they found, as lines to print; empty if everything is right.
 * @returns {Promise<string[]>}
 */
async function importProblems() {
  const { modules, violations } = await checkImports();
  const { missed, withoutCanary } = await checkCanary();
  return [
    ...(modules === 0 ? ["The import guard read no module at all."] : []),
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`),
    ...missed.map((violation) => `The canary was not caught: ${violation}`),
    ...withoutCanary.map((name) => `The rule ${name} has no planted import in import-guard.planted.mjs.`),
  ];
}

const problems = await importProblems();
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
