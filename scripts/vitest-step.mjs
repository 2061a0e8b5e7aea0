// Runs one of the projects of the vitest configuration and counts its tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "./pinned-node.mjs";
import { runCommand } from "./run.mjs";

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */

/**
 * @param {string} project
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.settings]
 * @param {string[]} [options.paths] If there are any, only those tests run whose path contains one of these.
 * @returns {Promise<Outcome>}
 */
export async function runVitest(project, { settings = {}, paths = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "arcana-report-"));
  const report = join(folder, "report.json");
  const vitest = join(projectFolder, "node_modules/vitest/vitest.mjs");
  const flags = ["run", ...paths, "--project", project, "--reporter=dot", "--reporter=json"];
  // Of the paths that were named, one project may have no test.
  if (paths.length > 0) flags.push("--passWithNoTests");
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [vitest, ...flags, `--outputFile.json=${report}`],
      {
        cwd: projectFolder,
        env: { ...process.env, NODE_ENV: "test", CI: "1", NO_COLOR: "1", ...settings },
      },
    );
    return { ...countTests(report, code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the counts in a report. A file that does not load counts as one failure, and so does an error outside of
 * every test.
 * @param {string} report
 * @param {number} code
 */
export function countTests(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  const failed = numFailedTests + unloaded.length;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
