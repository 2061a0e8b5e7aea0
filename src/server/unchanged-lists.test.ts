// Tests lists that a browser keeps and requests again with their ETag.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { DAY_MS } from "#domain/time.ts";
import { everyRequest, isOfApp, lastToEnd, READING_KEY } from "#test-support/every-request.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { sendLetters } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { userKeys } from "./platform/db/tables/people.ts";
import { type Endpoint, endpointsOf } from "./platform/http/endpoints.ts";

const LISTS = ["/api/insights?limit=50", "/api/blocks?limit=50", "/api/steps?limit=20", "/api/home"];
const MORE_LISTS = [
  ...LISTS,
  "/api/insights?cardId=the-ping",
  "/api/blocks?includeArchived=true&search=draft",
];

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const tagOf = (answer: { headers: Headers }) => answer.headers.get("etag") ?? "";
const ask = (person: Person, path: string, tag: string) =>
  person.get(path, { headers: { "if-none-match": tag } });

/** Creates a person with at least one entry in each list. */
async function someoneWithEntries(said: Parameters<TestApp["as"]>[0] = {}) {
  const person = app.as(said);
  const { userId } = person.session;
  const block = await aBlock(app, { userId });
  const insight = await anInsight(app, { userId, userBlockId: block.id });
  return { person, userId, block, insight };
}

describe("a list that has not changed", () => {
  it.each(LISTS)(
    "the unchanged list %s is answered 304 in one round trip without opening a value",
    async (path) => {
      const { person } = await someoneWithEntries();
      const first = await person.get(path);
      expect(first.status).toBe(200);
      const { counts } = app.dependencies.vault;
      const before = counts.opened;
      const waits = await app.roundTrips(async () => {
        expect(await ask(person, path, tagOf(first))).toMatchObject({ status: 304, body: "" });
      });
      expect({ waits, opened: counts.opened - before }).toEqual({ waits: 1, opened: 0 });
      await person.get(path);
      expect(counts.opened).toBeGreaterThan(before);
    },
  );

  it("an unchanged list is answered 304 in two round trips for a session that was really begun", async () => {
    const person = await signUp(app);
    await anInsight(app, { userId: person.userId });
    const tag = tagOf(await person.get("/api/insights"));
    expect(
      await app.roundTrips(async () => {
        expect((await ask(person, "/api/insights", tag)).status).toBe(304);
      }),
    ).toBe(2);
  });

  it("an unchanged list is recognised by any of several ETags, also where a proxy has marked them as weak", async () => {
    const { person } = await someoneWithEntries();
    const tag = tagOf(await person.get("/api/blocks"));
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect((await ask(person, "/api/blocks", `"other", W/${tag}`)).status).toBe(304);
    expect((await ask(person, "/api/blocks", '"other"')).status).toBe(200);
    expect((await ask(person, "/api/blocks", "*")).status).toBe(200);
  });

  it.each(LISTS)(
    "the list %s may be kept by the person's browser only, and is asked about each time",
    async (path) => {
      const { person } = await someoneWithEntries();
      const whole = await person.get(path);
      for (const { headers } of [whole, await ask(person, path, tagOf(whole))]) {
        expect(headers.get("cache-control")).toBe("private, no-cache");
        expect(headers.get("vary")).toBe("cookie");
        expect(headers.get("x-person")).toBe(person.session.userId);
        expect(headers.get("etag")).toBe(tagOf(whole));
      }
    },
  );

  it("an answer is kept by no browser if it is an error, a search, or no list", async () => {
    const { person, insight } = await someoneWithEntries();
    for (const path of [
      "/api/me",
      `/api/insights/${insight.id}`,
      "/api/insights?search=draft",
      "/api/blocks?limit=0",
    ]) {
      const { headers } = await person.get(path);
      expect([path, headers.get("cache-control"), headers.get("etag")]).toEqual([path, "no-store", null]);
    }
  });
});

