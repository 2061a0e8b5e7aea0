// What npm test and npm run check consist of, step by step.
import { join } from "node:path";
import { buildServer } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";
import { chromiumAdvice, ensureChromium, findChromium } from "./chromium.mjs";
import { installEngine } from "./install-engine.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";
import { runVitest } from "./vitest-step.mjs";
import { runWorkedExample } from "./worked-example.mjs";

/** @typedef {import("./vitest-step.mjs").Outcome} Outcome */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Outcome>} run
 * @property {boolean} [isBeside] whether it runs at the same time as the step before it
 * @property {boolean} [isTold] whether its output is printed also where nothing failed
 */

const typeProjects = ["domain", "engines", "contract", "server", "web", "tests", "scripts"];

/**
 * Returns the steps of npm run check.
 * @param {string[]} [paths] If given, only those tests run whose path contains one of these, and the server's among them.
 * @returns {Step[]}
 */
export const quickSteps = (paths = []) => [
  { name: "format and lint", run: () => runPackage("@biomejs/biome/bin/biome", ["ci", "--colors=off", "."]) },
  { name: "types", run: checkTypes },
  { name: "import guard and its canary", run: () => runNode(["scripts/import-guard.mjs"]) },
  {
    name: "lockfile for every platform",
    isBeside: true,
    run: () => runNode(["scripts/complete-lockfile.mjs", "--check"]),
  },
  { name: "dead code", isBeside: true, run: () => runPackage("knip/bin/knip.js", ["--no-progress"]) },
  { name: "unit tests", run: () => runVitest("unit", { paths }) },
  { name: "tests of the pages", run: () => runVitest("web", { paths }) },
  ...(paths.length > 0 ? [{ name: "server tests", run: () => runVitest("server", { paths }) }] : []),
];

/** @type {Step[]} */
export const allSteps = [
  { name: "a browser for the journeys", run: lookForBrowser },
  ...quickSteps(),
  { name: "the worked example of CONTRIBUTING", run: runWorkedExample },
  { name: "server tests", run: () => runVitest("server") },
  { name: "web build", run: async () => asOutcome(await buildWeb()) },
  { name: "server build", isBeside: true, run: async () => asOutcome(await buildServer()) },
  {
    name: "attacks: row level security, other people's ids, forged values",
    run: () => runFile("attack/attack.ts", "--short"),
  },
  { name: "journeys", run: runJourneys },
];

/**
 * The steps of npm run nightly: what takes too long for npm test and needs nothing that it does not need.
 * @type {Step[]}
 */
export const nightlySteps = [
  { name: "every attack", isTold: true, run: () => runFile("attack/attack.ts") },
  ...["hard-texts", "known-address", "jobs.bench"].map((name) => ({
    name: `the benchmark ${name}`,
    isTold: true,
    run: () => runNode(["scripts/bench.mjs", name]),
  })),
  { name: "a real engine of models", isTold: true, run: runEngine },
  { name: "help lines compared within a year", run: () => runNode(["scripts/help-lines.mjs", "--check"]) },
];

/**
 * Installs llama.cpp and runs what needs it. Where it cannot be installed or is not made for this machine, one line says so.
 * @returns {Promise<Outcome>}
 */
async function runEngine() {
  const { code, output } = await installEngine();
  const { passed, failed, output: said } = await runVitest("server", { paths: ["real-engine.test.ts"] });
  if (passed + failed > 0) return { passed, failed, output: failed > 0 ? said : "" };
  const why = code === 0 ? "there is no llama.cpp for this machine" : output.trim().split("\n")[0];
  return { passed, failed, output: `skipped: ${why}` };
}

/** @returns {Promise<Outcome>} */
async function checkTypes() {
  const routes = await runPackage("@react-router/dev/bin.cjs", ["typegen"]);
  if (routes.failed > 0) return routes;
  const outcomes = await Promise.all(
    typeProjects.map((name) =>
      runPackage("typescript/bin/tsc", [
        "--pretty",
        "false",
        "-p",
        `tsconfig.${name}.json`,
        // What has not changed since the last time is not looked at again.
        "--incremental",
        "--tsBuildInfoFile",
        `node_modules/.cache/types/${name}.tsbuildinfo`,
      ]),
    ),
  );
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  const lines = new Set(failed.flatMap(({ output }) => output.trim().split("\n")));
  return {
    passed: failed.length === 0 ? 1 : 0,
    failed: failed.length === 0 ? 0 : 1,
    output: [...lines].join("\n"),
  };
}

/**
 * Looks for a browser before the long steps, so that a missing one is reported first.
 * @returns {Promise<Outcome>}
 */
async function lookForBrowser() {
  const code = (await ensureChromium()) ? 0 : 1;
  return asOutcome({ code, output: chromiumAdvice });
}

/** @returns {Promise<Outcome>} */
async function runJourneys() {
  const chromium = findChromium();
  if (!chromium) return { passed: 0, failed: 1, output: chromiumAdvice };
  return await runVitest("journeys", { settings: { CHROMIUM_PATH: chromium } });
}

/**
 * @param {string} program a script below node_modules
 * @param {string[]} programArguments
 */
function runPackage(program, programArguments) {
  return runNode([join("node_modules", program), ...programArguments]);
}

/** @param {string[]} fileAndWords */
const runFile = (...fileAndWords) => runNode(["scripts/run-file.mjs", ...fileAndWords]);

/** @param {string[]} nodeArguments */
async function runNode(nodeArguments) {
  const env = { ...process.env, NO_COLOR: "1" };
  return asOutcome(await runCommand(process.execPath, nodeArguments, { cwd: projectFolder, env }));
}

/**
 * @param {{ code: number, output: string }} result
 * @returns {Outcome}
 */
function asOutcome({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}
