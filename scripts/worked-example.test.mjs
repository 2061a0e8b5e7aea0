import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";
import { applyBlock, readBlocks, testsThatSee } from "./worked-example.mjs";

const blocks = readBlocks(readFileSync(join(projectFolder, "CONTRIBUTING.md"), "utf8"));

describe("the worked example", () => {
  it("touches four places: the rule, the contract, the operation and the page", () => {
    const placeOf = (/** @type {string} */ path) => /^src\/(\w+)/.exec(path)?.[1];
    expect([...new Set(blocks.map(({ path }) => placeOf(path)))]).toEqual([
      "domain",
      "contract",
      "server",
      "web",
    ]);
  });

  it("is read with its files, its edits and their lines", () => {
    const markdown =
      '```ts src/a.ts\none\n```\n\n```ts src/b.ts after "two"\nthree\n```\n```sh\nnpm test\n```\n';
    expect(readBlocks(markdown)).toEqual([
      { path: "src/a.ts", text: "one\n", edit: "new", line: "" },
      { path: "src/b.ts", text: "three\n", edit: "after", line: "two" },
    ]);
  });

  it("the check of the worked example runs the tests that can see the example, and no others of the domain and of the pages", () => {
    const tests = testsThatSee(blocks, projectFolder);
    expect(tests).toEqual(expect.arrayContaining(["src/contract/", "src/web/routes/", "scripts/", "e2e/"]));
    expect(tests).toContain("src/web/ui/tokens.test.ts");
    expect(tests).not.toContain("src/web/");
    expect(tests).toContain("src/domain/readings/this-week.test.ts");
    expect(tests).toContain("src/domain/names.test.ts");
    expect(tests).not.toContain("engines/patterns/false-alarms.test.ts");
    const block = { path: "src/domain/time.ts", text: "new\n", edit: /** @type {const} */ ("end"), line: "" };
    expect(() => testsThatSee([block], projectFolder)).toThrow("every test of the domain");
  });

  it("an edit of the worked example goes below a line, replaces a line, or goes to the end of a file", () => {
    const block = { path: "a.ts", text: "new\n", line: "two" };
    expect(applyBlock("one\ntwo\nthree\n", { ...block, edit: "after" })).toBe("one\ntwo\nnew\nthree\n");
    expect(applyBlock("one\ntwo\nthree\n", { ...block, edit: "instead of" })).toBe("one\nnew\nthree\n");
    expect(applyBlock("one\n", { ...block, edit: "end" })).toBe("one\nnew\n");
    expect(applyBlock(null, { ...block, edit: "new" })).toBe("new\n");
  });

  it("fails where a line that it names is gone or stands twice, and where its new file already exists", () => {
    const block = { path: "a.ts", text: "new\n", line: "two" };
    expect(() => applyBlock("one\n", { ...block, edit: "after" })).toThrow("0 times");
    expect(() => applyBlock("two\ntwo\n", { ...block, edit: "after" })).toThrow("2 times");
    expect(() => applyBlock("one\n", { ...block, edit: "new" })).toThrow("there already");
  });
});
