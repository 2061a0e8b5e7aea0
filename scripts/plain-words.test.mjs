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
const COMMENT = /^\s*(?:\/\/|\/?\*)(.*)$/;

it("no comment speaks in riddles that were taken out before", () => {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: projectFolder });
  const found = files.flatMap((file) =>
    readFileSync(join(projectFolder, file), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const text = COMMENT.exec(line)?.[1];
        return text && RIDDLES.some((riddle) => riddle.test(text)) ? [`${file}:${at + 1}${text}`] : [];
      }),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});