describe("the ETag of a list", () => {
  it("is another one for another person, page, filter or plan", async () => {
    const { person, userId } = await someoneWithEntries();
    const premium = app.as({ userId, isPremium: true });
    const other = app.as();
    const tags = [
      await person.get("/api/insights?limit=50"),
      await person.get("/api/insights?limit=49"),
      await person.get("/api/insights?limit=50&spreadType=quick-draw"),
      await premium.get("/api/insights?limit=50"),
      await other.get("/api/insights?limit=50"),
      await app.as().get("/api/insights?limit=50"),
    ].map(tagOf);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags.slice(1))
      expect((await ask(person, "/api/insights?limit=50", tag)).status).toBe(200);
  });

  it.each(LISTS)(
    "the ETag of the list %s differs once the plan locks an entry, or at the next day",
    async (path) => {
      const at = createTestClock("2026-11-20T12:00:00Z");
      const later = await createTestApp({ clock: at });
      const person = later.as();
      const { userId } = person.session;
      const block = await aBlock(later, { userId });
      await anInsight(later, { userId });
      await person.patch(`/api/blocks/${block.id}`, { status: "paused", parkedUntil: "2026-11-22" });
      for (let day = 0; day < 9; day += 1) {
        const before = await person.get(path);
        at.advance(DAY_MS);
        const after = await ask(person, path, tagOf(before));
        const whole = await person.get(path);
        const isSame = JSON.stringify(whole.body) === JSON.stringify(before.body);
        if (!isSame) expect([day, after.status]).toEqual([day, 200]);
      }
      expect((await ask(person, path, tagOf(await person.get(path)))).status).toBe(304);
    },
  );

  it("differs when the person's key cannot be opened any more", async () => {
    const { person, userId } = await someoneWithEntries();
    const tags = await Promise.all(LISTS.map(async (path) => tagOf(await person.get(path))));
    const { database, vault } = app.dependencies;
    await database.asJobs((tx) =>
      tx.update(userKeys).set({ wrappedKey: "damaged" }).where(eq(userKeys.userId, userId)),
    );
    vault.forget(userId);
    for (const [at, path] of LISTS.entries()) {
      const answer = await ask(person, path, tags[at] ?? "");
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it("the ETag of every list whose answer changed differs after each call of the contract that writes", async () => {
    const written = await walkWrites();
    const stale = written.filter(({ isChanged, isNoticed }) => isChanged && !isNoticed);
    expect(stale).toEqual([]);
    const noticedBy = new Set(written.filter(({ isChanged }) => isChanged).map(({ name }) => name));
    expect([...noticedBy]).toEqual(
      expect.arrayContaining([
        "readings.create",
        "insights.update",
        "insights.remove",
        "insights.restore",
        "steps.update",
        "blocks.create",
        "blocks.update",
        "blocks.remove",
        "blocks.restore",
        "promises.make",
      ]),
    );
  });
});

interface Written {
  name: string;
  path: string;
  isChanged: boolean;
  isNoticed: boolean;
}

/** Calls every endpoint that writes, and compares each list from before the call with the same list after it. */
async function walkWrites(): Promise<Written[]> {
  const waitlisted = await createTestApp({ settings: { WAITLIST: "on" } });
  const person = await signUp(app);
  const requestOf = await everyRequest({ app, waitlisted }, person);
  const writes = endpointsOf(contract).filter(
    (endpoint) => endpoint.method !== "GET" && endpoint.path[0] !== "waitlist" && isOfApp(endpoint),
  );
  const found: Written[] = [];
  let trial: string | undefined;
  for (const endpoint of writes.toSorted(promisesFirst).toSorted(lastToEnd).slice(0, -1)) {
    const name = endpoint.path.join(".");
    const before = await listsOf(person);
    const { method, path, body } = requestOf(endpoint, trial);
    clock.advance(1000);
    const answer = await person.request(method, path, body, { headers: { "idempotency-key": READING_KEY } });
    if (name === "trials.start") trial = (answer.body as { id: string }).id;
    await settle();
    const after = await listsOf(person);
    found.push(
      ...MORE_LISTS.map((list, at) => ({
        name,
        path: list,
        isChanged: before[at]?.body !== after[at]?.body,
        isNoticed: before[at]?.tag !== after[at]?.tag,
      })),
    );
  }
  return found;
}

/**
 * Compares two endpoints for sorting: those of promises come first, because a promise is in lists only while its step
 * is open.
 */
function promisesFirst(one: Endpoint, other: Endpoint): number {
  return Number(other.path[0] === "promises") - Number(one.path[0] === "promises");
}

async function settle(): Promise<void> {
  const { readingRuns, chatRuns, patternRuns } = app.dependencies;
  await Promise.all([readingRuns.whenIdle(), chatRuns.whenIdle(), patternRuns.whenIdle()]);
  await sendLetters(app);
}

async function listsOf(person: Person) {
  return await Promise.all(
    MORE_LISTS.map(async (path) => {
      const answer = await person.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return { tag: tagOf(answer), body: JSON.stringify(answer.body) };
    }),
  );
}
