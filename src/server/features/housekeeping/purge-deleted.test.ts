import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changeMeanwhile } from "#test-support/change-meanwhile.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import {
  draws,
  insightReports,
  insights,
  readingEvents,
  readings,
  userBlocks,
} from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { purgeDeleted } from "./purge-deleted.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
const app = await createTestApp({ clock });
const { database } = app.dependencies;

const sealed = "{}";

/** Creates an insight with all its dependent rows, optionally deleted some seconds ago. */
async function insight(userId: string, options: { deletedSecondsAgo?: number; userBlockId?: string } = {}) {
  const now = clock.now();
  const [id, readingId, drawId] = [newId(), newId(), newId()];
  const { deletedSecondsAgo, userBlockId = null } = options;
  const deletedAt =
    deletedSecondsAgo === undefined ? null : new Date(now.getTime() - deletedSecondsAgo * 1000);
  await database.batch({ userId }, (tx) => [
    tx.insert(draws).values({
      userId,
      id: drawId,
      commitment: "c",
      serverSeed: sealed,
      deckVersion: "1",
      readingId,
      createdAt: now,
    }),
    tx.insert(readings).values({
      userId,
      id: readingId,
      key: readingId,
      status: "done",
      request: sealed,
      insightId: id,
      heartbeatAt: now,
      createdAt: now,
    }),
    tx.insert(readingEvents).values({ userId, readingId, seq: 1, body: sealed }),
    tx.insert(insightSteps).values({ userId, insightId: id, step: 0, smaller: sealed }),
    tx.insert(insightReports).values({ userId, id: newId(), insightId: id, reason: "wrong", createdAt: now }),
    tx.insert(insights).values({
      userId,
      id,
      spreadType: "quick-draw",
      blockTypeId: "work",
      userBlockId,
      cardsDrawn: [],
      summary: sealed,
      body: sealed,
      drawId,
      duck: "offline",
      createdAt: now,
      deletedAt,
    }),
  ]);
  return id;
}

async function block(userId: string, isDeleted: boolean) {
  const id = newId();
  const now = clock.now();
  const deletedAt = isDeleted ? new Date(now.getTime() - 600_000) : null;
  const row = { userId, id, blockTypeId: "work", status: "active", summary: sealed, body: sealed };
  await database.batch({ userId }, (tx) => [
    tx.insert(userBlocks).values({ ...row, createdAt: now, updatedAt: now, deletedAt }),
  ]);
  return id;
}

async function tell(userId: string, event: { blockId: string; insightId: string | null }) {
  const row = { userId, id: newId(), kind: "status", note: sealed, createdAt: clock.now(), ...event };
  await database.batch({ userId }, (tx) => [tx.insert(blockEvents).values(row)]);
}

const rowsOf = async (userId: string) =>
  await database.transaction({ userId }, async (tx) => ({
    insights: (await tx.select({ id: insights.id, block: insights.userBlockId }).from(insights)).length,
    runs: (await tx.select().from(readings)).length,
    events: (await tx.select().from(readingEvents)).length,
    steps: (await tx.select().from(insightSteps)).length,
    draws: (await tx.select().from(draws)).length,
    reports: (await tx.select().from(insightReports)).length,
  }));

describe("the purge of deleted rows", () => {
  it("removes a deleted insight and all dependent rows after a minute", async () => {
    const userId = newId();
    await insight(userId, { deletedSecondsAgo: 120 });
    await insight(userId);
    expect(await purgeDeleted(app.dependencies)).toMatchObject({ insights: 1 });
    expect(await rowsOf(userId)).toEqual({ insights: 1, runs: 1, events: 1, steps: 1, draws: 1, reports: 1 });
  });

  it("keeps a deleted insight while it may still be restored", async () => {
    const userId = newId();
    await insight(userId, { deletedSecondsAgo: 11 });
    expect(await purgeDeleted(app.dependencies)).toMatchObject({ insights: 0 });
    expect(await rowsOf(userId)).toMatchObject({ insights: 1, events: 1 });
  });

  it("keeps an insight that is restored while it is being removed, with all dependent rows", async () => {
    const userId = newId();
    const id = await insight(userId, { deletedSecondsAgo: 120 });
    const restore = {
      text: "update app.insights set deleted_at = null where user_id = $1 and id = $2",
      values: [userId, id],
    };
    expect(
      await changeMeanwhile(app.databaseUrl, restore, () => purgeDeleted(app.dependencies)),
    ).toMatchObject({ insights: 0 });
    expect(await rowsOf(userId)).toEqual({ insights: 1, runs: 1, events: 1, steps: 1, draws: 1, reports: 1 });
  });

  it("keeps the insights of a deleted block and clears their link to it", async () => {
    const userId = newId();
    const gone = await block(userId, true);
    const kept = await block(userId, false);
    await insight(userId, { userBlockId: gone });
    await insight(userId, { userBlockId: kept });
    expect(await purgeDeleted(app.dependencies)).toMatchObject({ blocks: 1 });
    const [links] = await database.batch({ userId }, (tx) => [
      tx.select({ block: insights.userBlockId }).from(insights).orderBy(sql`user_block_id nulls first`),
    ]);
    expect(links).toEqual([{ block: null }, { block: kept }]);
  });

  it("removes the timeline of a deleted block and the events of a deleted insight, and no others", async () => {
    const userId = newId();
    const gone = await block(userId, true);
    const kept = await block(userId, false);
    const goneInsight = await insight(userId, { deletedSecondsAgo: 120, userBlockId: kept });
    const keptInsight = await insight(userId, { userBlockId: kept });
    await tell(userId, { blockId: gone, insightId: null });
    await tell(userId, { blockId: kept, insightId: null });
    await tell(userId, { blockId: kept, insightId: goneInsight });
    await tell(userId, { blockId: kept, insightId: keptInsight });
    await purgeDeleted(app.dependencies);
    const [events] = await database.batch({ userId }, (tx) => [
      tx
        .select({ blockId: blockEvents.blockId, insightId: blockEvents.insightId })
        .from(blockEvents)
        .orderBy(blockEvents.id),
    ]);
    expect(events).toEqual([
      { blockId: kept, insightId: null },
      { blockId: kept, insightId: keptInsight },
    ]);
  });
});
