import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ListedReflection, Reflection } from "#contract/reflections.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { cardReflections } from "../../platform/db/tables/cards.ts";

interface One {
  reflection: Reflection | null;
}
interface Page {
  items: ListedReflection[];
  nextCursor: string | null;
}

const MINUTE_MS = 60_000;
const PLACE = "/api/cards/the-cache/reflections/0";
const DARK = "I want to kill myself tonight.";
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

describe("a reflection on a card's prompt", () => {
  it("is stored as typed, encrypted, with its kind of block, and returned with the prompt", async () => {
    const person = app.as();
    const text = "  The old answer.\n\nXylophone <b>Zanzibar</b>  ";
    const { body } = await person.put<One>(PLACE, { text, blockTypeId: "work" });
    const card = app.dependencies.deck.byId.get("the-cache");
    expect(body.reflection).toMatchObject({
      cardId: "the-cache",
      cardName: "The Cache",
      prompt: 0,
      question: card?.perspectivePrompts[0],
      text,
      blockTypeId: "work",
      isUnreadable: false,
    });
    expect((await person.get<One>(PLACE)).body).toEqual(body);
    const { userId } = person.session;
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(cardReflections).where(eq(cardReflections.userId, userId)),
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("Zanzibar");
  });

  it("may answer the card's own question, and is listed with that question", async () => {
    const person = app.as();
    const place = "/api/cards/the-cache/reflections/3";
    const { body } = await person.put<One>(place, { text: "The address." });
    const question = app.dependencies.deck.byId.get("the-cache")?.duckQuestion;
    expect(body.reflection).toMatchObject({ prompt: 3, question, text: "The address." });
    expect((await person.get<Page>("/api/reflections")).body.items).toMatchObject([{ question }]);
  });

  it("is replaced by a later one and keeps its creation time", async () => {
    const person = app.as();
    const { body: first } = await person.put<One>(PLACE, { text: "One." });
    clock.advance(MINUTE_MS);
    const { body: second } = await person.put<One>(PLACE, { text: "Two.", blockTypeId: "life" });
    expect(second.reflection).toMatchObject({
      text: "Two.",
      blockTypeId: "life",
      createdAt: first.reflection?.createdAt,
      updatedAt: clock.now().toISOString(),
    });
    expect((await person.get<Page>("/api/reflections")).body.items).toHaveLength(1);
  });

  it("is saved once when the same text arrives several times at once", async () => {
    const person = app.as();
    const sent = { text: "Written in a tunnel.", blockTypeId: "work" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.put<One>(PLACE, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [rows] = await app.dependencies.database.batch({ userId: person.session.userId }, (tx) => [
      tx.select({ prompt: cardReflections.prompt }).from(cardReflections),
    ]);
    expect(rows).toEqual([{ prompt: 0 }]);
    expect((await person.get<One>(PLACE)).body.reflection?.text).toBe(sent.text);
  });

  it("is deleted when only blanks are left", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Something." });
    expect((await person.put<One>(PLACE, { text: " \n", blockTypeId: "work" })).body.reflection).toBeNull();
    expect((await person.get<One>(PLACE)).body.reflection).toBeNull();
  });

  it("requires at most 1000 characters, a prompt or the question of the card, and a card of the deck", async () => {
    const person = app.as();
    expect((await person.put(PLACE, { text: "x".repeat(1000) })).status).toBe(200);
    const refusals = [
      await person.put(PLACE, { text: "x".repeat(1001) }),
      await person.put("/api/cards/the-cache/reflections/4", { text: "x" }),
      await person.put(PLACE, { text: "x", blockTypeId: "w".repeat(51) }),
      await person.put("/api/cards/the-fool/reflections/0", { text: "x" }),
    ];
    expect(refusals.map(({ status, error }) => [status, error?.field ?? error?.message])).toEqual([
      [400, "text"],
      [400, "prompt"],
      [400, "blockTypeId"],
      [404, "Card not found"],
    ]);
  });

  it("shows crisis help when it speaks of danger, and is saved on request", async () => {
    const person = await aReader(app);
    const refused = await person.put(PLACE, { text: DARK });
    expect([refused.status, refused.error?.code]).toEqual([422, "crisis_help"]);
    expect(refused.error?.help?.length).toBeGreaterThan(0);
    expect((await person.get<One>(PLACE)).body.reflection).toBeNull();
    const { body } = await person.put<One>(PLACE, { text: DARK, goOnAnyway: true });
    expect(body.reflection?.text).toBe(DARK);
  });

  it("is hidden from other people and refused to a guest and a visitor", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Only for me." });
    expect((await app.as().get<One>(PLACE)).body.reflection).toBeNull();
    expect((await app.as().get<Page>("/api/reflections")).body.items).toEqual([]);
    const guest = app.as({ isGuest: true });
    expect((await guest.put(PLACE, { text: "x" })).error?.code).toBe("account_required");
    expect((await app.visitor().get("/api/reflections")).error?.code).toBe("unauthenticated");
  });
});

