import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const TABLE = "docs/specification-coverage.md";
const HEADINGS = new Set(["number", "---"]);

/** The pattern of a row's number: the specification's section, or the decisions' heading. */
const NUMBER = /^(?:S[1-9]|D-[A-Z][A-Za-z]*)\.[1-9]\d*$/;
const MENTIONED_NUMBER = /\b(?:S[1-9]|D-[A-Z][A-Za-z]*)\.[1-9]\d*\b/g;
const SHOWN = /`([^`]+)` › "(.+?)"(?=; `|$)/g;
const TEST_FILE = /(?:\.test\.(?:ts|tsx|mjs)|\.journey\.ts)$/;

/** @typedef {{ number: string, requirement: string, shownBy: string, cells: number }} Row */
/** @typedef {{ path: string, name: string }} Shown */

/** @param {string} markdown @returns {Row[]} */
function readRows(markdown) {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.replace(/^\||\|$/g, "").split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([number = ""]) => !HEADINGS.has(number))
    .map(([number = "", requirement = "", shownBy = "", ...more]) => {
      return { number, requirement, shownBy, cells: 3 + more.length };
    });
}

/** @param {Row} row @returns {Shown[]} */
function testsOf({ shownBy }) {
  return [...shownBy.matchAll(SHOWN)].map(([, path = "", name = ""]) => ({ path, name }));
}

/** @param {Row} row */
function isReadable(row) {
  if (row.shownBy === "open") return true;
  const asRead = testsOf(row).map(({ path, name }) => `\`${path}\` › "${name}"`);
  return asRead.length > 0 && asRead.join("; ") === row.shownBy;
}

/**
 * Returns whether the file has a test of this name: as the title of an `it`, or as the words of a `describe` and the
 * title of an `it` after them.
 * @param {Shown} shown
 */
function isNamedThere({ path, name }) {
  const text = readFileSync(join(projectFolder, path), "utf8");
  /** @param {string} words */
  const isQuoted = (words) => ['"', "'", "`"].some((quote) => text.includes(`${quote}${words}${quote}`));
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  return isQuoted(name) || spaces.some((at) => isQuoted(name.slice(0, at)) && isQuoted(name.slice(at + 1)));
}

/** @param {Shown} shown */
function isTestFile({ path }) {
  return TEST_FILE.test(path) && existsSync(join(projectFolder, path));
}

/** @param {(shown: Shown) => boolean} isRight */
function wrongTests(isRight) {
  return rows.flatMap((row) =>
    testsOf(row)
      .filter((shown) => !isRight(shown))
      .map(({ path, name }) => `${row.number}: ${path} › ${name}`),
  );
}

const rows = readRows(readFileSync(join(projectFolder, TABLE), "utf8"));
const numbers = rows.map(({ number }) => number);

describe("the table of what is specified", () => {
  it("the specification's coverage table prints how many rows are covered by tests and how many are open", () => {
    const open = rows.filter(({ shownBy }) => shownBy === "open").length;
    process.stdout.write(`\nspecification: ${rows.length} rows, ${rows.length - open} shown, ${open} open\n`);
    expect(rows.length).toBeGreaterThan(500);
  });

  it("the specification's coverage table gives every row a unique number, a requirement and exactly three cells", () => {
    expect(numbers.filter((number) => !NUMBER.test(number))).toEqual([]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(rows.filter(({ requirement, cells }) => requirement === "" || cells !== 3)).toEqual([]);
  });

  it("the specification's coverage table refers only to existing rows", () => {
    const mentioned = rows.flatMap(({ requirement }) => requirement.match(MENTIONED_NUMBER) ?? []);
    expect(mentioned.length).toBeGreaterThan(0);
    expect(mentioned.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it("the specification's coverage table names the covering tests of every row, or says that it is open", () => {
    expect(rows.filter((row) => !isReadable(row)).map(({ number }) => number)).toEqual([]);
  });

  it("the specification's coverage table names test files that exist", () => {
    expect(wrongTests(isTestFile)).toEqual([]);
  });

  it("the specification's coverage table names tests that exist in their files", () => {
    expect(wrongTests((shown) => !isTestFile(shown) || isNamedThere(shown))).toEqual([]);
  });
});
