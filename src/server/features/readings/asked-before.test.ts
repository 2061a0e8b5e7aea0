import { beforeAll, describe, expect, it } from "vitest";
import { anInsight, someReading } from "#test-support/factories.ts";
import { aReader, type Reader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const ASKED = "Should I leave my job at the library before the winter?";
const AGAIN = "Should I leave the library job before winter?";
const HOUR_MS = 3_600_000;

const clock = createTestClock("2026-11-20T12:00:00Z");
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person whose earlier readings asked the same question at these times. */
async function aReaderWhoAsked(hours: readonly number[], userContext = ASKED): Promise<Reader> {
  const reader = await aReader(app);
  for (const ago of hours)
    await anInsight(app, {
      userId: reader.userId,
      userContext,
      reading: someReading,
      createdAt: hoursAgo(ago),
    });
  return reader;
}

const outcome = async (reader: Reader, input: Parameters<Reader["readAll"]>[0]) => {
  const { status, body, last } = await reader.readAll({ drawAnyway: undefined, ...input });
  return { status, body, last: last?.type };
};

describe("a fourth draw on one question within three days", () => {
  it("is declined, and counts nothing", async () => {
    const reader = await aReaderWhoAsked([2, 30, 70]);
    expect(await outcome(reader, { userContext: AGAIN })).toMatchObject({
      status: 409,
      body: {
        error: { code: "asked_before", message: expect.stringContaining("three times in three days") },
      },
    });
    const { body } = await reader.get<{ insightsToday: { left: number } }>("/api/me");
    expect(body.insightsToday.left).toBe(7);
  });

  it("is declined before anybody shuffles", async () => {
    const reader = await aReaderWhoAsked([2, 30, 70]);
    expect((await reader.post("/api/draws", { userContext: AGAIN })).error?.code).toBe("asked_before");
    expect((await reader.post("/api/draws", { userContext: AGAIN, drawAnyway: true })).status).toBe(200);
  });

  it("is read if the person wants it anyway", async () => {
    const reader = await aReaderWhoAsked([2, 30, 70]);
    expect(await outcome(reader, { userContext: AGAIN, drawAnyway: true })).toMatchObject({ last: "done" });
  });
});

describe("a draw goes on", () => {
  it("when its question is asked for the third time", async () => {
    const reader = await aReaderWhoAsked([2, 30]);
    expect(await outcome(reader, { userContext: AGAIN })).toMatchObject({ last: "done" });
  });

  it("when one of the three earlier draws is more than three days old", async () => {
    const reader = await aReaderWhoAsked([2, 30, 73]);
    expect(await outcome(reader, { userContext: AGAIN })).toMatchObject({ last: "done" });
  });

  it("a draw on another question goes on", async () => {
    const reader = await aReaderWhoAsked([2, 30, 70]);
    const userContext = "My sister and I have not spoken since the funeral.";
    expect(await outcome(reader, { userContext })).toMatchObject({ last: "done" });
  });

  it("a card that the person chose is read for a fourth time, because it is no draw", async () => {
    const reader = await aReaderWhoAsked([2, 30, 70]);
    const chosen = { userContext: AGAIN, selectedCardId: "the-ping" };
    expect(await outcome(reader, chosen)).toMatchObject({ last: "done" });
  });
});
