import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { LiftInput } from "#contract/readings.ts";
import { makeClientSeed, stirShuffle } from "#domain/draw/client-seed.ts";
import type { DrawnCard } from "#domain/draw/draw-cards.ts";
import { checkReceipt } from "#domain/draw/receipt.ts";
import { afterFirstBatch } from "#test-support/after-first-batch.ts";
import { aReader, failNextReading, type Reader, type WholeReading } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { draws } from "../../platform/db/tables/insights.ts";
import { liftCards } from "./lift-cards.ts";

const POND = { spreadType: "full-pond", clientSeed: "cut at 11", picks: [30, 0, 17] } as const;
const OTHER_PICKS = { ...POND, picks: [1, 2, 3] };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Lifting = Omit<LiftInput, "picks"> & { picks: readonly number[] };

async function aDraw(reader: Reader): Promise<string> {
  return (await reader.post<{ drawId: string }>("/api/draws")).body.drawId;
}

const lift = (reader: Reader, drawId: string, picked: Lifting = POND) =>
  reader.post<{ cards: DrawnCard[] }>(`/api/draws/${drawId}/lift`, picked);

async function aLiftedDraw(picked: Lifting = POND) {
  const reader = await aReader(app);
  const drawId = await aDraw(reader);
  const { cards } = (await lift(reader, drawId, picked)).body;
  return { reader, drawId, cards };
}

async function storedDraw({ userId }: Reader, drawId: string) {
  const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(draws).where(eq(draws.id, drawId)),
  ]);
  return row;
}

const cardsIn = ({ events }: WholeReading) => events.find((event) => event.type === "cards")?.cards;

const insightOf = async (reader: Reader, { insightId }: WholeReading) =>
  (await reader.get<InsightOutput>(`/api/insights/${insightId}`)).body;

describe("lifting the cards of a sealed draw", () => {
  it("gives the same cards for the same picks, as often as it is asked", async () => {
    const { reader, drawId, cards } = await aLiftedDraw();
    expect(cards.map(({ position }) => position)).toEqual(["situation", "challenge", "advice"]);
    expect((await lift(reader, drawId)).body.cards).toEqual(cards);
    expect((await lift(reader, drawId, { ...POND, clientSeed: undefined })).body.cards).toEqual(cards);
  });

  it.each([
    ["other picks", OTHER_PICKS],
    ["another spread", { ...POND, spreadType: "quick-draw", picks: [30] } as const],
    ["another shuffle", { ...POND, clientSeed: "cut at 12" }],
  ])("is refused a second time with %s", async (_what, picked) => {
    const { reader, drawId } = await aLiftedDraw();
    expect(await lift(reader, drawId, picked)).toMatchObject({ status: 409, error: { code: "draw_used" } });
  });

  it.each([
    ["too few", [1]],
    ["repeated", [1, 1, 2]],
    ["outside of the deck", [1, 2, 900]],
  ])("names the field of picks that are %s", async (_what, picks) => {
    const reader = await aReader(app);
    const refused = await lift(reader, await aDraw(reader), { ...POND, picks });
    expect(refused).toMatchObject({ status: 400, error: { code: "invalid_input" } });
    expect(refused.error?.field).toMatch(/^picks/);
  });

  it("is possible for its owner alone, and not for a draw that a reading used", async () => {
    const { drawId } = await aLiftedDraw();
    const stranger = await aReader(app);
    expect(await lift(stranger, drawId)).toMatchObject({ status: 404, error: { code: "not_found" } });
    const own = await aDraw(stranger);
    await stranger.readAll({ drawId: own });
    expect(await lift(stranger, own)).toMatchObject({ status: 409, error: { code: "draw_used" } });
  });

  it("stores them encrypted", async () => {
    const { reader, drawId, cards } = await aLiftedDraw();
    const row = await storedDraw(reader, drawId);
    expect(row?.lifted).toMatch(/^\{"v":1,/);
    for (const { id } of cards) expect(row?.lifted).not.toContain(id);
  });

  it("costs two round trips, beside the session's own", async () => {
    const reader = await aReader(app);
    const [first, second] = [await aDraw(reader), await aDraw(reader)];
    await lift(reader, first);
    expect(await app.roundTrips(() => lift(reader, second))).toBe(2);
    expect(await app.roundTrips(() => lift(reader, second))).toBe(1);
  });
});

describe("two requests that lift the cards of one draw", () => {
  it("at the same moment fix one of two different picks", async () => {
    const reader = await aReader(app);
    const drawId = await aDraw(reader);
    const both = await Promise.all([lift(reader, drawId), lift(reader, drawId, OTHER_PICKS)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ["the same cards for the same picks", POND, 200],
    ["a refusal for other picks", OTHER_PICKS, 409],
  ] as const)(
    "two requests that lift the cards of one draw, one between the load and the store of the other, get %s",
    async (_what, meanwhile, status) => {
      const reader = await aReader(app);
      const { userId } = reader;
      const drawId = await aDraw(reader);
      let first: DrawnCard[] = [];
      const database = afterFirstBatch(app.dependencies.database, async () => {
        first = (await lift(reader, drawId, meanwhile)).body.cards;
      });
      const request = { ...POND, picks: [...POND.picks], userId, drawId };
      const lifting = liftCards({ ...app.dependencies, database }, request);
      if (status === 200) expect((await lifting).cards).toEqual(first);
      else await expect(lifting).rejects.toMatchObject({ code: "draw_used" });
    },
  );
});

describe("a reading of lifted cards", () => {
  it("has exactly those, whatever else it is sent, and its receipt verifies", async () => {
    const clientSeed = makeClientSeed(stirShuffle("", [12, 40], new Uint8Array(32)), 11);
    const { reader, drawId, cards } = await aLiftedDraw({ ...POND, clientSeed });
    await reader.put("/api/settings", { hasReversedCards: false });
    const sent = { spreadType: "quick-draw" as const, clientSeed: "mine", picks: [5] };
    const reading = await reader.readAll({ drawId, ...sent });
    expect(cardsIn(reading)).toEqual(cards);
    const insight = await insightOf(reader, reading);
    expect(insight).toMatchObject({ spreadType: "full-pond", cardsDrawn: cards });
    expect(insight.receipt).toMatchObject({ clientSeed, cut: 11, picks: POND.picks, reversals: true });
    const pasted = { ...(insight.receipt as NonNullable<InsightOutput["receipt"]>), cards };
    expect(checkReceipt(pasted, app.dependencies.deck.cards).faults).toEqual([]);
  });

  it("that failed is read again with them, at no cost", async () => {
    const { reader, drawId, cards } = await aLiftedDraw();
    failNextReading(app);
    expect((await reader.readAll({ drawId })).last).toMatchObject({ type: "error" });
    expect((await lift(reader, drawId)).body.cards).toEqual(cards);
    const again = await reader.readAll({ drawId });
    expect(again.last).toMatchObject({ type: "done" });
    expect(cardsIn(again)).toEqual(cards);
  });

  it("is one, even when it is requested twice at the same moment", async () => {
    const { reader, drawId } = await aLiftedDraw();
    const both = await Promise.all([reader.readAll({ drawId }), reader.readAll({ drawId })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
