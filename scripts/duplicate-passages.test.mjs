import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findDuplicates } from "./duplicate-passages.mjs";
import { projectFolder } from "./pinned-node.mjs";

/** The most pairs of identical passages that are allowed. A passage beyond that should be moved to one place. */
const MOST_PAIRS = 4;

const sources = globSync("{src,engines}/**/*.{ts,tsx}", { cwd: projectFolder })
  .filter((file) => !/\.(?:test|generated)\.tsx?$/.test(file))
  .map((name) => ({ name, text: readFileSync(join(projectFolder, name), "utf8") }));

const passage = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => `const part${from + at} = ${from + at};`);
const textOf = (...lines) => lines.join("\n");

describe("passages that stand in two places", () => {
  it("the sources hold at most four pairs of passages of six lines that are the same letter for letter", () => {
    expect(sources.length).toBeGreaterThan(1000);
    const pairs = findDuplicates(sources).map(({ lines, first, second }) => `${lines} ${first} ${second}`);
    expect(pairs.length, pairs.join("\n")).toBeLessThanOrEqual(MOST_PAIRS);
  });

  it("a passage of six lines that stands in two files is found once, at its whole length, whatever its indentation", () => {
    const one = textOf("const before = 0;", ...passage(1, 8), "const after = 0;");
    const other = textOf(...passage(1, 8).map((line) => `    ${line}`), "run();");
    expect(
      findDuplicates([
        { name: "one.ts", text: one },
        { name: "other.ts", text: other },
      ]),
    ).toEqual([{ lines: 8, first: "one.ts:2", second: "other.ts:1" }]);
  });

  it("a passage that stands twice in one file is found, and one of five lines is not", () => {
    const text = textOf(...passage(1, 6), "between();", ...passage(1, 6));
    expect(findDuplicates([{ name: "one.ts", text }])).toEqual([
      { lines: 6, first: "one.ts:1", second: "one.ts:8" },
    ]);
    const short = textOf(...passage(1, 5), "between();", ...passage(1, 5));
    expect(findDuplicates([{ name: "one.ts", text: short }])).toEqual([]);
  });

  it("imports, comments, blank lines and lines of brackets alone make no passage, and do not interrupt one", () => {
    const thin = [
      'import { a } from "a";',
      "import {",
      "  b,",
      '} from "b";',
      "// A word.",
      "/** A word. */",
      "",
      "});",
    ];
    const text = textOf(...thin, ...passage(1, 3), ...thin, ...passage(4, 5));
    expect(findDuplicates([{ name: "one.ts", text: textOf(text, "between();", text) }])).toEqual([]);
    const whole = textOf(text, "const part6 = 6;");
    expect(findDuplicates([{ name: "one.ts", text: textOf(whole, "between();", whole) }])).toEqual([
      { lines: 6, first: "one.ts:9", second: "one.ts:32" },
    ]);
  });
});
