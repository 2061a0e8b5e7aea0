import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockDetailOutput, BlockOutput } from "#contract/blocks.ts";
import { BLOCK_STATUSES, type BlockStatus, canChangeStatus } from "#domain/blocks/status.ts";
import { aBlock } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";

const clock = createTestClock("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Tester = ReturnType<TestApp["as"]>;

async function someoneWithBlock(said: { name?: string; notes?: string; status?: string } = {}) {
  const person = app.as();
  const { userId } = person.session;
  const { status, ...words } = said;
  const block = await aBlock(app, { userId, ...words });
  if (status) await setColumns(userId, block.id, { status });
  return { person, userId, block, path: `/api/blocks/${block.id}` };
}

async function setColumns(userId: string, id: string, columns: { status?: string; body?: string }) {
  await app.dependencies.database.batch({ userId }, (tx) => [
    tx.update(userBlocks).set(columns).where(eq(userBlocks.id, id)),
  ]);
}

const detailOf = async (person: Tester, path: string) => (await person.get<BlockDetailOutput>(path)).body;
const timelineOf = async (person: Tester, path: string) =>
  (await detailOf(person, path)).events.items.map(({ kind, from, to, note }) => ({ kind, from, to, note }));

const created = { kind: "created", from: null, to: null, note: null };

describe("changing the texts of a block", () => {
  it("changes only the fields that are sent", async () => {
    const { person, path } = await someoneWithBlock({ name: "Four drafts", notes: "No owner." });
    clock.advance(60_000);
    const renamed = await person.patch<BlockOutput>(path, { name: "  Five drafts " });
    expect(renamed.body).toMatchObject({ name: "Five drafts", notes: "No owner.", status: "active" });
    expect(renamed.body.updatedAt).toBe(clock.now().toISOString());
    const noted = await person.patch<BlockOutput>(path, { notes: "" });
    expect(noted.body).toMatchObject({ name: "Five drafts", notes: "" });
    expect(await detailOf(person, path)).toMatchObject(noted.body as object);
  });

  it("shows crisis help when they speak of danger, and saves them on request", async () => {
    const dark = "I want to kill myself tonight.";
    const { person, path } = await someoneWithBlock({ name: "Four drafts", notes: "No owner." });
    const before = await detailOf(person, path);
    for (const change of [
      { name: dark },
      { notes: dark },
      { status: "paused", resolutionReflection: dark },
    ]) {
      const { status, error } = await person.patch(path, change);
      expect([status, error?.code, (error?.help?.length ?? 0) > 0]).toEqual([422, "crisis_help", true]);
    }
    const made = await person.post("/api/blocks", { blockTypeId: "life", name: "Dark", notes: dark });
    expect(made.error?.code).toBe("crisis_help");
    expect(await detailOf(person, path)).toEqual(before);
    const kept = await person.patch<BlockOutput>(path, { notes: dark, goOnAnyway: true });
    expect(kept.body).toMatchObject({ notes: dark, status: "active" });
  });

  it("keeps the former name in the timeline, encrypted", async () => {
    const { person, userId, path } = await someoneWithBlock({ name: "Xylophone" });
    await person.patch(path, { name: "Zanzibar" });
    expect(await timelineOf(person, path)).toEqual([
      { kind: "renamed", from: null, to: null, note: "Xylophone" },
      created,
    ]);
    const [rows, [row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(blockEvents),
      tx.select().from(userBlocks),
    ]);
    expect(JSON.stringify([rows, row])).not.toMatch(/Xylophone|Zanzibar/);
  });

  it("refuses texts that are too long and names the field", async () => {
    const { person, path } = await someoneWithBlock();
    expect((await person.patch(path, { name: " " })).error?.field).toBe("name");
    expect((await person.patch(path, { name: "x".repeat(151) })).error?.field).toBe("name");
    expect((await person.patch(path, { notes: "x".repeat(501) })).error?.field).toBe("notes");
    expect((await person.patch(path, { resolutionReflection: "x".repeat(1001) })).error).toMatchObject({
      field: "resolutionReflection",
    });
    expect((await person.patch(path, { status: "done" })).error?.field).toBe("status");
  });

  it("keeps both changes when two tabs change different fields at the same time", async () => {
    const { person, path } = await someoneWithBlock({ name: "Before", notes: "Before." });
    const answers = await Promise.all([
      person.patch(path, { name: "After" }),
      person.patch(path, { notes: "After." }),
      person.patch(path, { status: "paused" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await detailOf(person, path)).toMatchObject({ name: "After", notes: "After.", status: "paused" });
  });

  it("changes nothing, not even the time of change, when the texts are the same", async () => {
    const { person, block, path } = await someoneWithBlock({ name: "Same", notes: "Same." });
    clock.advance(60_000);
    const { body } = await person.patch<BlockOutput>(path, {
      name: "Same",
      notes: "Same.",
      status: "active",
    });
    expect(body).toEqual(block);
    expect(await timelineOf(person, path)).toEqual([created]);
  });
});

describe("the status of a block", () => {
  const pairs = BLOCK_STATUSES.flatMap((from) =>
    BLOCK_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const allowed = pairs.filter(([from, to]) => canChangeStatus(from, to));
  const forbidden = pairs.filter(([from, to]) => !canChangeStatus(from, to));

  it.each(allowed)("changes from %s to %s and adds an event to the timeline", async (from, to) => {
    const { person, path } = await someoneWithBlock({ status: from });
    clock.advance(60_000);
    const { status, body } = await person.patch<BlockOutput>(path, { status: to });
    expect([status, body.status, body.updatedAt]).toEqual([200, to, clock.now().toISOString()]);
    expect(await timelineOf(person, path)).toEqual([{ kind: "status", from, to, note: null }, created]);
  });

  it.each(forbidden)("does not change from %s to %s: 409 with the current status", async (from, to) => {
    const { person, path } = await someoneWithBlock({ status: from, notes: "Kept." });
    const answer = await person.patch(path, { status: to, notes: "Lost." });
    expect(answer).toMatchObject({ status: 409, error: { code: "conflict", currentStatus: from } });
    expect(answer.error?.message).toContain(`This block is ${from} now. From there it can become active`);
    expect(await detailOf(person, path)).toMatchObject({ status: from, notes: "Kept." });
    expect(await timelineOf(person, path)).toEqual([created]);
  });

  it("treats 'in-progress' as active", async () => {
    const { person, path } = await someoneWithBlock({ status: "in-progress" });
    const { body } = await person.patch<BlockOutput>(path, { status: "paused" });
    expect(body.status).toBe("paused");
    expect((await timelineOf(person, path))[0]).toMatchObject({ from: "active", to: "paused" });
  });

  it("may be sent again after a lost answer and adds one event", async () => {
    const { person, path } = await someoneWithBlock();
    const change = { status: "resolved", resolutionReflection: "I sent draft three." };
    const first = await person.patch<BlockOutput>(path, change);
    clock.advance(5000);
    expect((await person.patch<BlockOutput>(path, change)).body).toEqual(first.body);
    expect(await timelineOf(person, path)).toHaveLength(2);
  });

  it("adds one event when the same change arrives five times at once", async () => {
    const { person, path } = await someoneWithBlock();
    const change = { status: "resolved", resolutionReflection: "Written in a tunnel." };
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.patch(path, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await timelineOf(person, path)).toHaveLength(2);
  });

  it("accepts one of two exclusive changes from two tabs", async () => {
    const { person, path } = await someoneWithBlock();
    const wanted: BlockStatus[] = ["archived", "paused"];
    const answers = await Promise.all(wanted.map((status) => person.patch(path, { status })));
    // If the change to archived comes first, the change to paused is refused; if paused comes first, archived
    // is still possible.
    expect(["200,200", "200,409"]).toContain(answers.map(({ status }) => status).join());
    const told = (await timelineOf(person, path)).filter(({ kind }) => kind === "status");
    expect(told).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect((await detailOf(person, path)).status).toBe("archived");
  });
});

describe("a reflection on a change of status", () => {
  it("a reflection on a change of a block's status is stored with the block and with the event, encrypted", async () => {
    const { person, userId, path } = await someoneWithBlock({ notes: "Four drafts." });
    const words = "  Xylophone, in the end.\n";
    const { body } = await person.patch<BlockOutput>(path, {
      status: "resolved",
      resolutionReflection: words,
    });
    expect(body).toMatchObject({ resolutionReflection: words, notes: "Four drafts." });
    expect(await timelineOf(person, path)).toEqual([
      { kind: "status", from: "active", to: "resolved", note: words },
      created,
    ]);
    const [events, blocks] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(blockEvents),
      tx.select().from(userBlocks),
    ]);
    expect(JSON.stringify([events, blocks])).not.toContain("Xylophone");
  });

  it("a reflection on a change of a block's status stays when the block becomes active again and when its notes change", async () => {
    const { person, path } = await someoneWithBlock();
    await person.patch(path, { status: "resolved", resolutionReflection: "Sent it." });
    await person.patch(path, { status: "active" });
    const { body } = await person.patch<BlockOutput>(path, { notes: "It came back." });
    expect(body).toMatchObject({ resolutionReflection: "Sent it.", notes: "It came back." });
    await person.patch(path, { status: "resolved", resolutionReflection: "Sent it twice." });
    const notes = (await timelineOf(person, path)).map(({ note }) => note);
    expect(notes).toEqual(["Sent it twice.", null, "Sent it.", null]);
  });

  it("a reflection on a change of a block's status is ignored when it is only spaces", async () => {
    const { person, path } = await someoneWithBlock();
    const { body } = await person.patch<BlockOutput>(path, { status: "paused", resolutionReflection: " \n" });
    expect(body).toMatchObject({ status: "paused", resolutionReflection: null });
  });
});

describe("parking a block", () => {
  const IN_TEN_DAYS = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

  it("keeps the day with the pause, encrypted, until the block gets another status", async () => {
    const { person, path } = await someoneWithBlock();
    const { userId } = person.session;
    const { body } = await person.patch<BlockOutput>(path, { status: "paused", parkedUntil: IN_TEN_DAYS });
    expect(body).toMatchObject({ status: "paused", parkedUntil: IN_TEN_DAYS });
    const renamed = await person.patch<BlockOutput>(path, { name: "Five drafts", status: "paused" });
    expect(renamed.body).toMatchObject({ name: "Five drafts", parkedUntil: IN_TEN_DAYS });
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(userBlocks)]);
    expect(JSON.stringify(rows)).not.toContain(IN_TEN_DAYS);
    await person.patch(path, { status: "active" });
    const again = await person.patch<BlockOutput>(path, { status: "paused" });
    expect(again.body).toMatchObject({ status: "paused", parkedUntil: null });
  });

  it("can be taken back without another status", async () => {
    const { person, path } = await someoneWithBlock();
    await person.patch(path, { status: "paused", parkedUntil: IN_TEN_DAYS });
    const { body } = await person.patch<BlockOutput>(path, { parkedUntil: null });
    expect(body).toMatchObject({ status: "paused", parkedUntil: null });
  });

  it.each([
    ["a day that is over", { status: "paused", parkedUntil: "2020-01-01" }, /from tomorrow to 366 days/],
    ["a day years from now", { status: "paused", parkedUntil: "2999-01-01" }, /from tomorrow to 366 days/],
    ["a block that is not paused", { parkedUntil: IN_TEN_DAYS }, /Pause it first/],
    ["a block that is resolved with it", { status: "resolved", parkedUntil: IN_TEN_DAYS }, /Pause it first/],
  ])("refuses %s, names the field and changes nothing", async (_, change, message) => {
    const { person, path } = await someoneWithBlock();
    const answer = await person.patch(path, change);
    expect(answer).toMatchObject({
      status: 400,
      error: { code: "invalid_input", field: "parkedUntil", message: expect.stringMatching(message) },
    });
    expect((await person.get<BlockOutput>(path)).body).toMatchObject({ status: "active", parkedUntil: null });
  });
});

describe("changing a block", () => {
  it("answers the same 404 for somebody else's block, an unknown id and an invalid id", async () => {
    const { block } = await someoneWithBlock();
    const stranger = app.as();
    const answers = await Promise.all(
      [block.id, newId(), "no-id"].map((id) => stranger.patch(`/api/blocks/${id}`, { name: "Mine" })),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, error: { message: "Block not found" } });
      expect(answer.body).toEqual(answers[0]?.body);
    }
  });

  it("requires an account", async () => {
    const guest = app.as({ isGuest: true });
    expect(await guest.patch(`/api/blocks/${newId()}`, { name: "x" })).toMatchObject({
      status: 403,
      error: { code: "account_required" },
    });
  });

  it("keeps a body that cannot be decrypted until new notes replace it", async () => {
    const { person, userId, block, path } = await someoneWithBlock();
    await setColumns(userId, block.id, { body: "no envelope" });
    const paused = await person.patch<BlockOutput>(path, { status: "paused", resolutionReflection: "Rest." });
    expect(paused.body).toMatchObject({ status: "paused", notes: "" });
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [tx.select().from(userBlocks)]);
    expect(row?.body).toBe("no envelope");
    expect((await timelineOf(person, path))[0]?.note).toBe("Rest.");
    const noted = await person.patch<BlockOutput>(path, { notes: "Anew." });
    expect(noted.body.notes).toBe("Anew.");
  });

  it("costs two database round trips, beside the session's own", async () => {
    const { person, path } = await someoneWithBlock();
    const change = { status: "paused", name: "New", notes: "New.", resolutionReflection: "Why." };
    expect(await app.roundTrips(() => person.patch(path, change))).toBe(2);
  });
});
