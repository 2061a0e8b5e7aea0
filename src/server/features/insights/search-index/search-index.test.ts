import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { distributionFaults } from "#test-support/distribution-faults.ts";
import { aLongHistory, findBySearching } from "#test-support/long-history.ts";
import { recordSentStatements } from "#test-support/sent-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { insights } from "../../../platform/db/tables/insights.ts";
import { searchParts } from "../../../platform/db/tables/search.ts";
import { erasePerson } from "../../account/account.ts";
import { purgeDeleted } from "../../housekeeping/purge-deleted.ts";
import { sealInsight } from "../insights.ts";
import { openWords } from "./sealed-part.ts";

/** Five parts of 500 insights, and as many insights in no part as a search reads before it asks the index. */
const INSIGHTS = 2750;
/** The numbers of two insights in the first part. */
const [OLD, OTHER] = [40, 50];

const record = recordSentStatements();
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  return () => record.stop();
});

/** Creates a person whose insights are indexed. Each insight holds a word of its own. */
async function aPersonWithIndex(count = INSIGHTS) {
  const person = app.as({ isPremium: true });
  const { userId } = person.session;
  const entries = Array.from({ length: count }, (_, number) => ({
    userContext: `The pond, word${number}x.`,
  }));
  const ids = await aLongHistory(app.dependencies, userId, entries);
  const find = (search: string) => findBySearching(person, search);
  await find("heron");
  await app.dependencies.searchRuns.whenIdle();
  return Object.assign(person, { userId, ids, find, idOf: (number: number) => ids[number] ?? "" });
}

async function partsOf(userId: string) {
  const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(searchParts).where(eq(searchParts.userId, userId)).orderBy(searchParts.firstId),
  ]);
  return rows;
}

/** Returns the words of the person's first part; `null` if the part is empty. */
async function wordsOfFirstPart(userId: string): Promise<string | null> {
  const [part] = await partsOf(userId);
  if (!part?.words) return null;
  const key = await app.dependencies.vault.keyOf(userId);
  return openWords(key, part, part.words)?.words ?? null;
}

async function openedBy(work: () => Promise<unknown>): Promise<number> {
  const before = app.dependencies.vault.counts.opened;
  await work();
  return app.dependencies.vault.counts.opened - before;
}

const build = () => app.dependencies.searchRuns.whenIdle();

