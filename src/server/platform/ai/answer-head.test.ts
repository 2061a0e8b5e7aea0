import { expect, it } from "vitest";
import { readHead, splitHead } from "./answer-head.ts";

const HEADLINE = 'Nobody reads "drafts".';
const written = JSON.stringify({ concern: "none", headline: HEADLINE, interpretation: "You wrote" });

it("the head of an answer holds the headline if it stands before the interpretation", () => {
  expect(readHead(written)).toEqual({ headline: HEADLINE });
  expect(readHead(`\`\`\`json\n${written}`)).toEqual({ headline: HEADLINE });
  expect(readHead(JSON.stringify({ interpretation: "You wrote", headline: HEADLINE }))).toEqual({});
});

it("the head of an answer is empty for prose, and for an answer that is not JSON", () => {
  expect(readHead("You wrote it four times.")).toEqual({});
  expect(readHead('{"headline": Nobody, "interpretation": "You')).toEqual({});
});

it("an answer is split before its interpretation, whatever its other fields say", () => {
  const sly = JSON.stringify({ headline: 'He said "interpretation": no.', interpretation: "You" });
  const [head, rest] = splitHead(sly);
  expect(rest).toBe('"interpretation":"You"}');
  expect(head + rest).toBe(sly);
});
