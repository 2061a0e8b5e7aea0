import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { makeClientSeed, stirShuffle } from "#domain/draw/client-seed.ts";
import type { DrawnCard } from "#domain/draw/draw-cards.ts";
import { drawCards } from "#domain/draw/draw-cards.ts";
import { checkReceipt, fingerprintDeck } from "#domain/draw/receipt.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { answeredBy, aReader, QUESTION, type WholeReading } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { draws } from "../../platform/db/tables/insights.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

let model: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({
    settings: answeredBy(model),
    random: { bytes: (length) => randomBytes(length) },
  });
  return () => model.close();
});

function cardsOf({ events }: WholeReading): DrawnCard[] {
  const cards = events.find((event) => event.type === "cards");
  return cards?.type === "cards" ? (cards.cards as DrawnCard[]) : [];
}

/** Returns the prompt of the latest reading that the provider received. */
function lastPrompt(): string {
  const readings = model.requests.filter(({ body }) => Number(body.max_tokens) >= 750);
  return JSON.stringify(readings.at(-1)?.body);
}

describe("a draw", () => {
  it("is committed before anything is picked, and the receipt lets anybody recompute it", async () => {
    const reader = await aReader(app);
    const { body: draw } = await reader.post<{ drawId: string; commitment: string }>("/api/draws");
    const order = { drawId: draw.drawId, clientSeed: "cut at 11", picks: [30, 0, 17] };
    const reading = await reader.readAll({ spreadType: "full-pond", ...order });
    expect(reading.events[0]).toEqual({ type: "sealed", ...draw });
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    const { deck } = app.dependencies;
    expect(insight.receipt).toMatchObject({
      commitment: draw.commitment,
      clientSeed: "cut at 11",
      picks: [30, 0, 17],
      deckVersion: fingerprintDeck(deck.cards),
      cut: null,
      reversals: true,
    });
    const serverSeed = Buffer.from(insight.receipt?.serverSeed ?? "", "hex");
    expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(draw.commitment);
    const again = drawCards(deck.cards, { ...order, spread: "full-pond", serverSeed, hasReversals: true });
    expect(cardsOf(reading)).toEqual(again);
    expect(insight.cardsDrawn).toEqual(again);
  });

  it("that a reading makes itself is committed in the same way", async () => {
    const reader = await aReader(app);
    const reading = await reader.readAll();
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    const seed = Buffer.from(insight.receipt?.serverSeed ?? "", "hex");
    expect(createHash("sha256").update(seed).digest("hex")).toBe(insight.receipt?.commitment);
    expect(insight.receipt).toMatchObject({
      picks: [0],
      clientSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("stores its seed encrypted until it is used", async () => {
    const reader = await aReader(app);
    const { body } = await reader.post<{ drawId: string }>("/api/draws");
    const { userId } = reader;
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(draws).where(eq(draws.id, body.drawId)),
    ]);
    expect(row?.serverSeed).toMatch(/^\{"v":1,/);
  });

  it("is used once, even when two readings request it at the same time", async () => {
    const reader = await aReader(app);
    const { body } = await reader.post<{ drawId: string }>("/api/draws");
    const both = await Promise.all([
      reader.readAll({ drawId: body.drawId }),
      reader.readAll({ drawId: body.drawId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const later = await reader.readAll({ drawId: body.drawId });
    expect(later).toMatchObject({ status: 409, body: { error: { code: "draw_used" } } });
  });

  it("names the cut in its receipt, and a pasted receipt is verified", async () => {
    const reader = await aReader(app);
    const { body: draw } = await reader.post<{ drawId: string }>("/api/draws", { userContext: QUESTION });
    const clientSeed = makeClientSeed(stirShuffle("", [12, 40], randomBytes(32)), 11);
    const reading = await reader.readAll({ drawId: draw.drawId, clientSeed, picks: [4] });
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    expect(insight.receipt?.cut).toBe(11);
    const pasted = {
      ...(insight.receipt as NonNullable<InsightOutput["receipt"]>),
      cards: insight.cardsDrawn,
    };
    expect(checkReceipt(pasted, app.dependencies.deck.cards).faults).toEqual([]);
  });

  it("is refused with crisis help or for missing consent when the text is sent with it", async () => {
    const reader = await aReader(app);
    const heavy = await reader.post("/api/draws", { userContext: "I want to kill myself." });
    expect(heavy).toMatchObject({ status: 422, body: { error: { code: "crisis_help" } } });
    const asked = { userContext: "I want to kill myself.", goOnAnyway: true };
    expect(await reader.post("/api/draws", asked)).toMatchObject({ status: 200 });
    const newcomer = await aReader(app, {}, { hasConsent: false });
    const early = await newcomer.post("/api/draws", { userContext: QUESTION });
    expect(early).toMatchObject({ status: 403, body: { error: { code: "consent_required" } } });
  });

  it("costs one round trip to create, beside the session's own", async () => {
    const reader = await aReader(app);
    const seal = () => reader.post("/api/draws", { userContext: QUESTION });
    await seal();
    expect(await app.roundTrips(seal)).toBe(1);
  });

  it("has no reversed cards when the person switched them off, and the receipt says so", async () => {
    const reader = await aReader(app, { isPremium: true }, { hasReversedCards: false });
    for (let count = 0; count < 8; count += 1) {
      const reading = await reader.readAll({ spreadType: "full-pond" });
      expect(cardsOf(reading).some((card) => card.reversed)).toBe(false);
      const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
      expect(insight.receipt?.reversals).toBe(false);
    }
  });
});

describe("a card chosen from the library", () => {
  it("is read alone, upright and marked, without a draw, for any spread", async () => {
    const reader = await aReader(app);
    const reading = await reader.readAll({ spreadType: "full-pond", selectedCardId: "the-cache" });
    expect(reading.events[0]).toEqual({
      type: "cards",
      cards: [{ id: "the-cache", reversed: false, chosen: true }],
    });
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    expect(insight).toMatchObject({
      spreadType: "quick-draw",
      cardsDrawn: [{ id: "the-cache", reversed: false, chosen: true }],
      receipt: null,
      drawId: null,
    });
  });
});

describe("the content of a spread", () => {
  it("is one insight, one step and one question on a quick draw", async () => {
    const reader = await aReader(app);
    const { insightId } = await reader.readAll({ spreadType: "quick-draw" });
    const { body } = await reader.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(body.reading?.keyInsights).toHaveLength(1);
    expect(body.reading?.actionSteps).toHaveLength(1);
    expect(body.reading?.reflectionPrompts).toHaveLength(1);
    expect(body.cardsDrawn[0]).not.toHaveProperty("position");
  });

  it("is three insights and at most two steps on a full pond, with three positions", async () => {
    const reader = await aReader(app);
    const { insightId } = await reader.readAll({ spreadType: "full-pond" });
    const { body } = await reader.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(body.cardsDrawn.map((card) => card.position)).toEqual(["situation", "challenge", "advice"]);
    expect(body.reading?.keyInsights).toHaveLength(3);
    expect(body.reading?.actionSteps).toHaveLength(2);
  });
});

describe("a reading on a block", () => {
  it("gets the block, its status, its notes and its last three readings, and creates no second block", async () => {
    const reader = await aReader(app);
    const { userId } = reader;
    const block = await aBlock(app, {
      userId,
      blockTypeId: "creative",
      name: "Page forty",
      notes: "Never right.",
    });
    for (let count = 1; count <= 4; count += 1) {
      const createdAt = new Date(app.dependencies.clock.now().getTime() - (10 - count) * 86_400_000);
      await anInsight(app, { userId, userBlockId: block.id, headline: `Headline ${count}.`, createdAt });
    }
    const reading = await reader.readAll({ userBlockId: block.id, blockTypeId: "work" });
    const prompt = lastPrompt();
    expect(prompt).toContain("Page forty");
    expect(prompt).toContain("Never right.");
    expect(prompt).toContain("actively working");
    for (const context of ["Headline 4.", "Headline 3.", "Headline 2."]) expect(prompt).toContain(context);
    expect(prompt).not.toContain("Headline 1.");
    expect(prompt).toContain("The last step, not done yet: ");
    const { body: insight } = await reader.get<InsightOutput>(`/api/insights/${reading.insightId}`);
    expect(insight).toMatchObject({ blockTypeId: "creative", associatedBlock: { id: block.id } });
    const { body: blocks } = await reader.get<{ items: unknown[] }>("/api/blocks");
    expect(blocks.items).toHaveLength(1);
  });

  it("creates an active block with a name and the text as notes when none is linked", async () => {
    const reader = await aReader(app);
    await reader.readAll();
    const { body: blocks } = await reader.get<{ items: unknown[] }>("/api/blocks");
    expect(blocks.items).toMatchObject([
      { name: "Four drafts, no owner", status: "active", blockTypeId: "work", notes: QUESTION },
    ]);
  });
});

describe("the profile in the prompt of a reading", () => {
  it("leaves out the birthday and the place of birth", async () => {
    const reader = await aReader(app);
    const { userId } = reader;
    const key = await app.dependencies.vault.keyOf(userId);
    const profile = {
      name: "Ada",
      birthday: "1990-04-01",
      birthPlace: "Reykjavik",
      zodiacSign: "Aries",
      superpower: "Hyperfocus",
    };
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.insert(userProfiles).values({
        userId,
        body: key.seal(profile, placeOf(userProfiles, "body", { userId })),
        updatedAt: new Date(),
      }),
    ]);
    await reader.readAll();
    const prompt = lastPrompt();
    for (const context of ["Ada", "Aries", "Hyperfocus"]) expect(prompt).toContain(context);
    for (const unknown of ["1990", "Reykjavik"]) expect(prompt).not.toContain(unknown);
  });
});
