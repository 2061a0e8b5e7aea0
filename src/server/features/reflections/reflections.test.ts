import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aReader } from "../../../../test-support/reading-app.ts";
import { createTestApp, type TestApp } from "../../../../test-support/test-app.ts";
import { createTestClock } from "../../../../test-support/test-clock.ts";
import type { ListedReflection, Reflection } from "../../../contract/reflections.ts";
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

describe("what somebody writes on a card's prompt", () => {
  it("is kept as typed with its kind of block, sealed, and stands beside the prompt it answers", async () => {
    const person = app.as();
    const text = "  The old answer.\n\nXylophone <b>Zanzibar</b>  ";
    const { body } = await person.put<One>(PLACE, { text, blockTypeId: "work" });
    const card = app.dependencies.deck.byId.get("the-cache");
    expect(body.reflection).toMatchObject({
      ...{ cardId: "the-cache", cardName: "The Cache", prompt: 0, question: card?.perspectivePrompts[0] },
      ...{ text, blockTypeId: "work", isUnreadable: false },
    });
    expect((await person.get<One>(PLACE)).body).toEqual(body);
    const { userId } = person.session;
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(cardReflections).where(eq(cardReflections.userId, userId)),
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("Zanzibar");
  });

  it("is written over by what comes later, and keeps the day it was begun", async () => {
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

  it("is one, however often and at once what was written without a connection arrives", async () => {
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

  it("is gone when nothing but blanks is left of it", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Something." });
    expect((await person.put<One>(PLACE, { text: " \n", blockTypeId: "work" })).body.reflection).toBeNull();
    expect((await person.get<One>(PLACE)).body.reflection).toBeNull();
  });

  it("has at most 1000 characters, one of three prompts and one of the deck's cards", async () => {
    const person = app.as();
    expect((await person.put(PLACE, { text: "x".repeat(1000) })).status).toBe(200);
    const refusals = [
      await person.put(PLACE, { text: "x".repeat(1001) }),
      await person.put("/api/cards/the-cache/reflections/3", { text: "x" }),
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

  it("is answered with people to talk to where it speaks of danger, and kept when they want it kept", async () => {
    const person = await aReader(app);
    const refused = await person.put(PLACE, { text: DARK });
    expect([refused.status, refused.error?.code]).toEqual([422, "crisis_help"]);
    expect(refused.error?.help?.length).toBeGreaterThan(0);
    expect((await person.get<One>(PLACE)).body.reflection).toBeNull();
    const { body } = await person.put<One>(PLACE, { text: DARK, saveAnyway: true });
    expect(body.reflection?.text).toBe(DARK);
  });

  it("is one's own: a stranger finds nothing, a guest and a visitor are turned away", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Only for me." });
    expect((await app.as().get<One>(PLACE)).body.reflection).toBeNull();
    expect((await app.as().get<Page>("/api/reflections")).body.items).toEqual([]);
    const guest = app.as({ isGuest: true });
    expect((await guest.put(PLACE, { text: "x" })).error?.code).toBe("account_required");
    expect((await app.visitor().get("/api/reflections")).error?.code).toBe("unauthenticated");
  });
});

describe("all of somebody's reflections", () => {
  async function writer() {
    const person = app.as();
    const cards = ["the-cache", "the-retry", "the-ping", "the-breakpoint"];
    for (const card of cards) {
      await person.put(`/api/cards/${card}/reflections/1`, { text: `On ${card}, a café at Łódź.` });
    }
    return person;
  }

  it("come with the last changed first, a page at a time, each once, also where the time is the same", async () => {
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
      seen.push(...body.items.map(({ cardId }) => cardId));
      cursor = body.nextCursor;
    }
    expect(seen[0]).toBe("the-ping");
    expect(seen.toSorted()).toEqual(["the-breakpoint", "the-cache", "the-ping", "the-retry"]);
    expect((await person.get("/api/reflections?cursor=abc")).error?.field).toBe("cursor");
  });

  it("are found by words of theirs, of the prompt or of the card, whatever case and accents", async () => {
    const person = await writer();
    const found = async (words: string) => {
      const { body } = await person.get<Page>(`/api/reflections?search=${encodeURIComponent(words)}`);
      return body.items.map(({ cardId }) => cardId);
    };
    expect(await found("CACHE lodz")).toEqual(["the-cache"]);
    expect(await found("cafe")).toHaveLength(4);
    const prompt = app.dependencies.deck.byId.get("the-retry")?.perspectivePrompts[1] ?? "";
    expect(await found(prompt.slice(0, 60))).toEqual(["the-retry"]);
    expect(await found("horoscope")).toEqual([]);
  });

  it("stay open on the free plan, however old they are", async () => {
    const person = await writer();
    clock.advance(90 * 24 * 60 * MINUTE_MS);
    expect((await person.get<Page>("/api/reflections")).body.items).toHaveLength(4);
  });
});

describe("the note on a reading", () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;

  /** One reading a day, each with a note, and a card's reflection between the two. */
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

  it("stands among the reflections by the reading's day, with the reading's headline and its card", async () => {
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

  it("comes a page at a time with what is written on cards, each once", async () => {
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

  it("is found by its words, and is gone with what was written", async () => {
    const { person, ids } = await noted();
    const found = async () => (await person.get<Page>("/api/reflections?search=PRICE")).body.items.length;
    expect(await found()).toBe(1);
    await person.patch(`/api/insights/${ids[0]}`, { note: " " });
    expect(await found()).toBe(0);
  });

  it("stays open where the reading is older than the plan shows, and tells no more of that", async () => {
    const { person } = await noted();
    clock.advance(90 * DAY_MS);
    const { items } = (await person.get<Page>("/api/reflections")).body;
    expect(items[0]).toMatchObject({ text: "Dana answered in one line.", headline: null, cardId: null });
  });

  it("is a stranger's to no one", async () => {
    await noted();
    expect((await app.as().get<Page>("/api/reflections")).body.items).toEqual([]);
  });
});

describe("waits for the database, beside the session's own", () => {
  it("are one, to read and to write", async () => {
    const person = app.as();
    await person.put(PLACE, { text: "Warm." });
    expect(await app.roundTrips(() => person.put(PLACE, { text: "Once more." }))).toBe(1);
    expect(await app.roundTrips(() => person.put(PLACE, { text: DARK }))).toBe(1);
    expect(await app.roundTrips(() => person.get(PLACE))).toBe(1);
    expect(await app.roundTrips(() => person.get("/api/reflections?search=once"))).toBe(1);
    expect(await app.roundTrips(() => person.put(PLACE, { text: "" }))).toBe(1);
  });
});
