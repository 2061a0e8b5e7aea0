import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { BlockOutput, ListedBlockOutput } from "#contract/blocks.ts";
import { aBlock } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import { userBlocks } from "../../platform/db/tables/insights.ts";
import { userCounters } from "../../platform/db/tables/people.ts";

interface Page {
  items: ListedBlockOutput[];
  nextCursor: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

async function setStatus(userId: string, id: string, status: string): Promise<void> {
  await app.dependencies.database.batch({ userId }, (tx) => [
    tx.update(userBlocks).set({ status }).where(eq(userBlocks.id, id)),
  ]);
}

const names = async (person: ReturnType<TestApp["as"]>, query: string) =>
  (await person.get<Page>(`/api/blocks${query}`)).body.items.map((block) => block.name);

describe("blocks", () => {
  it("are created as active, stored encrypted and decrypted again", async () => {
    const person = app.as();
    const made = await person.post<BlockOutput>("/api/blocks", {
      blockTypeId: "creative",
      name: "  Page forty  ",
      notes: "Never right.",
    });
    expect(made.body).toMatchObject({ name: "Page forty", notes: "Never right.", status: "active" });
    expect(made.body).toMatchObject({ blockTypeId: "creative", createdAt: made.body.updatedAt });
    expect((await person.get(`/api/blocks/${made.body.id}`)).body).toMatchObject(made.body as object);
    const { userId } = person.session;
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(userBlocks).where(eq(userBlocks.id, made.body.id)),
    ]);
    expect(row).toMatchObject({ userId, createdAt: new Date(made.body.createdAt) });
    expect(JSON.stringify(row)).not.toMatch(/forty|right/);
  });

