// Tests that a file in another part of the tree is imported by its alias (`imports` in package.json), so that files can
// be moved without changing relative paths.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const FOLDERS = "{src,engines,e2e,evals,attack,bench,test-support,scripts}/**/*.{ts,tsx,mjs}";
/** Matches an import that goes up three or more folders. A file in the root itself has no alias and does not match. */
const THREE_UP = /(?:\bfrom|\bimport\(?|[mM]ock\()\s*"(?:\.\.\/){3,}[\w-]+\//;

const files = globSync(FOLDERS, { cwd: projectFolder });

it("no import goes three folders up", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => THREE_UP.test(readFileSync(join(projectFolder, file), "utf8")))).toEqual([]);
});

it("the expression of this guard finds an import that goes three folders up", () => {
  const up = "../".repeat(3);
  expect(THREE_UP.test(`import { dayOf } from "${up}domain/plans/day.ts";`)).toBe(true);
  expect(THREE_UP.test('import { dayOf } from "../../plans/day.ts";')).toBe(false);
});
