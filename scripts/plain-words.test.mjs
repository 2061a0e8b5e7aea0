// Riddles that comments, test titles and names were full of once, and must not be again. The words of the interface
// are not checked.
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
  /\bwhoever\b/i,
  /\bwhere there is none\b/i,
];
/** Names that were replaced by the field's own: dependencies, invalidations, listener, setLocalTimeouts. */
const OLD_NAME = /\b(?:const|let|function|class|interface|type) (?:grounds|tells|ear|hurry)\b/i;
/** A comment that gives a unit, an order or a cost, and does not say of what. */
const NO_SUBJECT =
  /^\*?\s*(?:In (?:characters|milliseconds|UTC|percent|degrees|pixels)|Hex|Seconds|Milliseconds|IANA name|BCP 47|ISO instant|ISO 8601|ISO 639-1|Newest first|Oldest first|The likeliest first|One round trip|Two round trips)\.\s*(?:\*\/)?\s*$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)(.*)$/;

const TITLE = /(?:\bit(?:\.\w+)*\(|\)\()["'`](.*)["'`],/;
/** Test titles of the duck and of patterns quote the words of the pages and are not checked. */
const PATTERN_NAMES = /^engines\/(?:duck|patterns)\//;

const GROUP = /\bdescribe\(["'`](.*)["'`],/;

/**
 * Returns the titles of tests that say again what the `describe` before them says; a report prints both.
 * @param {string} text
 */
function findRepeated(text) {
  let group = "";
  return text.split("\n").flatMap((line) => {
    group = GROUP.exec(line)?.[1] ?? group;
    const title = TITLE.exec(line)?.[1];
    return group !== "" && title?.startsWith(`${group} `) ? [title] : [];
  });
}

/** @param {string} text a line of a comment without its marks, or a test title */
function isVague(text) {
  return NO_SUBJECT.test(text) || RIDDLES.some((riddle) => riddle.test(text));
}

/**
 * Returns the vague comments, titles and names of a file, each with its line.
 * @param {string} text
 */
function findVague(text, { hasTitles = true } = {}) {
  return text.split("\n").flatMap((line, at) => {
    const comment = COMMENT.exec(line)?.[1]?.trim();
    const title = hasTitles && !comment ? TITLE.exec(line)?.[1] : undefined;
    const name = comment ? undefined : OLD_NAME.exec(line)?.[0];
    const vague = [comment, title].filter((words) => words && isVague(words));
    return [...vague, ...(name ? [name] : [])].map((words) => `${at + 1}: ${words}`);
  });
}

it("the guard of plain words notices riddles and comments without a subject", () => {
  for (const text of [" what came of it", "* In milliseconds. */", " Newest first."])
    expect(isVague(text)).toBe(true);
  for (const text of [" The pause, in milliseconds.", "* The texts, newest first. */"]) {
    expect(isVague(text)).toBe(false);
  }
});

it("the guard of plain words reads comments, test titles and names", () => {
  const text =
    '// Whoever asks\nit("says what came of it", () => {\n  const grounds = 1;\n});\nconst riddle = "what came";';
  expect(findVague(text)).toEqual(["1: Whoever asks", "2: says what came of it", "3: const grounds"]);
});

it("no test title repeats the words of its describe", () => {
  expect(findRepeated('describe("a card", () => {\n  it("a card turns", () => {});\n});')).toEqual([
    "a card turns",
  ]);
  const files = globSync("**/*.{test.ts,test.tsx,test.mjs,journey.ts}", {
    cwd: projectFolder,
    exclude: ["node_modules/**", "build/**", "scripts/plain-words.test.mjs"],
  });
  expect(files.length).toBeGreaterThan(700);
  const found = files.flatMap((file) =>
    findRepeated(readFileSync(join(projectFolder, file), "utf8")).map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
});

it("no comment, test title or name speaks in riddles that were taken out before", () => {
  const files = globSync("{src,engines,scripts,e2e,evals,attack,bench,test-support}/**/*.{ts,tsx,mjs}", {
    cwd: projectFolder,
    exclude: ["scripts/plain-words.test.mjs"],
  });
  const found = files.flatMap((file) =>
    findVague(readFileSync(join(projectFolder, file), "utf8"), { hasTitles: !PATTERN_NAMES.test(file) }).map(
      (line) => `${file}:${line}`,
    ),
  );
  expect(files.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});
