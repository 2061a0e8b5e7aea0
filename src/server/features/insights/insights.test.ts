import { eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput, InsightSummaryOutput } from "#contract/insights.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { insightReports, insights } from "../../platform/db/tables/insights.ts";
import { userCounters } from "../../platform/db/tables/people.ts";

interface Page {
  items: InsightSummaryOutput[];
  nextCursor: string | null;
}

const DAY_MS = 86_400_000;
const UNREADABLE = "This entry could not be opened.";
let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

async function counted(userId: string): Promise<number | undefined> {
  const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(userCounters).where(eq(userCounters.userId, userId)),
  ]);
  return row?.insights;
}

describe("the history of insights", () => {
  it("is empty for a new person and refused without a session", async () => {
    expect((await app.as().get("/api/insights")).body).toEqual({ items: [], nextCursor: null, older: 0 });
    expect((await app.visitor().get("/api/insights")).error?.message).toBe("User not authenticated");
  });

  it("says when each was made, and shows those of one stretch of time", async () => {
    const person = app.as();
    const { userId } = person.session;
    const [young, old] = [daysAgo(2), daysAgo(400)];
    const { id } = await anInsight(app, { userId, createdAt: young });
    await anInsight(app, { userId, createdAt: old });
    const times = [young, old].map((made) => made.getTime() / 1000);
    expect((await person.get("/api/history/times")).body).toEqual({ times, locked: 1 });
    const between = async (from: Date, until: Date) => {
      const query = new URLSearchParams({ from: from.toISOString(), until: until.toISOString() });
      return (await person.get<Page>(`/api/insights?${query}`)).body.items.map((item) => item.id);
    };
    expect(await between(daysAgo(3), daysAgo(1))).toEqual([id]);
    expect(await between(daysAgo(1), daysAgo(0))).toEqual([]);
    // The plan locks this one, and a filter leaves locked readings out.
    expect(await between(daysAgo(401), daysAgo(399))).toEqual([]);
    expect((await app.as().get("/api/history/times")).body).toEqual({ times: [], locked: 0 });
  });

  it("shows each insight once, newest first, even when two have the same time", async () => {
    const person = app.as();
    const { userId } = person.session;
    const rows = [];
    for (let count = 0; count < 7; count += 1) {
      rows.push(
        await anInsight(app, { userId, headline: `No. ${count}`, createdAt: daysAgo(Math.floor(count / 2)) }),
      );
    }
    const newest = rows
      .sort((one, two) => two.createdAt.getTime() - one.createdAt.getTime() || (one.id < two.id ? 1 : -1))
      .map((row) => row.id);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body }: { body: Page } = await person.get<Page>(
        `/api/insights?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      seen.push(...body.items.map((item) => item.id));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(newest);
  });

  it("refuses an invalid cursor and a page of more than fifty", async () => {
    const person = app.as();
    expect((await person.get("/api/insights?cursor=abc")).error).toMatchObject({
      code: "invalid_input",
      field: "cursor",
    });
    expect((await person.get("/api/insights?limit=51")).error).toMatchObject({
      code: "invalid_input",
      field: "limit",
    });
  });

  it("shows the question, the reading's headline and the block of each insight", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "Four drafts, no owner" });
    await anInsight(app, {
      userId,
      userBlockId: block.id,
      headline: "It is draft three.",
      question: "Which draft?",
    });
    const { body } = await person.get<Page>("/api/insights");
    expect(body.items).toMatchObject([
      {
        isLocked: false,
        headline: "It is draft three.",
        question: "Which draft?",
        associatedBlock: { id: block.id, name: "Four drafts, no owner", status: "active" },
      },
    ]);
  });

  it("shows only the date of insights older than seven days, except on the premium plan", async () => {
    const person = app.as();
    const { userId } = person.session;
    await anInsight(app, { userId, createdAt: daysAgo(6.9) });
    const old = await anInsight(app, { userId, createdAt: daysAgo(7.1) });
    const { body } = await person.get<Page>("/api/insights");
    expect(body.items[0]).toMatchObject({ isLocked: false });
    expect(body.items[1]).toEqual({ id: old.id, isLocked: true, createdAt: old.createdAt.toISOString() });
    const premium = app.as({ userId, isPremium: true });
    expect((await premium.get<Page>("/api/insights")).body.items[1]).toMatchObject({ isLocked: false });
  });

  it("marks an entry that cannot be decrypted and shows the others", async () => {
    const person = app.as();
    const { userId } = person.session;
    const good = await anInsight(app, { userId, createdAt: daysAgo(1) });
    const bad = await anInsight(app, { userId });
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(insights).set({ summary: good.summary, body: "plain words" }).where(eq(insights.id, bad.id)),
    ]);
    const { body } = await person.get<Page>("/api/insights");
    expect(body.items[0]).toMatchObject({ id: bad.id, headline: UNREADABLE, question: null });
    expect(body.items[1]).toMatchObject({ id: good.id, headline: someReading.headline });
    const { body: opened } = await person.get<InsightOutput>(`/api/insights/${bad.id}`);
    expect(opened).toMatchObject({ isUnreadable: true, reading: null, notice: UNREADABLE, userContext: "" });
  });

  it("comes without blocks when those cannot be read", async () => {
    const alone = await createTestApp({ clock });
    const person = alone.as();
    const { userId } = person.session;
    const block = await aBlock(alone, { userId });
    await anInsight(alone, { userId, userBlockId: block.id });
    await breakBlocks(alone);
    const { status, body } = await person.get<Page>("/api/insights");
    expect(status).toBe(200);
    const [step] = someReading.actionSteps;
    expect(body.items).toMatchObject([
      { headline: someReading.headline, step: step?.text, associatedBlock: null },
    ]);
  });
});

describe("a single insight", () => {
  it("says whether it is the person's first one", async () => {
    const person = app.as();
    const { userId } = person.session;
    const first = await anInsight(app, { userId, createdAt: daysAgo(3) });
    const second = await anInsight(app, { userId, createdAt: daysAgo(2) });
    const isFirst = async (id: string) =>
      (await person.get<InsightOutput>(`/api/insights/${id}`)).body.isFirst;
    expect([await isFirst(first.id), await isFirst(second.id)]).toEqual([true, undefined]);
  });

  it("can be read in full by its owner only", async () => {
    const person = app.as();
    const { userId } = person.session;
    const { id } = await anInsight(app, { userId, userContext: "Which draft?" });
    const { body } = await person.get<InsightOutput>(`/api/insights/${id}`);
    expect(body).toMatchObject({ id, userContext: "Which draft?", reading: someReading, isDefault: false });
    const foreign = await app.as().get(`/api/insights/${id}`);
    const unknown = await app.as().get(`/api/insights/${newId()}`);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
  });

  it("answers the same 404 for an unknown id and an invalid one", async () => {
    const person = app.as();
    const answers = await Promise.all(
      [newId(), "11111111-1111-1111-1111-111111111111", "no-id-at-all", "%20"].map((id) =>
        person.get(`/api/insights/${id}`),
      ),
    );
    for (const { status, error } of answers) {
      expect([status, error?.message]).toEqual([404, "Insight not found"]);
    }
  });

  it("is locked at its own address when it is older than the plan shows", async () => {
    const person = app.as();
    const { userId } = person.session;
    const { id } = await anInsight(app, { userId, createdAt: daysAgo(8) });
    expect(await person.get(`/api/insights/${id}`)).toMatchObject({
      status: 403,
      error: { code: "plan_locked" },
    });
    const flags = { resonated: true, tookAction: true };
    expect(await person.patch(`/api/insights/${id}`, flags)).toMatchObject({ status: 403 });
    const premium = app.as({ userId, isPremium: true });
    expect((await premium.get<InsightOutput>(`/api/insights/${id}`)).body).toMatchObject({
      resonated: false,
    });
  });

  it("has two flags that are saved, and must be sent, together", async () => {
    const person = app.as();
    const { id } = await anInsight(app, { userId: person.session.userId });
    const one = await person.patch(`/api/insights/${id}`, { resonated: true, tookAction: false });
    expect(one.body).toMatchObject({ resonated: true, tookAction: false });
    const two = await person.patch(`/api/insights/${id}`, { resonated: false, tookAction: true });
    expect(two.body).toMatchObject({ resonated: false, tookAction: true });
    expect((await person.patch(`/api/insights/${id}`, { resonated: true })).error?.field).toBe("tookAction");
    expect((await app.as().patch(`/api/insights/${id}`, { resonated: true, tookAction: true })).status).toBe(
      404,
    );
  });
});

describe("deleting an insight", () => {
  it("hides it at once and may be undone for ten seconds", async () => {
    const person = app.as();
    const { userId } = person.session;
    const { id } = await anInsight(app, { userId });
    const { body } = await person.delete<{ undoUntil: string }>(`/api/insights/${id}`);
    expect(Date.parse(body.undoUntil) - clock.now().getTime()).toBe(10_000);
    expect((await person.get(`/api/insights/${id}`)).status).toBe(404);
    expect((await person.get<Page>("/api/insights")).body.items).toEqual([]);
    expect(await counted(userId)).toBe(0);
    clock.advance(9_000);
    expect((await person.post(`/api/insights/${id}/restore`)).body).toMatchObject({
      id,
      reading: someReading,
    });
    expect(await counted(userId)).toBe(1);
  });

  it("cannot be undone later or by somebody else, and cannot be repeated", async () => {
    const person = app.as();
    const { id } = await anInsight(app, { userId: person.session.userId });
    await person.delete(`/api/insights/${id}`);
    expect((await app.as().post(`/api/insights/${id}/restore`)).status).toBe(404);
    expect((await person.delete(`/api/insights/${id}`)).status).toBe(404);
    clock.advance(13_000);
    expect((await person.post(`/api/insights/${id}/restore`)).status).toBe(404);
  });

  it("works on a locked insight, and undo returns it without its texts", async () => {
    const person = app.as();
    const { id } = await anInsight(app, { userId: person.session.userId, createdAt: daysAgo(9) });
    expect((await person.delete(`/api/insights/${id}`)).status).toBe(200);
    expect((await person.post(`/api/insights/${id}/restore`)).body).toMatchObject({
      id,
      reading: null,
      userContext: "",
    });
  });
});

describe("reporting a reading", () => {
  it("stores a reason and an encrypted note", async () => {
    const person = app.as();
    const { userId } = person.session;
    const { id } = await anInsight(app, { userId });
    const answer = await person.post(`/api/insights/${id}/report`, {
      reason: "harmful",
      note: "It mocked my father.",
    });
    expect(answer.body).toEqual({ received: true });
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(insightReports).where(eq(insightReports.insightId, id)),
    ]);
    expect(row).toMatchObject({ reason: "harmful" });
    expect(row?.note).not.toContain("father");
    expect((await app.as().post(`/api/insights/${id}/report`, { reason: "wrong" })).status).toBe(404);
    expect((await person.post(`/api/insights/${id}/report`, { reason: "boring" })).error?.field).toBe(
      "reason",
    );
  });
});

describe("database round trips of insights, beside the session's own", () => {
  it("database round trips of insights, beside the session's own, are one for a list, one for an insight and one for its flags, however many there are", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId });
    const { id } = await anInsight(app, { userId, userBlockId: block.id });
    expect(await app.roundTrips(() => person.get("/api/insights"))).toBe(1);
    for (let count = 0; count < 60; count += 1) await anInsight(app, { userId, userBlockId: block.id });
    expect(await app.roundTrips(() => person.get("/api/insights?limit=50"))).toBe(1);
    expect(await app.roundTrips(() => person.get(`/api/insights/${id}`))).toBe(1);
    const flags = { resonated: true, tookAction: true };
    expect(await app.roundTrips(() => person.patch(`/api/insights/${id}`, flags))).toBe(1);
  });
});

/** Makes the blocks of this app unreadable. */
async function breakBlocks({ databaseUrl }: TestApp): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("revoke select on app.user_blocks from arcana_app");
  await client.end();
}
