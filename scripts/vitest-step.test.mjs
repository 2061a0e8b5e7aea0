import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countTests } from "./vitest-step.mjs";

/** @type {string} */
let report;

beforeEach(() => {
  report = join(mkdtempSync(join(tmpdir(), "arcana-count-")), "report.json");
});

afterEach(() => rmSync(join(report, ".."), { recursive: true, force: true }));

/**
 * @param {number} passed
 * @param {string[][]} files the statuses of each file's tests
 */
function write(passed, files) {
  const testResults = files.map((statuses) => ({
    status: statuses.length === 0 || statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status) => ({ status })),
  }));
  const numFailedTests = files.flat().filter((status) => status === "failed").length;
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests, testResults }));
}

describe("the count of a test run", () => {
  it("includes every passed and every failed test", () => {
    write(2, [["passed", "failed"], ["passed"]]);
    expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a file that did not load as a failure, in addition to failed tests", () => {
    write(1, [["passed", "failed"], []]);
    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 2 });
  });

  it("counts one failure when the run failed without a failed test", () => {
    write(1, [["passed"]]);
    expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts one failure when there is no report", () => {
    expect(countTests(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
