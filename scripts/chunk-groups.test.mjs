import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHUNK_GROUPS, codeSplitting, namedPaths, packageFoldersOfGroups } from "./chunk-groups.mjs";
import { uncompiled, uncompiledPaths } from "./uncompiled-components.mjs";

const root = join(import.meta.dirname, "..");
const isMissing = (path) => !existsSync(join(root, path));

describe("the groups of files that the bundler joins", () => {
  it("the groups of files that the bundler joins name only files, folders and packages that exist", () => {
    expect([...namedPaths(), ...packageFoldersOfGroups()].filter(isMissing)).toEqual([]);
    expect(["src/web/ui/no-such-file.tsx"].filter(isMissing)).toHaveLength(1);
  });

  it("the groups of files that the bundler joins match each of their files, and no file whose name only begins or ends alike", () => {
    for (const [index, { test }] of codeSplitting.groups.entries()) {
      const named = CHUNK_GROUPS[index].files.flatMap(({ folder, names }) =>
        (names ?? ["any.ts"]).map((name) => `/somewhere/${folder}/${name}`),
      );
      expect(named.filter((path) => !test.test(path))).toEqual([]);
    }
    const [everyPage] = codeSplitting.groups;
    expect(everyPage.test.test("/somewhere/src/web/ui/rob.tsx.map")).toBe(false);
    expect(everyPage.test.test("/somewhere/src/web/ui/big-rob.tsx")).toBe(false);
  });

  it("the groups of files that the bundler joins leave the exceptions of a folder out", () => {
    const home = codeSplitting.groups.find(({ name }) => name === "home");
    expect(home.test.test("/somewhere/src/web/features/landing/hero.tsx")).toBe(true);
    expect(home.test.test("/somewhere/src/web/features/landing/reviews-page.tsx")).toBe(false);
  });

  it("the groups of files that the bundler joins name each file in one group only", () => {
    const named = CHUNK_GROUPS.filter(({ priority }) => !priority).flatMap(({ files }) =>
      files.flatMap(({ folder, names = [] }) => names.map((name) => `${folder}/${name}`)),
    );
    expect(new Set(named).size).toBe(named.length);
  });
});

it("the list of components that are not compiled names only files and folders that exist", () => {
  expect(uncompiledPaths().filter(isMissing)).toEqual([]);
});

it("drawings are not compiled, pages are", () => {
  expect(uncompiled.test("/somewhere/src/web/ui/rob.tsx")).toBe(true);
  expect(uncompiled.test("/somewhere/src/web/features/insights/reading-page.tsx")).toBe(false);
});
