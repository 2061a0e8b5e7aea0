import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { answeredBy, aReader, QUESTION, wordsOf } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

describe("a reading by a model", () => {
  let model: FakeProvider;
  let app: TestApp;
  beforeAll(async () => {
    model = await startFakeAnthropic();
    app = await createTestApp({ settings: answeredBy(model) });
    return () => model.close();
  });

  it("commits the draw, shows its cards, streams its words and is stored", async () => {
    const reader = await aReader(app);
    const reading = await reader.readAll({ spreadType: "full-pond" });
    expect(reading.events.map((event) => event.type).slice(0, 4)).toEqual([
      "sealed",
      "cards",
      "waiting",
      "delta",
    ]);
    expect(reading.last).toMatchObject({ type: "done", isDefault: false });
    expect(reading.ids).toEqual(reading.events.map((_, index) => String(index + 1)));
    expect(wordsOf(reading.events)).toBe(FAKE_READING.interpretation);
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    expect(insight).toMatchObject({
      userContext: QUESTION,
      spreadType: "full-pond",
      blockTypeId: "work",
      resonated: false,
      tookAction: false,
      isDefault: false,
      isUnreadable: false,
      duck: "model",
      associatedBlock: { name: "Four drafts, no owner", status: "active" },
    });
    expect(insight.reading?.headline).toBe(FAKE_READING.headline);
  });
});

describe("a reading by the offline duck", () => {
  it("works without a key, a network or a model, and its headline comes with its first words", async () => {
    const app = await createTestApp();
    const reader = await aReader(app);
    const reading = await reader.readAll({ spreadType: "full-pond" });
    expect(reading.last).toMatchObject({ type: "done", isDefault: false });
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    expect(insight.duck).toBe("offline");
    const [first, ...later] = reading.events.filter((event) => event.type === "delta");
    expect(first).toMatchObject({ headline: insight.reading?.headline });
    expect(later.every((event) => !("headline" in event))).toBe(true);
    expect(insight.reading?.interpretation).toBe(wordsOf(reading.events));
  });
});
