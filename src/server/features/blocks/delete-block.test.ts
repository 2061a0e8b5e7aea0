import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import type { InsightOutput } from "#contract/insights.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { userCounters } from "../../platform/db/tables/people.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

async function someoneWithBlock() {
  const person = app.as();
  const { userId } = person.session;
  const block = await aBlock(app, { userId, name: "Four drafts" });
  const insight = await anInsight(app, { userId, userBlockId: block.id });
  return {
    person,
    userId,
    block,
    path: `/api/blocks/${block.id}`,
    insightPath: `/api/insights/${insight.id}`,
  };
}

async function counted(userId: string): Promise<number | undefined> {
  const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
    tx.select().from(userCounters).where(eq(userCounters.userId, userId)),
  ]);
  return row?.blocks;
}

describe("deleting a block", () => {
  it("hides it at once and keeps its insights without their block", async () => {
    const { person, userId, path, insightPath } = await someoneWithBlock();
    const { body } = await person.delete<{ undoUntil: string }>(path);
    expect(Date.parse(body.undoUntil) - clock.now().getTime()).toBe(10_000);
    expect((await person.get(path)).status).toBe(404);
    expect((await person.patch(path, { name: "x" })).status).toBe(404);
    expect((await person.get<{ items: unknown[] }>("/api/blocks?includeArchived=true")).body.items).toEqual(
      [],
    );
    expect((await person.get<InsightOutput>(insightPath)).body.associatedBlock).toBeNull();
    expect(await counted(userId)).toBe(0);
  });

  it("may be undone for ten seconds and restores everything", async () => {
    const { person, userId, block, path, insightPath } = await someoneWithBlock();
    await person.patch(path, { status: "paused" });
    const before = (await person.get<BlockDetailOutput>(path)).body;
    await person.delete(path);
    clock.advance(9000);
    expect((await person.post(`${path}/restore`)).body).toMatchObject({ id: block.id, status: "paused" });
    expect((await person.get<BlockDetailOutput>(path)).body).toEqual(before);
    expect((await person.get<InsightOutput>(insightPath)).body.associatedBlock).toMatchObject({
      id: block.id,
      name: "Four drafts",
    });
    expect(await counted(userId)).toBe(1);
  });

  it("cannot be undone later or by somebody else, and cannot be repeated", async () => {
    const { person, userId, path } = await someoneWithBlock();
    expect((await person.post(`${path}/restore`)).status).toBe(404);
    await person.delete(path);
    const foreign = await app.as().post(`${path}/restore`);
    const unknown = await app.as().post(`/api/blocks/${newId()}/restore`);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await person.delete(path)).status).toBe(404);
    expect(await counted(userId)).toBe(0);
    clock.advance(13_000);
    expect(await person.post(`${path}/restore`)).toMatchObject({
      status: 404,
      error: { message: "This can no longer be undone." },
    });
  });

  it("answers the same 404 for somebody else's block as for an unknown one", async () => {
    const { person, path } = await someoneWithBlock();
    const foreign = await app.as().delete(path);
    const unknown = await app.as().delete(`/api/blocks/${newId()}`);
    expect(foreign).toMatchObject({ status: 404, error: { message: "Block not found" } });
    expect(foreign.body).toEqual(unknown.body);
    expect((await person.get(path)).status).toBe(200);
  });

  it("costs one database round trip, and so does the undo", async () => {
    const { person, path } = await someoneWithBlock();
    expect(await app.roundTrips(() => person.delete(path))).toBe(1);
    expect(await app.roundTrips(() => person.post(`${path}/restore`))).toBe(1);
  });
});
