import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import { searchParts } from "#server/platform/db/tables/search.ts";
import { distributionFaults } from "#test-support/distribution-faults.ts";
import { aPersonWithIndex, openedBy, partsOf, wordsOfFirstPart } from "#test-support/indexed-person.ts";
import { recordSentStatements } from "#test-support/sent-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { purgeDeleted } from "../../housekeeping/purge-deleted.ts";
import { sealInsight } from "../insights.ts";
import { buildSearchIndex } from "./build-search-index.ts";

/** The numbers of two insights in the first part. */
const [OLD, OTHER] = [40, 50];

const record = recordSentStatements();
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
  return () => record.stop();
});

describe("the search index after a change", () => {
  it("the search index loses the words of an edited insight with the edit, and has the new ones after the next search", async () => {
    const person = await aPersonWithIndex(app, 750);
    const edit = { userContext: "The reed, heron." };
    expect((await person.patch(`/api/insights/${person.idOf(OLD)}`, edit)).status).toBe(200);
    expect(await partsOf(app, person.userId)).toMatchObject([
      { words: null, postings: null, fingerprint: null },
    ]);
    expect(await person.find("heron")).toEqual([person.idOf(OLD)]);
    await app.dependencies.searchRuns.whenIdle();
    expect(await wordsOfFirstPart(app, person.userId)).toContain("heron");
    expect(await wordsOfFirstPart(app, person.userId)).toContain("reed");
  });

  it("the search index loses the words of a purged insight with the purge, and those of a note with the note", async () => {
    const person = await aPersonWithIndex(app, 750);
    const note = (text: string) => person.patch(`/api/insights/${person.idOf(OTHER)}`, { note: text });
    await note("A crane.");
    expect(await person.find("crane")).toEqual([person.idOf(OTHER)]);
    await app.dependencies.searchRuns.whenIdle();
    expect(await wordsOfFirstPart(app, person.userId)).toContain("crane");
    await note("");
    expect(await wordsOfFirstPart(app, person.userId)).toBeNull();
    expect(await person.find("crane")).toEqual([]);
    await app.dependencies.searchRuns.whenIdle();
    await person.delete(`/api/insights/${person.idOf(OLD)}`);
    expect(await wordsOfFirstPart(app, person.userId)).toContain(`word${OLD}x`);
    clock.advance(120_000);
    await purgeDeleted(app.dependencies);
    expect(await wordsOfFirstPart(app, person.userId)).toBeNull();
    expect(await person.find(`word${OLD}x`)).toEqual([]);
    await app.dependencies.searchRuns.whenIdle();
    expect(await wordsOfFirstPart(app, person.userId)).not.toContain(`word${OLD}x`);
    expect(await wordsOfFirstPart(app, person.userId)).not.toContain("crane");
  });

  it("the search index notices a text that the version before changed, which does not know the index", async () => {
    const person = await aPersonWithIndex(app, 750);
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
    const person = await aPersonWithIndex(app, 1750);
    const { database } = app.dependencies;
    const { userId } = person;
    const all = await partsOf(app, userId);
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
    await app.dependencies.searchRuns.whenIdle();
    const again = await partsOf(app, userId);
    expect(again.map(({ firstId, endId }) => [firstId, endId])).toEqual(
      all.map(({ firstId, endId }) => [firstId, endId]),
    );
    expect(await openedBy(app, () => person.find("heron"))).toBe(253);
  });

  it("the search index is not overwritten by a build that began before an edit", async () => {
    const person = await aPersonWithIndex(app, 750);
    const { userId } = person;
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(searchParts).set({ fingerprint: null }).where(eq(searchParts.userId, userId)),
    ]);
    const { database, vault } = app.dependencies;
    let edits = 0;
    // Edits an insight after the build has read its text and before the build stores the words.
    const batch: Database["batch"] = async (actor, body, limits) => {
      const result = await database.batch(actor, body, limits);
      const isRead = JSON.stringify(result).includes('"body":');
      if (isRead && edits === 0) edits += 1;
      else return result;
      await person.patch(`/api/insights/${person.idOf(OLD)}`, { userContext: "The reed." });
      return result;
    };
    await buildSearchIndex({ database: { ...database, batch }, vault }, { userId });
    expect(edits).toBe(1);
    expect((await wordsOfFirstPart(app, userId)) ?? "").not.toContain(`word${OLD}x`);
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