describe("the search index", () => {
  it("a search that finds nothing in 2,750 insights opens the newest 250 and five parts of the search index", async () => {
    const person = await aPersonWithIndex();
    expect(await partsOf(person.userId)).toHaveLength(5);
    expect(await openedBy(() => person.find("heron"))).toBe(255);
    // The words stand in different insights of one part, so its postings are opened as well, and no insight.
    expect(await openedBy(() => person.find(`word${OLD}x word${OTHER}x`))).toBe(256);
    expect(await person.find(`word${OLD}x`)).toEqual([person.idOf(OLD)]);
  });

  it("a search in the history that needs the search index takes three round trips for the newest insights, the parts and the rest, and one for postings", async () => {
    const person = await aPersonWithIndex();
    expect(await app.roundTrips(() => person.find("heron"))).toBe(3);
    expect(await app.roundTrips(() => person.find(`word${OLD}x`))).toBe(4);
  });

  it("the search index is not made for a short history, nor for a plan that shows only the last days", async () => {
    const short = await aPersonWithIndex(690);
    expect(await partsOf(short.userId)).toEqual([]);
    const free = app.as();
    const entries = Array.from({ length: 800 }, () => ({ userContext: "The pond." }));
    await aLongHistory(app.dependencies, free.session.userId, entries);
    expect(await findBySearching(free, "heron")).toEqual([]);
    await build();
    expect(await partsOf(free.session.userId)).toEqual([]);
  });

  it("the search index grows by a part when enough insights are in no part", async () => {
    const person = await aPersonWithIndex(750);
    expect(await partsOf(person.userId)).toHaveLength(1);
    const entries = Array.from({ length: 500 }, () => ({ userContext: "More, heron." }));
    await aLongHistory(app.dependencies, person.userId, entries);
    expect(await person.find("heron word1x")).toEqual([]);
    await build();
    expect(await partsOf(person.userId)).toHaveLength(2);
  });

  it("the search index holds no word of the insights in plain text", async () => {
    const { userId } = await aPersonWithIndex(750);
    expect(await wordsOfFirstPart(userId)).toContain(`word${OLD}x`);
    const [part] = await partsOf(userId);
    const stored = JSON.stringify(part);
    for (const word of ["pond,", `word${OLD}x`]) {
      const spellings = [
        word,
        Buffer.from(word).toString("hex"),
        Buffer.from(word).toString("base64").slice(0, 5),
      ];
      for (const spelling of spellings) expect(stored.includes(spelling), spelling).toBe(false);
    }
    expect(part?.words).toMatch(/^\{"v":1,/);
    expect(part?.postings).toMatch(/^\{"v":1,/);
  });

  it("the search index of a person is deleted with the account", async () => {
    const { userId } = await aPersonWithIndex(750);
    await erasePerson(app.dependencies, userId);
    const rows = await app.dependencies.database.asJobs((tx) =>
      tx.select({ id: searchParts.firstId }).from(searchParts).where(eq(searchParts.userId, userId)),
    );
    expect(rows).toEqual([]);
  });
});

describe("the search index after a change", () => {
  it("the search index loses the words of an edited insight with the edit, and has the new ones after the next search", async () => {
    const person = await aPersonWithIndex(750);
    const edit = { userContext: "The reed, heron." };
    expect((await person.patch(`/api/insights/${person.idOf(OLD)}`, edit)).status).toBe(200);
    expect(await partsOf(person.userId)).toMatchObject([{ words: null, postings: null, fingerprint: null }]);
    expect(await person.find("heron")).toEqual([person.idOf(OLD)]);
    await build();
    expect(await wordsOfFirstPart(person.userId)).toContain("heron");
    expect(await wordsOfFirstPart(person.userId)).toContain("reed");
  });

  it("the search index loses the words of a purged insight with the purge, and those of a note with the note", async () => {
    const person = await aPersonWithIndex(750);
    const note = (text: string) => person.patch(`/api/insights/${person.idOf(OTHER)}`, { note: text });
    await note("A crane.");
    expect(await person.find("crane")).toEqual([person.idOf(OTHER)]);
    await build();
    expect(await wordsOfFirstPart(person.userId)).toContain("crane");
    await note("");
    expect(await wordsOfFirstPart(person.userId)).toBeNull();
    expect(await person.find("crane")).toEqual([]);
    await build();
    await person.delete(`/api/insights/${person.idOf(OLD)}`);
    expect(await wordsOfFirstPart(person.userId)).toContain(`word${OLD}x`);
    clock.advance(120_000);
    await purgeDeleted(app.dependencies);
    expect(await wordsOfFirstPart(person.userId)).toBeNull();
    expect(await person.find(`word${OLD}x`)).toEqual([]);
    await build();
    expect(await wordsOfFirstPart(person.userId)).not.toContain(`word${OLD}x`);
    expect(await wordsOfFirstPart(person.userId)).not.toContain("crane");
  });

  it("the search index notices a text that the version before changed, which does not know the index", async () => {
    const person = await aPersonWithIndex(750);
    const { database, vault } = app.dependencies;
    const { userId } = person;
    const id = person.idOf(OLD);
    const [row] = (
      await database.batch({ userId }, (tx) => [tx.select().from(insights).where(eq(insights.id, id))])
    )[0];
    const key = await vault.keyOf(userId);
    const words = { headline: "", question: "", userContext: "A heron.", receipt: null, notice: null };
    const reading = {
      interpretation: "",
      keyInsights: [],
      actionSteps: [],
      robQuip: "",
      reflectionPrompts: [],
    };
    const sealed = sealInsight(key, { userId, id: row?.id ?? "" }, { ...words, reading });
    await database.batch({ userId }, (tx) => [tx.update(insights).set(sealed).where(eq(insights.id, id))]);
    expect(await person.find("heron")).toEqual([id]);
    expect(await person.find(`word${OLD}x`)).toEqual([]);
  });

  it("the search index is not used where a part is missing or cannot be decrypted, and is then built anew", async () => {
    const person = await aPersonWithIndex(1750);
    const { database } = app.dependencies;
    const { userId } = person;
    const all = await partsOf(userId);
    expect(all).toHaveLength(3);
    const [first, second] = all;
    const is = (part: typeof first) =>
      and(eq(searchParts.userId, userId), eq(searchParts.firstId, part?.firstId ?? ""));
    await database.batch({ userId }, (tx) => [
      tx
        .update(searchParts)
        .set({ words: first?.postings ?? "" })
        .where(is(first)),
      tx.delete(searchParts).where(is(second)),
    ]);
    for (const number of [OLD, 700, 1200, 1700]) {
      expect(await person.find(`word${number}x`), `${number}`).toEqual([person.idOf(number)]);
    }
    await build();
    const again = await partsOf(userId);
    expect(again.map(({ firstId, endId }) => [firstId, endId])).toEqual(
      all.map(({ firstId, endId }) => [firstId, endId]),
    );
    expect(await openedBy(() => person.find("heron"))).toBe(253);
  });

  it("the search index is not overwritten by a build that began before an edit", async () => {
    const person = await aPersonWithIndex(750);
    const { userId } = person;
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(searchParts).set({ fingerprint: null }).where(eq(searchParts.userId, userId)),
    ]);
    // The search starts a build, which opens 500 insights while the edit is stored.
    await person.find("heron");
    await person.patch(`/api/insights/${person.idOf(OLD)}`, { userContext: "The reed." });
    await build();
    expect((await wordsOfFirstPart(userId)) ?? "").not.toContain(`word${OLD}x`);
    expect(await person.find(`word${OLD}x`)).toEqual([]);
    expect(await person.find("reed.")).toEqual([person.idOf(OLD)]);
  });
});

it("every statement of the search index can be sent to a distributed database, to one part of it", () => {
  const statements = new Set(
    record.sent.filter(({ text }) => text.includes("search_parts")).map(({ text }) => text),
  );
  expect(statements.size).toBeGreaterThan(6);
  const isOfJob = (text: string) =>
    record.sent.some((each) => each.text === text && each.role === "arcana_jobs");
  const faults = [...statements]
    .map((text) => ({ text, broken: distributionFaults(text, { isOfPerson: !isOfJob(text) }) }))
    .filter(({ broken }) => broken.length > 0);
  expect(faults).toEqual([]);
});
