import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockDetailOutput, BlockOutput } from "#contract/blocks.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";

const DAY_MS = 86_400_000;
const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

async function someoneWithBlock() {
  const person = app.as();
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "Four drafts" });
  const read = async (query = "") =>
    (await person.get<BlockDetailOutput>(`/api/blocks/${block.id}${query}`)).body;
  return { person, userId, block, read };
}

const kindsOf = ({ events }: BlockDetailOutput) => events.items.map(({ kind }) => kind);

describe("a block's page", () => {
  it("shows its own insights newest first, page by page, each with the block's badge", async () => {
    const { userId, block, read } = await someoneWithBlock();
    const other = await aBlock(app, { userId });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const createdAt = daysAgo(Math.floor(count / 2));
      ids.push((await anInsight(app, { userId, userBlockId: block.id, createdAt })).id);
      await anInsight(app, { userId, userBlockId: other.id, createdAt });
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { insights }: BlockDetailOutput = await read(
        `?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      expect(insights.items.length).toBeLessThanOrEqual(2);
      for (const item of insights.items) {
        expect(item).toMatchObject({
          associatedBlock: { id: block.id, name: "Four drafts", status: "active" },
        });
        seen.push(item.id);
      }
      cursor = insights.nextCursor;
    }
    expect(seen).toEqual([ids[1], ids[0], ids[3], ids[2], ids[4]]);
  });

  it("locks old insights as the history does, but never the block", async () => {
    const { person, userId, block, read } = await someoneWithBlock();
    const old = await anInsight(app, { userId, userBlockId: block.id, createdAt: daysAgo(8) });
    const { name, insights } = await read();
    expect(name).toBe("Four drafts");
    expect(insights.items).toEqual([{ id: old.id, isLocked: true, createdAt: old.createdAt.toISOString() }]);
    const premium = app.as({ userId: person.session.userId, isPremium: true });
    const { body } = await premium.get<BlockDetailOutput>(`/api/blocks/${block.id}`);
    expect(body.insights.items).toMatchObject([{ isLocked: false }]);
  });

  it("shows Free seven days of the timeline and the beginning, and Premium all of it", async () => {
    const { person, userId, block, read } = await someoneWithBlock();
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    clock.advance(8 * DAY_MS);
    await person.patch(`/api/blocks/${block.id}`, { status: "active" });
    const free = await read();
    expect(free.events.items).toMatchObject([{ kind: "status", to: "active" }, { kind: "created" }]);
    expect(free).toMatchObject({ timelineSince: daysAgo(7).toISOString(), status: "active" });
    const premium = app.as({ userId, isPremium: true });
    const { body } = await premium.get<BlockDetailOutput>(`/api/blocks/${block.id}`);
    expect(body.events.items).toMatchObject([{ to: "active" }, { to: "paused" }, { kind: "created" }]);
    expect(body.timelineSince).toBeNull();
  });

  it("pages through a long timeline to the beginning, with each event once", async () => {
    const { person, block, read } = await someoneWithBlock();
    for (let count = 0; count < 60; count += 1) {
      clock.advance(1000);
      await person.patch(`/api/blocks/${block.id}`, { status: count % 2 === 0 ? "paused" : "active" });
    }
    const first = await read();
    expect(first.events.items).toHaveLength(50);
    const second = await read(`?eventsCursor=${encodeURIComponent(first.events.nextCursor ?? "")}`);
    expect(second.events.nextCursor).toBeNull();
    expect(kindsOf(second).at(-1)).toBe("created");
    const all = [...first.events.items, ...second.events.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((one, other) => (one < other ? 1 : -1)),
    );
  });

  it("shows a creation event when none is stored", async () => {
    const { userId, block, read } = await someoneWithBlock();
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.delete(blockEvents).where(eq(blockEvents.blockId, block.id)),
    ]);
    expect((await read()).events.items).toMatchObject([{ kind: "created", createdAt: block.createdAt }]);
  });

  it("marks a note that cannot be decrypted and shows the rest", async () => {
    const { person, userId, block, read } = await someoneWithBlock();
    await person.patch(`/api/blocks/${block.id}`, { status: "resolved", resolutionReflection: "Sent." });
    await app.dependencies.database.batch({ userId }, (tx) => [
      tx.update(blockEvents).set({ note: "plain words" }).where(eq(blockEvents.kind, "status")),
    ]);
    expect((await read()).events.items[0]).toMatchObject({
      to: "resolved",
      note: "This entry could not be opened.",
    });
  });

  it("refuses an invalid cursor and names the field", async () => {
    const { person, block } = await someoneWithBlock();
    expect((await person.get(`/api/blocks/${block.id}?cursor=abc`)).error?.field).toBe("cursor");
    expect((await person.get(`/api/blocks/${block.id}?eventsCursor=abc`)).error?.code).toBe("invalid_input");
  });

  it("costs one database round trip, however much there is", async () => {
    const { person, userId, block } = await someoneWithBlock();
    for (let count = 0; count < 30; count += 1) await anInsight(app, { userId, userBlockId: block.id });
    expect(await app.roundTrips(() => person.get(`/api/blocks/${block.id}?limit=50`))).toBe(1);
  });
});

describe("a reading in the timeline of a block", () => {
  it("is an event after the creation of the block it made", async () => {
    const reader = await aReader(app);
    const { insightId } = await reader.readAll();
    const [block] = (await reader.get<{ items: BlockOutput[] }>("/api/blocks")).body.items;
    const { body } = await reader.get<BlockDetailOutput>(`/api/blocks/${block?.id}`);
    expect(body.events.items).toMatchObject([{ kind: "insight", insightId }, { kind: "created" }]);
    expect(body.insights.items).toMatchObject([{ id: insightId, isLocked: false }]);
  });

  it("is an event of an existing block and updates its time of change", async () => {
    const reader = await aReader(app);
    const block = await aBlock(app, { userId: reader.userId });
    clock.advance(3_600_000);
    const { insightId } = await reader.readAll({ userBlockId: block.id });
    const { body } = await reader.get<BlockDetailOutput>(`/api/blocks/${block.id}`);
    expect(body.events.items).toMatchObject([{ kind: "insight", insightId }, { kind: "created" }]);
    expect(body).toMatchObject({ updatedAt: clock.now().toISOString(), createdAt: block.createdAt });
  });

  it("disappears when the insight is deleted and returns with it", async () => {
    const reader = await aReader(app);
    const block = await aBlock(app, { userId: reader.userId });
    const { insightId } = await reader.readAll({ userBlockId: block.id });
    const kinds = async () => kindsOf((await reader.get<BlockDetailOutput>(`/api/blocks/${block.id}`)).body);
    await reader.delete(`/api/insights/${insightId}`);
    expect(await kinds()).toEqual(["created"]);
    await reader.post(`/api/insights/${insightId}/restore`);
    expect(await kinds()).toEqual(["insight", "created"]);
  });
});
