import { beforeAll, describe, expect, it } from "vitest";
import type { ErrorBody } from "#contract/errors.ts";
import type { ReadingInput } from "#contract/readings.ts";
import { aBlock } from "#test-support/factories.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { answeredBy, aReader, orderOf, toReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";

const NO_BLOCK_TYPE = "No valid block type found. Please select or create a block type.";

let model: FakeProvider;
let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model), clock });
  return () => model.close();
});

/** Sends a reading that is expected to be refused before any event. */
async function refusal(input: Partial<ReadingInput>, reader?: Awaited<ReturnType<typeof aReader>>) {
  const { status, body, events } = await (reader ?? (await aReader(app))).readAll(input);
  expect(events).toEqual([]);
  const { error } = body as ErrorBody;
  return { status, ...error };
}

describe("a reading is refused", () => {
  it("without a session", async () => {
    const answer = await app
      .visitor()
      .post("/api/readings", orderOf(), { headers: { "idempotency-key": newId() } });
    expect(answer).toMatchObject({
      status: 401,
      error: { code: "unauthenticated", message: "User not authenticated" },
    });
  });

  it("without consent", async () => {
    const reader = await aReader(app, {}, { hasConsent: false });
    expect(await refusal({}, reader)).toMatchObject({ status: 403, code: "consent_required" });
  });

  it("without a block type or with an unknown one", async () => {
    const nothing = { blockTypeId: undefined };
    expect(await refusal(nothing)).toMatchObject({
      status: 400,
      code: "no_block_type",
      message: NO_BLOCK_TYPE,
    });
    expect(await refusal({ blockTypeId: "tax" })).toMatchObject({
      code: "no_block_type",
      message: NO_BLOCK_TYPE,
    });
  });

  it("with the same error for an unknown block as for somebody else's", async () => {
    const other = await aReader(app);
    const block = await aBlock(app, { userId: other.userId });
    const unknown = await refusal({ userBlockId: newId() });
    const foreign = await refusal({ userBlockId: block.id });
    expect(unknown).toMatchObject({ status: 404, code: "not_found", message: "Block not found" });
    expect(foreign).toEqual(unknown);
  });

  it("for a card that is not in the deck", async () => {
    expect(await refusal({ selectedCardId: "the-fool" })).toMatchObject({
      status: 404,
      message: "Card not found",
    });
  });

  it("with the same error for an unknown draw as for somebody else's", async () => {
    const other = await aReader(app);
    const { body } = await other.post<{ drawId: string }>("/api/draws");
    const unknown = await refusal({ drawId: newId() });
    const foreign = await refusal({ drawId: body.drawId });
    expect(unknown).toMatchObject({ status: 404, code: "not_found", message: "Draw not found" });
    expect(foreign).toEqual(unknown);
  });

  it("for too few picks, a repeated pick, or one outside the deck", async () => {
    const pond = { spreadType: "full-pond" } as const;
    for (const picks of [[1], [1, 1, 2]]) {
      expect(await refusal({ ...pond, picks })).toMatchObject({
        status: 400,
        code: "invalid_input",
        field: "picks",
      });
    }
    expect(await refusal({ ...pond, picks: [1, 2, 36] })).toMatchObject({ status: 400, field: "picks.2" });
  });

  it("for an empty text or one of more than 2000 characters", async () => {
    expect(await refusal({ userContext: " \n " })).toMatchObject({ status: 400, field: "userContext" });
    expect(await refusal({ userContext: "x".repeat(2001) })).toMatchObject({
      status: 400,
      field: "userContext",
    });
  });

  it("without an idempotency key", async () => {
    const reader = await aReader(app);
    const answer = await reader.post("/api/readings", orderOf());
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid_input", field: "idempotency-key" } });
  });
});

describe("a text about a crisis", () => {
  const words = "I want to kill myself.";

  it("gets crisis help before anything else: no draw, no count, no model", async () => {
    const reader = await aReader(app, {}, { hasConsent: false, timeZone: "Europe/Berlin" });
    const before = model.requests.length;
    const answer = await refusal({ userContext: words }, reader);
    expect(answer).toMatchObject({ code: "crisis_help" });
    expect(answer.help).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ country: "DE", source: expect.objectContaining({ by: "press" }) }),
      ]),
    );
    expect(model.requests.length).toBe(before);
  });

  it("gets help for the browser's country when the person has set none", async () => {
    const stranger = toReader(app.as());
    const answer = await refusal({ userContext: words, timeZone: "Europe/Berlin" }, stranger);
    expect(answer.help?.some((line) => line.country === "DE")).toBe(true);
  });

  it("can be read on request after that", async () => {
    const reader = await aReader(app);
    const reading = await reader.readAll({ userContext: words, goOnAnyway: true });
    expect(reading.last).toMatchObject({ type: "done" });
  });
});

describe("the hourly limit of readings", () => {
  it("has its own sentence, releases the draw and leaves no run", async () => {
    const reader = await aReader(app, { isPremium: true });
    for (let count = 0; count < 10; count += 1) expect((await reader.readAll()).insightId).toBeDefined();
    const { body: draw } = await reader.post<{ drawId: string }>("/api/draws");
    const eleventh = await refusal({ drawId: draw.drawId }, reader);
    expect(eleventh).toMatchObject({
      status: 429,
      code: "rate_limited",
      message: "You've reached your limit for tarot readings. Please wait 15 minute(s) before trying again.",
      retryAfter: 900,
      remaining: 0,
    });
    clock.advance(16 * 60_000);
    expect((await refusal({ drawId: draw.drawId }, reader)).message).toBe(
      "You've reached your hourly limit for tarot readings. Your limit resets at 1:00 PM.",
    );
    clock.advance(45 * 60_000);
    expect((await reader.readAll({ drawId: draw.drawId })).last).toMatchObject({ type: "done" });
  });
});
