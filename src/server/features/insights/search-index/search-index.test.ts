import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { searchParts } from "#server/platform/db/tables/search.ts";
import { aPersonWithIndex, openedBy, partsOf, wordsOfFirstPart } from "#test-support/indexed-person.ts";
import { aLongHistory, findBySearching } from "#test-support/long-history.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { erasePerson } from "../../account/account.ts";

/** Five parts of 500 insights, and as many insights in no part as a search reads before it asks the index. */
const INSIGHTS = 2750;
/** The numbers of two insights in the first part. */
const [OLD, OTHER] = [40, 50];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

describe("the search index", () => {
  it("a search that finds nothing in 2,750 insights opens the newest 250 and five parts of the search index", async () => {
    const person = await aPersonWithIndex(app, INSIGHTS);
    expect(await partsOf(app, person.userId)).toHaveLength(5);
    expect(await openedBy(app, () => person.find("heron"))).toBe(255);
    // The words stand in different insights of one part, so its postings are opened as well, and no insight.
    expect(await openedBy(app, () => person.find(`word${OLD}x word${OTHER}x`))).toBe(256);
    expect(await person.find(`word${OLD}x`)).toEqual([person.idOf(OLD)]);
  });

  it("a search in the history that needs the search index takes three round trips for the newest insights, the parts and the rest, and one for postings", async () => {
    const person = await aPersonWithIndex(app, 750);
    expect(await app.roundTrips(() => person.find("heron"))).toBe(3);
    expect(await app.roundTrips(() => person.find(`word${OLD}x`))).toBe(4);
  });

  it("is not made for a short history, nor for a plan that shows only the last days", async () => {
    const short = await aPersonWithIndex(app, 690);
    expect(await partsOf(app, short.userId)).toEqual([]);
    const free = app.as();
    const entries = Array.from({ length: 800 }, () => ({ userContext: "The pond." }));
    await aLongHistory(app.dependencies, free.session.userId, entries);
    expect(await findBySearching(free, "heron")).toEqual([]);
    await app.dependencies.searchRuns.whenIdle();
    expect(await partsOf(app, free.session.userId)).toEqual([]);
  });

  it("grows by a part when enough insights are in no part", async () => {
    const person = await aPersonWithIndex(app, 750);
    expect(await partsOf(app, person.userId)).toHaveLength(1);
    const entries = Array.from({ length: 500 }, () => ({ userContext: "More, heron." }));
    await aLongHistory(app.dependencies, person.userId, entries);
    expect(await person.find("heron word1x")).toEqual([]);
    await app.dependencies.searchRuns.whenIdle();
    expect(await partsOf(app, person.userId)).toHaveLength(2);
  });

  it("holds no word of the insights in plain text", async () => {
    const { userId } = await aPersonWithIndex(app, 750);
    expect(await wordsOfFirstPart(app, userId)).toContain(`word${OLD}x`);
    const [part] = await partsOf(app, userId);
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

  it("of a person is deleted with the account", async () => {
    const { userId } = await aPersonWithIndex(app, 750);
    await erasePerson(app.dependencies, userId);
    const rows = await app.dependencies.database.asJobs((tx) =>
      tx.select({ id: searchParts.firstId }).from(searchParts).where(eq(searchParts.userId, userId)),
    );
    expect(rows).toEqual([]);
  });
});
