import { describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { ArrivingReading } from "#web/arriving-reading.ts";
import { NOT_READ_AGAIN, reduceReadAgain } from "./read-again-state.ts";

const INSIGHT = { id: "insight-1", spreadType: "quick-draw", userContext: "Four drafts." } as InsightOutput;
const ORDER = { key: "key-1", retryOf: INSIGHT.id, answers: { act: "Call Dana." } };
const READING = { text: "Two drafts.", insightId: null, foot: "Stop" } as unknown as ArrivingReading;
const asked = { order: ORDER, insight: INSIGHT };
const requested = reduceReadAgain(NOT_READ_AGAIN, { type: "requested", ...asked, height: 900 });
const kept = reduceReadAgain(requested, { type: "kept", shown: READING, insightId: INSIGHT.id });

describe("reading the same cards again", () => {
  it("asks for them with the insight's text, and holds the page's height", () => {
    expect(requested).toMatchObject({ order: ORDER, height: 900 });
    expect(requested.request).toMatchObject({ key: "key-1", input: { userContext: "Four drafts." } });
  });

  it("does not begin anew when the same request is read from the storage", () => {
    expect(reduceReadAgain(requested, { type: "requested", ...asked, height: 0 })).toBe(requested);
  });

  it("is another request for another attempt, also for one with the same key", () => {
    const again = reduceReadAgain(requested, { type: "triedAgain", ...asked });
    expect(again.request).toEqual(requested.request);
    expect(again.request).not.toBe(requested.request);
  });

  it("ends with the reading as it arrived, under its insight and without 'Stop'", () => {
    expect(kept).toMatchObject({ order: null, request: null, height: 0 });
    expect(kept.kept).toEqual({ ...READING, insightId: INSIGHT.id, foot: null });
  });

  it("keeps the reading before while a further one is requested, and after that was given up", () => {
    const order = { ...ORDER, key: "key-2" };
    const further = reduceReadAgain(kept, { type: "requested", order, insight: INSIGHT, height: 0 });
    expect(further.kept).toBe(kept.kept);
    expect(reduceReadAgain(further, { type: "givenUp" }).kept).toBe(kept.kept);
  });

  it("leaves nothing of a request that was given up", () => {
    expect(reduceReadAgain(requested, { type: "givenUp" })).toEqual(NOT_READ_AGAIN);
  });
});
