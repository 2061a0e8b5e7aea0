import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { PersonalCard, SaidOutput } from "#contract/advice.ts";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aReader, type ReaderOptions } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { cardWords } from "../../platform/db/tables/cards.ts";
import type { Session } from "../../platform/http/session.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const CARD = "the-cache";
const MINE = `/api/cards/${CARD}/mine`;
const ADVICE = `/api/cards/${CARD}/advice`;
const TAKE = `/api/cards/${CARD}/take`;
const SAD = "My mother died last week and I miss her.";
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
const drawn = [{ id: CARD, reversed: false }];

/** Creates a person who has a block about work and has drawn the card in a reading. */
async function drawer(said: Partial<Session> = {}, options: ReaderOptions = {}) {
  const person = await aReader(app, said, options);
  const { userId } = person;
  const block = await aBlock(app, { userId, name: "Four drafts", notes: "I keep rewriting the proposal." });
  await anInsight(app, { userId, cardsDrawn: drawn });
  const mine = async () => (await person.get<PersonalCard>(MINE)).body;
  return Object.assign(person, { block, mine });
}

type Drawer = Awaited<ReturnType<typeof drawer>>;

describe("a card that the person never drew", () => {
  it("has no draws, and requests for words are refused", async () => {
    const person = await aReader(app);
    await anInsight(app, { userId: person.userId, cardsDrawn: [{ id: "the-ping", reversed: false }] });
    const { body } = await person.get<PersonalCard>(MINE);
    expect(body).toMatchObject({ everDrawn: false, draws: [], drawsTotal: 0, guidance: [], reflections: [] });
    for (const answer of [await person.post(ADVICE, { blockTypeId: "work" }), await person.post(TAKE, {})]) {
      expect([answer.status, answer.error?.message]).toEqual([
        409,
        "No insights from this card yet. Draw it in a reading to unlock personalized guidance.",
      ]);
    }
  });

  it("the words about a card are not found for an unknown card, and refused to guests and visitors", async () => {
    expect((await app.as().get("/api/cards/the-fool/mine")).error?.message).toBe("Card not found");
    expect((await app.as({ isGuest: true }).get(MINE)).error?.code).toBe("account_required");
    expect((await app.visitor().get(MINE)).error?.code).toBe("unauthenticated");
    expect((await app.visitor().post(TAKE, {})).error?.code).toBe("unauthenticated");
  });
});

describe("a card that the person has drawn", () => {
  it("lists its draws newest first and marks those chosen from the library", async () => {
    const person = await drawer({ isPremium: true });
    const { userId } = person;
    const chosen = [{ id: CARD, reversed: false, chosen: true }];
    const old = await anInsight(app, { userId, cardsDrawn: chosen, createdAt: daysAgo(40) });
    const { draws, drawsTotal, everDrawn } = await person.mine();
    expect([everDrawn, drawsTotal, draws.length]).toEqual([true, 2, 2]);
    expect(draws[1]).toEqual({
      isLocked: false,
      insightId: old.id,
      drawnAt: old.createdAt.toISOString(),
      isChosen: true,
    });
  });

  it("stays drawn on the free plan, where an old insight shows only its date", async () => {
    const person = await aReader(app);
    const createdAt = daysAgo(8);
    await anInsight(app, { userId: person.userId, cardsDrawn: drawn, createdAt });
    const { body } = await person.get<PersonalCard>(MINE);
    expect(body).toMatchObject({
      everDrawn: true,
      draws: [{ isLocked: true, drawnAt: createdAt.toISOString() }],
    });
    expect(body.draws[0]).not.toHaveProperty("insightId");
    expect((await person.post<SaidOutput>(TAKE, {})).status).toBe(200);
  });

  it("stops being drawn when its only insight is deleted, and is drawn again after undo", async () => {
    const person = await aReader(app);
    const { id } = await anInsight(app, { userId: person.userId, cardsDrawn: drawn });
    const everDrawn = async () => (await person.get<PersonalCard>(MINE)).body.everDrawn;
    await person.delete(`/api/insights/${id}`);
    expect(await everDrawn()).toBe(false);
    await person.post(`/api/insights/${id}/restore`);
    expect(await everDrawn()).toBe(true);
  });

  it("lists a new reading at once for each of its three cards", async () => {
    const person = await aReader(app);
    const { events } = await person.readAll({ spreadType: "full-pond" });
    const cards = events.flatMap((event) => (event.type === "cards" ? event.cards : []));
    expect(cards).toHaveLength(3);
    for (const { id } of cards) {
      expect((await person.get<PersonalCard>(`/api/cards/${id}/mine`)).body.drawsTotal).toBe(1);
    }
  });
});

describe("a card's page after dark words elsewhere", () => {
  it.each([
    [
      "a reading",
      (person: Drawer) => anInsight(app, { userId: person.userId, userContext: SAD }).then(() => {}),
    ],
    [
      "a chat",
      async (person: Drawer) => {
        const { id } = await anInsight(app, { userId: person.userId });
        await toChatter(person, person.userId, id).say(SAD);
      },
    ],
    [
      "a reflection on another card",
      async (person: Drawer) => {
        await person.put("/api/cards/the-ping/reflections/0", { text: SAD });
      },
    ],
  ])("is without ads and jokes: %s", async (_where, write) => {
    const person = await drawer();
    expect((await person.mine()).isGrave).toBe(false);
    await write(person);
    expect((await person.mine()).isGrave).toBe(true);
  });
});

