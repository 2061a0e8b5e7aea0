import { describe, expect, it } from "vitest";
import type { ArrivingReading, SecondReading } from "../arriving-reading.ts";
import { NOT_READ_AGAIN, reduceReadAgain } from "./read-again-state.ts";

const ORDER = { key: "key-1", retryOf: "insight-1", answers: { act: "Call Dana." } };
const READING = { text: "Two drafts.", insightId: null, foot: "Stop" } as unknown as ArrivingReading;
const SHOWN: SecondReading = {
  arriving: READING,
  status: "under way",
  notice: null,
  correction: undefined,
  isHidden: false,
};
const requested = reduceReadAgain(NOT_READ_AGAIN, { type: "requested", order: ORDER, height: 900 });
const speaking = reduceReadAgain(requested, { type: "shown", shown: SHOWN });

describe("reading the same cards again", () => {
  it("belongs to the insight and holds the page's height", () => {
    expect(requested).toMatchObject({ insightId: "insight-1", order: ORDER, height: 900, shown: null });
  });

  it("does not begin anew when the same request is read from the storage", () => {
    expect(reduceReadAgain(speaking, { type: "requested", order: ORDER, height: 0 })).toBe(speaking);
  });

  it("drops what was shown for another attempt, also for one with the same key", () => {
    const again = reduceReadAgain(speaking, { type: "triedAgain", order: ORDER });
    expect(again).toMatchObject({ order: ORDER, shown: null, attempt: speaking.attempt + 1 });
  });

  it("ends with the reading as it arrived, under its insight and without 'Stop'", () => {
    const kept = reduceReadAgain(speaking, { type: "kept", shown: READING });
    expect(kept).toMatchObject({ order: null, shown: null, height: 0 });
    expect(kept.kept).toEqual({ ...READING, insightId: "insight-1", foot: null });
  });

  it("keeps the reading before while a further one is requested, and drops it on another page", () => {
    const kept = reduceReadAgain(speaking, { type: "kept", shown: READING });
    const further = { ...ORDER, key: "key-2" };
    expect(reduceReadAgain(kept, { type: "requested", order: further, height: 0 }).kept).toBe(kept.kept);
    const elsewhere = { key: "key-3", retryOf: "insight-2" };
    expect(reduceReadAgain(kept, { type: "requested", order: elsewhere, height: 0 }).kept).toBeNull();
  });

  it("leaves nothing of a request that was given up", () => {
    expect(reduceReadAgain(speaking, { type: "givenUp" })).toMatchObject({
      order: null,
      shown: null,
      height: 0,
    });
  });
});