  it("are created once per id, however often the request is sent", async () => {
    const person = app.as();
    const { userId } = person.session;
    const sent = { id: newId(), blockTypeId: "creative", name: "Page forty", notes: "Written in a tunnel." };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post<BlockOutput>("/api/blocks", sent)),
    );
    const late = await person.post<BlockOutput>("/api/blocks", { ...sent, notes: "Later." });
    for (const { status, body } of [...answers, late]) {
      expect([status, body.id, body.notes]).toEqual([200, sent.id, "Written in a tunnel."]);
    }
    const [rows, events, [counted]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select({ id: userBlocks.id }).from(userBlocks),
      tx.select({ kind: blockEvents.kind }).from(blockEvents),
      tx.select({ blocks: userCounters.blocks }).from(userCounters),
    ]);
    expect({ rows, events, counted }).toEqual({
      rows: [{ id: sent.id }],
      events: [{ kind: "created" }],
      counted: { blocks: 1 },
    });
    const stranger = await app.as().post<BlockOutput>("/api/blocks", { ...sent, notes: "Another's." });
    expect(stranger.body.notes).toBe("Another's.");
  });

  it("require an account and are hidden from other people", async () => {
    const person = app.as();
    const block = await aBlock(app, { userId: person.session.userId });
    expect(await app.as({ isGuest: true }).get("/api/blocks")).toMatchObject({
      status: 403,
      error: { code: "account_required" },
    });
    const foreign = await app.as().get(`/api/blocks/${block.id}`);
    const unknown = await app.as().get(`/api/blocks/${newId()}`);
    expect(foreign).toMatchObject({ status: 404, error: { message: "Block not found" } });
    expect(foreign.body).toEqual(unknown.body);
  });

  it("are listed newest first, with archived ones only on request", async () => {
    const person = app.as();
    const { userId } = person.session;
    for (const name of ["One old", "Two paused", "Three done", "Four away"])
      await aBlock(app, { userId, name });
    const { body } = await person.get<Page>("/api/blocks");
    const ids = Object.fromEntries(body.items.map((block) => [block.name, block.id]));
    await setStatus(userId, ids["One old"] ?? "", "in-progress");
    await setStatus(userId, ids["Two paused"] ?? "", "paused");
    await setStatus(userId, ids["Three done"] ?? "", "resolved");
    await setStatus(userId, ids["Four away"] ?? "", "archived");
    expect(await names(person, "")).toEqual(["Three done", "Two paused", "One old"]);
    expect(await names(person, "?includeArchived=true")).toEqual([
      "Four away",
      "Three done",
      "Two paused",
      "One old",
    ]);
    expect(await names(person, "?status=archived")).toEqual(["Four away"]);
    expect(await names(person, "?status=active")).toEqual(["One old"]);
  });

  it("with an unknown status are listed, but not among the active ones", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "From elsewhere" });
    await setStatus(userId, block.id, "abandoned");
    const { body } = await person.get<Page>("/api/blocks");
    expect(body.items.map(({ name, status }) => [name, status])).toEqual([["From elsewhere", "other"]]);
    expect(await names(person, "?status=active")).toEqual([]);
  });

  it("come with their history and the number of their readings", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId, name: "Four drafts" });
    await person.patch(`/api/blocks/${block.id}`, { status: "paused", name: "Five drafts" });
    const { body } = await person.get<Page>("/api/blocks");
    expect(body.items.map(({ history, readingCount }) => [history, readingCount])).toMatchObject([
      [
        [
          { kind: "status", to: "paused" },
          { kind: "created", to: null, at: block.createdAt },
        ],
        0,
      ],
    ]);
  });

  it("are found by part of their name, ignoring case", async () => {
    const person = app.as();
    const { userId } = person.session;
    for (const name of ["The Proposal", "Page forty", "proposals again"]) await aBlock(app, { userId, name });
    expect(await names(person, "?search=PROPOSAL")).toEqual(["proposals again", "The Proposal"]);
    expect(await names(person, "?search=nothing")).toEqual([]);
    const first = await person.get<Page>("/api/blocks?search=proposal&limit=1");
    expect(first.body.items.map((block) => block.name)).toEqual(["proposals again"]);
    expect(await names(person, `?search=proposal&limit=1&cursor=${first.body.nextCursor}`)).toEqual([
      "The Proposal",
    ]);
  });

  it.each([
    ["Überweisung".normalize("NFD"), "überweisung"],
    ["Überweisung", "uberweisung"],
    ["Café", "cafe"],
    ["Łódź", "lodz"],
    ["İstanbul", "istanbul"],
    ["STRASSE", "straße"],
    ["ＡＢＣ", "abc"],
    ["Kinder\u00adgarten", "kindergarten"],
    ["مُحَمَّد", "محمد"],
    ["שָׁלוֹם", "שלום"],
    ["The yellow cover", "cover yellow"],
  ])("named %s are found by %s", async (name, search) => {
    const person = app.as();
    await aBlock(app, { userId: person.session.userId, name });
    expect(await names(person, `?search=${encodeURIComponent(search)}`)).toEqual([name]);
  });

  it("require a kind and a name of at most 150 characters", async () => {
    const person = app.as();
    const block = { blockTypeId: "work", name: "Fine" };
    expect((await person.post("/api/blocks", { ...block, name: "  " })).error?.field).toBe("name");
    expect((await person.post("/api/blocks", { ...block, name: "x".repeat(151) })).error?.field).toBe("name");
    expect((await person.post("/api/blocks", { ...block, blockTypeId: "tax" })).error?.field).toBe(
      "blockTypeId",
    );
  });

  it("cost one database round trip, beside the session's own", async () => {
    const person = app.as();
    const { userId } = person.session;
    const block = await aBlock(app, { userId });
    for (let count = 0; count < 30; count += 1) await aBlock(app, { userId });
    expect(await app.roundTrips(() => person.get("/api/blocks?limit=30"))).toBe(1);
    expect(await app.roundTrips(() => person.get("/api/blocks?search=draft"))).toBe(1);
    expect(await app.roundTrips(() => person.get(`/api/blocks/${block.id}`))).toBe(1);
  });
});