describe("guidance", () => {
  it("about a card is available for the kinds of block the person has and is about their own block", async () => {
    const person = await drawer();
    expect((await person.mine()).guidance.map(({ blockTypeId, text }) => [blockTypeId, text])).toEqual([
      ["work", null],
    ]);
    const { body } = await person.post<SaidOutput>(ADVICE, { blockTypeId: "work" });
    expect(body.isGeneric).toBe(false);
    expect(body.text.length).toBeGreaterThan(60);
    const refused = await person.post(ADVICE, { blockTypeId: "life" });
    expect(refused.error).toMatchObject({ code: "no_block_type", field: "blockTypeId" });
    expect((await person.post(ADVICE, { blockTypeId: "money" })).error?.field).toBe("blockTypeId");
  });

  it("about a card is generated once and stored encrypted until a block of that kind changes", async () => {
    const person = await drawer();
    const { body: first } = await person.post<SaidOutput>(ADVICE, { blockTypeId: "work" });
    expect((await person.mine()).guidance[0]?.text).toBe(first.text);
    expect((await person.post<SaidOutput>(ADVICE, { blockTypeId: "work" })).body).toEqual(first);
    const { userId } = person;
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(cardWords).where(eq(cardWords.userId, userId)),
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(first.text.slice(0, 20));
    await aBlock(app, { userId, blockTypeId: "life", name: "Elsewhere" });
    expect((await person.mine()).guidance.find(({ blockTypeId }) => blockTypeId === "work")?.text).toBe(
      first.text,
    );
    clock.advance(MINUTE_MS);
    await person.patch(`/api/blocks/${person.block.id}`, { notes: "I sent it, and nobody answers." });
    expect((await person.mine()).guidance.find(({ blockTypeId }) => blockTypeId === "work")?.text).toBeNull();
  });

  it("about a card shows crisis help first when the notes of the block speak of danger, and is given on request", async () => {
    const person = await aReader(app);
    const { userId } = person;
    await aBlock(app, { userId, notes: "I want to kill myself tonight.", goOnAnyway: true });
    await anInsight(app, { userId, cardsDrawn: drawn });
    const refused = await person.post(ADVICE, { blockTypeId: "work" });
    expect([refused.status, refused.error?.code]).toEqual([422, "crisis_help"]);
    expect(refused.error?.help?.length).toBeGreaterThan(0);
    expect((await person.post<SaidOutput>(ADVICE, { blockTypeId: "work", goOnAnyway: true })).status).toBe(
      200,
    );
  });

  it("about a card requires the current consent", async () => {
    const person = await drawer({}, { hasConsent: false });
    expect((await person.post(ADVICE, { blockTypeId: "work" })).error?.code).toBe("consent_required");
  });

  it("about a card is limited to twenty calls an hour, while stored guidance can still be read", async () => {
    const person = await drawer();
    const { body: kept } = await person.post<SaidOutput>(ADVICE, { blockTypeId: "work" });
    const others = app.dependencies.deck.cards.filter(({ id }) => id !== CARD).slice(0, 20);
    for (const { id } of others) {
      await anInsight(app, { userId: person.userId, cardsDrawn: [{ id, reversed: false }] });
    }
    const answers = [];
    for (const { id } of others) {
      answers.push(await person.post(`/api/cards/${id}/advice`, { blockTypeId: "work" }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(19).fill(200), 429]);
    expect(answers.at(-1)?.error).toMatchObject({
      code: "rate_limited",
      message:
        "You've reached your limit for personalized advice. Please wait 10 minute(s) before trying again.",
      retryAfter: 600,
    });
    expect((await person.post<SaidOutput>(ADVICE, { blockTypeId: "work" })).body).toEqual(kept);
  });
});

describe("the take", () => {
  it("on a card is generated once from what was written at the draw, and again after the next draw", async () => {
    const person = await drawer();
    const { body: first } = await person.post<SaidOutput>(TAKE, {});
    expect(first.isGeneric).toBe(false);
    expect((await person.mine()).take.text).toBe(first.text);
    expect((await person.post<SaidOutput>(TAKE, {})).body).toEqual(first);
    clock.advance(MINUTE_MS);
    await anInsight(app, {
      userId: person.userId,
      cardsDrawn: drawn,
      userContext: "My sister has not called since May.",
    });
    expect((await person.mine()).take.text).toBeNull();
  });
});

describe("database round trips of card words, beside the session's own", () => {
  it("database round trips of card words, beside the session's own, are one for the page and for stored words, two before the duck is asked", async () => {
    const person = await drawer();
    expect(await app.roundTrips(() => person.get(MINE))).toBe(1);
    // The duck's words about a card take two round trips to load and claim; then one for the token count and
    // one for the words.
    expect(await app.roundTrips(() => person.post(TAKE, {}))).toBe(4);
    expect(await app.roundTrips(() => person.post(TAKE, {}))).toBe(1);
    for (let count = 0; count < 30; count += 1) {
      await anInsight(app, { userId: person.userId, cardsDrawn: drawn });
    }
    expect(await app.roundTrips(() => person.get(MINE))).toBe(1);
    expect((await person.mine()).draws).toHaveLength(12);
    expect((await person.mine()).drawsTotal).toBe(31);
  });
});
