import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { InsightPageOutput } from "#contract/insights.ts";
import { aBlock, anInsight, signUp, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { createPace } from "./search-pace.ts";

const DAY_MS = 86_400_000;
let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

type Asker = ReturnType<TestApp["as"]>;

async function find(person: Asker, query: Record<string, string>): Promise<InsightPageOutput> {
  const { status, body } = await person.get<InsightPageOutput>(`/api/insights?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}

const idsOf = ({ items }: InsightPageOutput) => items.map(({ id }) => id);

describe("a search in the history", () => {
  it("finds words in the question, the reading, the note, the block's name and the card's name", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "Kitchen renovation" });
    const asked = await anInsight(app, { userId, userContext: "My landlord wants the keys back." });
    const quip = { ...someReading, robQuip: "Even a walrus ships on Fridays." };
    const read = await anInsight(app, { userId, reading: quip });
    const ofBlock = await anInsight(app, { userId, userBlockId: block.id });
    const noted = await anInsight(app, { userId });
    const note = { note: "The plumber was right after all." };
    expect((await person.patch(`/api/insights/${noted.id}`, note)).status).toBe(200);
    const ofCard = await anInsight(app, {
      userId,
      cardsDrawn: [{ id: "the-merge-conflict", reversed: true }],
    });
    for (const [search, found] of [
      ["landlord", asked],
      ["walrus", read],
      ["plumber", noted],
      ["renovation", ofBlock],
      ["merge conflict", ofCard],
    ] as const) {
      expect(idsOf(await find(person, { search })), search).toEqual([found.id]);
    }
  });

  it("requires every word in the same reading and ignores case and accents", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "Café opening" });
    const both = await anInsight(app, {
      userId,
      userBlockId: block.id,
      userContext: "Zoë won’t sign the LEASE.",
    });
    await anInsight(app, { userId, userContext: "The lease is fine." });
    expect(idsOf(await find(person, { search: "cafe zoe lease WON'T" }))).toEqual([both.id]);
    expect(idsOf(await find(person, { search: "cafe elephant" }))).toEqual([]);
  });

  it("shows an excerpt around a word that the row itself does not show, and none otherwise", async () => {
    const person = app.as();
    const { userId } = person.session;
    await anInsight(app, {
      userId,
      headline: "Call the landlord.",
      reading: { ...someReading, headline: "Call the landlord." },
      question: "The keys",
      userContext: "The keys. My heron left.",
    });
    const [hidden] = (await find(person, { search: "heron" })).items;
    expect(hidden).toMatchObject({ excerpt: "The keys. My heron left." });
    const [shown] = (await find(person, { search: "landlord keys" })).items;
    expect(shown).not.toHaveProperty("excerpt");
  });

  it("finds nothing of other people", async () => {
    await anInsight(app, { userId: app.as().session.userId, userContext: "A secret heron." });
    expect(idsOf(await find(app.as(), { search: "heron" }))).toEqual([]);
  });

  it("pages through hundreds of readings, newest first and without repeats", async () => {
    const person = app.as();
    const { userId } = person.session;
    const rows: string[] = [];
    for (let count = 0; count < 520; count += 1) {
      const userContext = count % 100 === 7 ? "A heron." : "A duck.";
      const { id } = await anInsight(app, { userId, userContext, createdAt: daysAgo(count / 100) });
      if (userContext === "A heron.") rows.push(id);
    }
    expect(rows).toHaveLength(6);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: InsightPageOutput = await find(person, {
        search: "heron",
        limit: "2",
        ...(cursor && { cursor }),
      });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(rows);
  });

  it("without the search index takes one round trip for a short history and one more for every 250 readings after that", async () => {
    const { userId, ...person } = await signUp(app);
    const search = () => app.roundTrips(() => person.get("/api/insights?search=heron"));
    await anInsight(app, { userId });
    // A search takes one round trip for the session and one for the search.
    expect(await search()).toBe(2);
    const { summary, body } = await anInsight(app, { userId });
    const rows = Array.from({ length: 600 }, (_, count) => ({
      userId,
      id: crypto.randomUUID(),
      spreadType: "quick-draw",
      blockTypeId: "work",
      cardsDrawn: [],
      summary,
      body,
      duck: "offline",
      createdAt: daysAgo(count / 200),
    }));
    await app.dependencies.database.batch({ userId }, (tx) => [tx.insert(insights).values(rows)]);
    // A search that takes too long ends early, so the time stands still for this one.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    expect(await search()).toBe(4);
  });

  it("skips an entry that cannot be decrypted, unless its card's name matches", async () => {
    const person = app.as();
    const { userId } = person.session;
    const bad = await anInsight(app, { userId, cardsDrawn: [{ id: "the-ping", reversed: false }] });
    const good = await anInsight(app, { userId, cardsDrawn: [{ id: "the-cache", reversed: false }] });
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(insights).set({ body: "plain words" }).where(eq(insights.id, bad.id)),
    ]);
    expect(idsOf(await find(person, { search: "proposal" }))).toEqual([good.id]);
    expect(idsOf(await find(person, { search: "ping" }))).toEqual([bad.id]);
  });

  it("never searches what the plan locks, and says how many those are", async () => {
    const person = app.as();
    const { userId } = person.session;
    const recent = await anInsight(app, { userId, userContext: "A heron.", createdAt: daysAgo(6) });
    const old = await anInsight(app, { userId, userContext: "A heron.", createdAt: daysAgo(8) });
    await anInsight(app, { userId, createdAt: daysAgo(300) });
    expect(await find(person, { search: "heron" })).toMatchObject({ items: [{ id: recent.id }], older: 2 });
    expect(await find(person, { cardId: "the-cache" })).toMatchObject({ older: 2 });
    const all = await find(app.as({ userId, isPremium: true }), { search: "heron" });
    expect(idsOf(all)).toEqual([recent.id, old.id]);
    expect(all.older).toBe(0);
  });

  it("returns the whole history for blanks, and names the field when the search is too long", async () => {
    const person = app.as();
    await anInsight(app, { userId: person.session.userId });
    expect((await find(person, { search: "   " })).items).toHaveLength(1);
    const { status, error } = await person.get(`/api/insights?search=${"a".repeat(201)}`);
    expect([status, error?.code, error?.field]).toEqual([400, "invalid_input", "search"]);
  });
});

describe("a filter of the history", () => {
  it("selects by type of block, card and spread, and combines them with words", async () => {
    const person = app.as();
    const { userId } = person.session;
    const three = ["the-ping", "the-cache", "the-branch"].map((id) => ({ id, reversed: false }));
    const pond = await anInsight(app, {
      userId,
      blockTypeId: "life",
      spreadType: "full-pond",
      cardsDrawn: three,
      userContext: "A heron.",
    });
    const single = await anInsight(app, {
      userId,
      blockTypeId: "work",
      cardsDrawn: [{ id: "the-ping", reversed: true }],
      createdAt: daysAgo(1),
    });
    expect(idsOf(await find(person, { blockTypeId: "life" }))).toEqual([pond.id]);
    expect(idsOf(await find(person, { cardId: "the-ping" }))).toEqual([pond.id, single.id]);
    expect(idsOf(await find(person, { cardId: "the-branch" }))).toEqual([pond.id]);
    expect(idsOf(await find(person, { spreadType: "quick-draw" }))).toEqual([single.id]);
    expect(idsOf(await find(person, { cardId: "the-ping", search: "heron" }))).toEqual([pond.id]);
    expect(idsOf(await find(person, { spreadType: "quick-draw", search: "heron" }))).toEqual([]);
  });

  it("leaves out locked insights, because matching would reveal something about them", async () => {
    const person = app.as();
    await anInsight(app, { userId: person.session.userId, createdAt: daysAgo(8) });
    expect(await find(person, { blockTypeId: "work" })).toMatchObject({ items: [], older: 1 });
    expect((await find(person, {})).items).toMatchObject([{ isLocked: true }]);
  });

  it("refuses an unknown type of block and an unknown spread", async () => {
    const person = app.as();
    for (const [field, value] of [
      ["blockTypeId", "taxes"],
      ["spreadType", "celtic-cross"],
    ]) {
      expect((await person.get(`/api/insights?${field}=${value}`)).error?.field).toBe(field);
    }
  });
});

describe("the pace of a search", () => {
  it("a long search in the history stops when the request is aborted", async () => {
    const controller = new AbortController();
    const pace = createPace(controller.signal);
    controller.abort();
    await expect.poll(() => pace.goesOn()).toBe(false);
  });

  it("a long search in the history yields to the event loop", async () => {
    const pace = createPace(undefined);
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    });
    for (let slices = 0; turns < 3 && slices < 1e7; slices += 1) await pace.goesOn();
    clearInterval(counting);
    expect(turns).toBe(3);
  });
});
