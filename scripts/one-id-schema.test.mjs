// Tests that ids have one schema. The schema of UUIDs of a library is stricter than the database's type: a row whose id the
// database takes would make each list that contains it fail.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const FOLDERS = "{src,engines,evals,attack,bench,scripts,test-support,e2e}/**/*.{ts,tsx,mjs}";
const THE_SCHEMA = "src/contract/ids.ts";
/** Matches zod's schemas of ids, also as a part of a chain, and no generators of fast-check. */
const OTHER_SCHEMA = /(?<!\bfc)\.\s*(?:uuid(?:v[4678])?|uuid[46]|guid)\(/;
/** Matches an expression for the form of a UUID. */
const OTHER_EXPRESSION = /\{8\}[^\n]{0,20}\{4\}[^\n]{0,60}\{12\}/;
/** Where the form itself is needed: the database's check, a journal's ids without hyphens, and stand-ins that know no contract. */
const FORMS = [
  "src/server/platform/db/ids.ts",
  "src/domain/import/journal-entry.ts",
  "attack/people.ts",
  "test-support/canaries.ts",
  "test-support/fake-notion/schemas.ts",
  "test-support/odd-values.ts",
];

const files = globSync(FOLDERS, { cwd: projectFolder, exclude: ["**/*.test.ts", "**/*.test.tsx"] });
const textOf = (/** @type {string} */ file) => readFileSync(join(projectFolder, file), "utf8");

it("an id has no other schema than the contract's", () => {
  expect(files.length).toBeGreaterThan(800);
  expect(files.filter((file) => OTHER_SCHEMA.test(textOf(file)))).toEqual([THE_SCHEMA]);
  expect(files.filter((file) => OTHER_EXPRESSION.test(textOf(file))).toSorted()).toEqual(FORMS.toSorted());
});

it("the expressions of this guard find another schema of an id", () => {
  const dot = ".";
  for (const name of ["uuid", "uuidv4", "uuidv7", "guid"]) {
    expect(OTHER_SCHEMA.test(`z${dot}${name}()`)).toBe(true);
    expect(OTHER_SCHEMA.test(`z${dot}string()\n    ${dot}${name}()`)).toBe(true);
  }
  expect(OTHER_SCHEMA.test("gen_random_uuid(), crypto.randomUUID()")).toBe(false);
});
