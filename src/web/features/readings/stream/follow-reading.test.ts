import { expect, it } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import { NOTHING_YET, reduceReadingProgress } from "./follow-reading.ts";

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";

it("a reading shows its cards first, then its headline and its growing text, then the id of its insight", () => {
  const events: ReadingEvent[] = [
    { type: "sealed", drawId: INSIGHT, commitment: "c0ffee" },
    { type: "cards", cards: [{ id: "the-cache", reversed: false }] },
    { type: "delta", text: "Four ", headline: "Nobody reads drafts." },
    { type: "delta", text: "drafts." },
    { type: "done", insightId: INSIGHT, isDefault: false },
  ];
  const phases = events.map((_, index) =>
    events.slice(0, index + 1).reduce(reduceReadingProgress, NOTHING_YET),
  );
  expect(phases.map((progress) => progress.phase)).toEqual([
    "waiting",
    "drawn",
    "speaking",
    "speaking",
    "done",
  ]);
  expect(phases.at(-1)).toMatchObject({
    headline: "Nobody reads drafts.",
    text: "Four drafts.",
    insightId: INSIGHT,
    drawId: INSIGHT,
  });
});

it("a reading that fails keeps the cards and the text received so far", () => {
  const spoken = [
    { type: "cards", cards: [{ id: "the-cache", reversed: true }] },
    { type: "delta", text: "Four" },
    { type: "error", code: "reading_failed", message: "Unable to generate reading. Please try again." },
  ] satisfies ReadingEvent[];
  const progress = (spoken as ReadingEvent[]).reduce(reduceReadingProgress, NOTHING_YET);
  expect(progress).toMatchObject({ phase: "failed", text: "Four", error: { code: "reading_failed" } });
  expect(progress.cards).toHaveLength(1);
  expect(progress.error).not.toHaveProperty("type");
});

it("a reading knows what is happening while the model's first words are awaited", () => {
  const steps = (["loading", "reading"] as const).map((step) => ({ type: "waiting", step }) as const);
  expect(reduceReadingProgress(NOTHING_YET, steps[0] as ReadingEvent).step).toBe("loading");
  const progress = (steps as ReadingEvent[]).reduce(reduceReadingProgress, NOTHING_YET);
  expect(progress).toEqual({ ...NOTHING_YET, step: "reading", isAtHome: true });
});

it("a reading knows that no model at home is asked where nothing was said to be loaded", () => {
  expect(reduceReadingProgress(NOTHING_YET, { type: "waiting", step: "reading" }).isAtHome).toBe(false);
});

it("a reading goes on after an event that this version of the page does not know", () => {
  const unknown = { type: "of a later version" } as unknown as ReadingEvent;
  const drawn = { ...NOTHING_YET, phase: "drawn" } as const;
  expect(reduceReadingProgress(drawn, unknown)).toEqual(drawn);
});

it("a reading that begins anew forgets the words and the headline that were no part of it", () => {
  const events: ReadingEvent[] = [
    { type: "cards", cards: [{ id: "the-cache", reversed: false }] },
    { type: "delta", text: "She is stuck.", headline: "A draft." },
    { type: "anew" },
  ];
  const anew = events.reduce(reduceReadingProgress, NOTHING_YET);
  expect(anew).toMatchObject({ phase: "drawn", text: "", headline: null });
  expect(anew.cards).toHaveLength(1);
  const next = reduceReadingProgress(anew, { type: "delta", text: "Four drafts.", standIn: "refused" });
  expect(next).toMatchObject({ phase: "speaking", text: "Four drafts.", standIn: "refused" });
});
