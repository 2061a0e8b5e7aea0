// Sentences of the interface that readers could not understand or that promised too much. None may come back.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const OLD_SENTENCES = [
  "Nothing is left of today",
  "stored beside them as it is",
  "What was read counts",
  "Keep it: sign up",
  "its two minutes stand at the top",
  "No page is written on yet",
  "No reading lies here yet",
  "This card has lain before you",
  "When it lay before you",
  "What an hour holds",
  "One word less finds more",
  "The server did not hand it over",
  "Now it is he who listens",
  "explaining is how one finds them",
  "Two people, one protocol",
  "you would not install this version again",
  "The current week",
  "Take a place by the pond",
  "What has you stuck is enough",
  "asks whether the address is yours",
  "queue along the bank",
  "Take your place in the queue",
  "If the whole pond is ever drained",
  "If that was you, please say so",
  "Trials rest",
  "No tap means no answer",
  "This line pays no rent",
  "the water closes",
  "held a word on the list",
];

/**
 * Returns a text in which comments, line breaks and the kind of quotation marks make no difference.
 * @param {string} text
 */
function plain(text) {
  return text
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

/** @param {string} text the text of a file */
function findOld(text) {
  const words = plain(text);
  return OLD_SENTENCES.filter((sentence) => words.includes(sentence.toLowerCase()));
}

it("the guard of the interface's words finds an old sentence across two lines, and leaves comments alone", () => {
  expect(findOld('<p>\n  Now it is he\n  who listens.\n</p>;\nconst a = "What an hour holds";')).toEqual([
    "What an hour holds",
    "Now it is he who listens",
  ]);
  expect(findOld("/** What an hour holds. */\n// The current week\n * Trials rest")).toEqual([]);
});

it("no page, message or email contains a sentence that readers could not understand", () => {
  const files = globSync("src/{web,domain,contract,server}/**/*.{ts,tsx,js}", {
    cwd: projectFolder,
    exclude: ["**/*.test.*"],
  });
  const found = files.flatMap((file) =>
    findOld(readFileSync(join(projectFolder, file), "utf8")).map((sentence) => `${file}: ${sentence}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
