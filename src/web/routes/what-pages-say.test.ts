import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/pinned-node.mjs";

/** Every line of the pages' sources with its file and line number, without comments and tests. */
const lines = ["src/web", "src/domain/ads"].flatMap((folder) =>
  readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .flatMap(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), "utf8")
        .split("\n")
        .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    ),
);

const NUMBER = "(?:\\d+|one|three|seven|thirty|sixty)";
/** Matches numbers that must come from the code: deck sizes, plan allowances, prices and retention periods. */
const COUNTED = new RegExp(
  [
    "\\b(?:3\\d|thirty(?:-\\w+)?) (?:perspective )?cards\\b",
    "\\b(?:3|three) Pond cards\\b",
    `\\b${NUMBER} readings (?:a|per) day`,
    `\\b(?:shows|kept for|after|last) ${NUMBER} days`,
    "\\$\\d+ (?:a|per) month",
  ].join("|"),
  "i",
);

describe("the texts of the pages", () => {
  it("compute each deck size, allowance, retention period and price instead of writing it out", () => {
    expect(lines.filter((line) => COUNTED.test(line))).toEqual([]);
    for (const said of ["33 perspective cards", "7 readings per day", "kept for 30 days", "$5 a month"]) {
      expect(said).toMatch(COUNTED);
    }
  });

  it("mention end-to-end encryption once, to say that the app does not have it", () => {
    const said = lines.filter((line) => /end.to.end/i.test(line));
    expect(said).toEqual([expect.stringMatching(/this is not end-to-end encryption/)]);
  });
});