describe("the list of reflections", () => {
  async function writer() {
    const person = app.as();
    const cards = ["the-cache", "the-retry", "the-ping", "the-breakpoint"];
    for (const card of cards) {
      await person.put(`/api/cards/${card}/reflections/1`, { text: `On ${card}, a café at Łódź.` });
    }
    return person;
  }

  it("is sorted by last change and paged without repeats, even at equal times", async () => {
    const person = await writer();
    clock.advance(MINUTE_MS);
    await person.put("/api/cards/the-ping/reflections/1", { text: "Again." });
    const seen: (string | null)[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: Page } = await person.get<Page>(
        `/api/reflections?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items.map((item) => (item.kind === "journal" ? null : item.cardId)));
      cursor = body.nextCursor;
    }
    expect(seen[0]).toBe("the-ping");
    expect(seen.toSorted()).toEqual(["the-breakpoint", "the-cache", "the-ping", "the-retry"]);
    expect((await person.get("/api/reflections?cursor=abc")).error?.field).toBe("cursor");
  });

  it("can be searched by words of the text, the prompt or the card, ignoring case and accents", async () => {
    const person = await writer();
    const found = async (words: string) => {
      const { body } = await person.get<Page>(`/api/reflections?search=${encodeURIComponent(words)}`);
      return body.items.map((item) => (item.kind === "journal" ? null : item.cardId));
    };
    expect(await found("CACHE lodz")).toEqual(["the-cache"]);
    expect(await found("cafe")).toHaveLength(4);
    const prompt = app.dependencies.deck.byId.get("the-retry")?.perspectivePrompts[1] ?? "";
    expect(await found(prompt.slice(0, 60))).toEqual(["the-retry"]);
    expect(await found("horoscope")).toEqual([]);
  });

  it("shows reflections of any age on the free plan", async () => {
    const person = await writer();
    clock.advance(90 * 24 * 60 * MINUTE_MS);
    expect((await person.get<Page>("/api/reflections")).body.items).toHaveLength(4);
  });
});

describe("a note on a reading in the list of reflections", () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;

  /** Creates two readings, a day apart and each with a note, and between them a reflection on a card. */
  async function noted() {
    const person = await aReader(app);
    const notes = ["I named the price.", "Dana answered in one line."];
    const ids: string[] = [];
    for (const note of notes) {
      const { insightId: id = "" } = await person.readAll();
      await person.patch(`/api/insights/${id}`, { note });
      ids.push(id);
      if (ids.length === 1) {
        clock.advance(MINUTE_MS);
        await person.put(PLACE, { text: "On a card." });
        clock.advance(DAY_MS);
      }
    }
    return { person, ids };
  }

  it("is sorted by the reading's day and shows the reading's headline and card", async () => {
    const { person, ids } = await noted();
    const { items } = (await person.get<Page>("/api/reflections")).body;
    expect(items.map(({ text }) => text)).toEqual([
      "Dana answered in one line.",
      "On a card.",
      "I named the price.",
    ]);
    const insight = await person.get<{ reading: { headline: string }; cardsDrawn: { id: string }[] }>(
      `/api/insights/${ids[1]}`,
    );
    expect(items[0]).toMatchObject({
      kind: "reading",
      insightId: ids[1],
      headline: insight.body.reading.headline,
      cardId: insight.body.cardsDrawn[0]?.id,
      isUnreadable: false,
    });
  });

  it("is paged together with reflections on cards, without repeats", async () => {
    const { person } = await noted();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: Page } = await person.get<Page>(
        `/api/reflections?limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.items.map(({ text }) => text));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(["Dana answered in one line.", "On a card.", "I named the price."]);
  });

  it("can be searched and disappears when it is emptied", async () => {
    const { person, ids } = await noted();
    const found = async () => (await person.get<Page>("/api/reflections?search=PRICE")).body.items.length;
    expect(await found()).toBe(1);
    await person.patch(`/api/insights/${ids[0]}`, { note: " " });
    expect(await found()).toBe(0);
  });

  it("stays readable when its reading is locked, whose headline and card are left out", async () => {
    const { person } = await noted();
    clock.advance(90 * DAY_MS);
    const { items } = (await person.get<Page>("/api/reflections")).body;
    expect(items[0]).toMatchObject({ text: "Dana answered in one line.", headline: null, cardId: null });
  });

  it("is hidden from other people", async () => {
    await noted();
    expect((await app.as().get<Page>("/api/reflections")).body.items).toEqual([]);
  });
});

describe("database round trips of reflections, beside the session's own", () => {
  it("database round trips of reflections, beside the session's own, are one to read and two to write", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Warm." });
    expect(await app.roundTrips(() => person.put(PLACE, { text: "Once more." }))).toBe(2);
    expect(await app.roundTrips(() => person.put(PLACE, { text: DARK }))).toBe(1);
    expect(await app.roundTrips(() => person.get(PLACE))).toBe(1);
    expect(await app.roundTrips(() => person.get("/api/reflections?search=once"))).toBe(1);
    expect(await app.roundTrips(() => person.put(PLACE, { text: "" }))).toBe(2);
  });
});
