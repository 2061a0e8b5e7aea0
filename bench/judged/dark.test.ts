import { describe, expect, it } from "vitest";
import { countInDark, isKindWord, loadDark } from "./dark-measures.ts";
import { readingFor } from "./duck-samples.ts";
import { HALVES, loadSituations } from "./judged-sets.ts";

const PATIENCE_MS = 60_000;

describe("readings of dark texts in eight languages", () => {
  it.each(HALVES)(
    "readings of the %s half of dark texts never joke and never set a day, whichever card is drawn",
    (half) => {
      const counts = countInDark(loadDark(half));
      expect(counts.readings).toBe(30 * 36);
      expect(counts.textsWithQuip).toEqual([]);
      expect(counts.readingsWithQuip).toBe(0);
      expect(counts.readingsThatPress).toBe(0);
    },
    PATIENCE_MS,
  );

  it.each([
    "I cried on the bus. I feel sick. I threw up.",
    "I loathe who I have become.",
    "I am worth nothing to anybody.",
    "I have a code review at nine and I feel so alone.",
    "Ich schäme mich so sehr. Ich bin ein Versager.",
    "Mon père est mort hier.",
    "Moja mama umarła.",
    "Minha mãe morreu.",
  ])("a dark text that no list of grave words contains gets no joke: %s", (text) => {
    expect(countInDark([{ id: "one", text }]).readingsWithQuip).toBe(0);
  });

  it.each([
    "I keep putting off the slides for the team meeting.",
    "lol my code works and i don't know why",
    "The spreadsheet has eleven tabs and I renamed one of them twice.",
  ])("a practical or amused text may still get a joke: %s", (text) => {
    expect(countInDark([{ id: "one", text }]).readingsWithQuip).toBeGreaterThan(0);
  });
});

describe("readings of the open situations", () => {
  it("readings of the open situations joke in at most a quarter of them", () => {
    const open = loadSituations("open");
    const joking = open.filter((situation) => !isKindWord(readingFor(situation).robQuip));
    expect(joking.length).toBeLessThanOrEqual(open.length / 4);
    expect(joking.length).toBeGreaterThan(0);
  });
});
