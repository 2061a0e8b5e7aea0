import { expect, it } from "vitest";
import { readHeadline, splitHead } from "./answer-head.ts";

const HEADLINE = 'Nobody reads "drafts".';
const written = JSON.stringify({ concern: "none", headline: HEADLINE, interpretation: "You wrote" });

it("the head of an answer holds the headline if it stands before the interpretation", () => {
  expect(readHeadline(written)).toBe(HEADLINE);
  expect(readHeadline(`\`\`\`json\n${written}`)).toBe(HEADLINE);
  expect(readHeadline(JSON.stringify({ interpretation: "You wrote", headline: HEADLINE }))).toBe("");
});

it("the head of an answer is empty for prose, and for an answer that is not JSON", () => {
  expect(readHeadline("You wrote it four times.")).toBe("");
  expect(readHeadline('{"headline": Nobody, "interpretation": "You')).toBe("");
});

it("an answer is split before its interpretation, whatever its other fields say", () => {
  const sly = JSON.stringify({ headline: 'He said "interpretation": no.', interpretation: "You" });
  const [head, rest] = splitHead(sly);
  expect(rest).toBe('"interpretation":"You"}');
  expect(head + rest).toBe(sly);
});
