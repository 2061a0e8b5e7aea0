// Riddles that comments were full of once, and must not be again. The words of the interface are not comments.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const RIDDLES = [
  /\bcall(?:s|ed)? (?:it|them|that) off\b/i,
  /\bcall(?:s|ed)? off\b/i,
  /\bis told of\b/i,
  /\bwhat asks\b/i,
  /\bgives what\b/i,
  /\bcomes to nothing\b/i,
  /\bthe one that is\b/i,
  /\bwhat came\b/i,
  /\bwho asks\b/i,
  /\bwhat it is made of\b/i,
  /\btakes note\b/i,
];
/** A comment that gives a unit, an order or a cost, and does not say of what. */
const NO_SUBJECT =
  /^\*?\s*(?:In (?:characters|milliseconds|UTC|percent|degrees|pixels)|Hex|Seconds|Milliseconds|IANA name|BCP 47|ISO instant|ISO 8601|ISO 639-1|Newest first|Oldest first|The likeliest first|One round trip|Two round trips)\.\s*(?:\*\/)?\s*$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)(.*)$/;

/** @param {string} text a line of a comment without its marks */
function isVague(text) {
  return NO_SUBJECT.test(text) || RIDDLES.some((riddle) => riddle.test(text));
}

it("the guard of plain words notices riddles and comments without a subject", () => {
  for (const text of [" what came of it", "* In milliseconds. */", " Newest first."])
    expect(isVague(text)).toBe(true);
  for (const text of [" The pause, in milliseconds.", "* The texts, newest first. */"]) {
    expect(isVague(text)).toBe(false);
  }
});

it("no comment speaks in riddles that were taken out before", () => {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: projectFolder });
  const found = files.flatMap((file) =>
    readFileSync(join(projectFolder, file), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const text = COMMENT.exec(line)?.[1];
        return text && isVague(text) ? [`${file}:${at + 1}${text}`] : [];
      }),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});
