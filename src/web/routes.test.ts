import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PAGES } from "#contract/pages.ts";

const files = readdirSync(join(import.meta.dirname, "routes")).filter((file) => !/\.test\.tsx?$/.test(file));
const pages = [...PAGES.map(({ file }) => file), "not-found"];

describe("the folder of pages", () => {
  it("holds a file for each page of the site map", () => {
    expect(files).toEqual(expect.arrayContaining(pages.map((page) => `${page}.tsx`)));
  });

  it("holds nothing else but what pages load when they open", () => {
    const known = pages.flatMap((page) => [`${page}.tsx`, `${page}.loader.ts`]);
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });
});
