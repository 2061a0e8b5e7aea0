import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../../../scripts/pinned-node.mjs";

/** Every line of what pages are made of, comments and tests left out, with where it stands. */
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
/** How large the deck is, what a plan holds and costs, how long things are kept. */
const COUNTED = new RegExp(
  [
    "\\b(?:3\\d|thirty(?:-\\w+)?) (?:perspective )?cards\\b",
    "\\b(?:3|three) Pond cards\\b",
    `\\b${NUMBER} insights (?:a|per) day`,
    `\\b(?:shows|kept for|after|last) ${NUMBER} days`,
    "\\$\\d+ (?:a|per) month",
  ].join("|"),
  "i",
);

describe("the pages", () => {
  it("write out no size of the deck, no allowance, no term and no price: each is computed from what it counts", () => {
    expect(lines.filter((line) => COUNTED.test(line))).toEqual([]);
    for (const said of ["33 perspective cards", "7 insights per day", "kept for 30 days", "$5 a month"]) {
      expect(said).toMatch(COUNTED);
    }
  });

  it("call nothing end-to-end encrypted: the one that says the word says that it is not so", () => {
    const said = lines.filter((line) => /end.to.end/i.test(line));
    expect(said).toEqual([expect.stringMatching(/this is not end-to-end encryption/)]);
  });
});
