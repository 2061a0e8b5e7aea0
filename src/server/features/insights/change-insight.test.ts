import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput, InsightPageOutput } from "#contract/insights.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { userKeys } from "../../platform/db/tables/people.ts";

let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ clock });
});

async function begin(said: Partial<Parameters<typeof anInsight>[1]> = {}) {
  const person = app.as();
  const { userId } = person.session;
  const row = await anInsight(app, { userId, ...said });
  const path = `/api/insights/${row.id}`;
  const read = async () => (await person.get<InsightOutput>(path)).body;
  return { person, userId, row, path, read };
}

describe("the note on an insight", () => {
  it("is stored encrypted, can be changed, and is removed when emptied", async () => {
    const { person, userId, path, read, row } = await begin();
    expect((await read()).note).toBe("");
    const kept = await person.patch<InsightOutput>(path, { note: "Dana said yes." });
    expect(kept.body).toMatchObject({ note: "Dana said yes.", editedAt: null, reading: someReading });
    const [[stored]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(insights).where(eq(insights.id, row.id)),
    ]);
    expect(stored?.note).not.toContain("Dana");
    expect(stored?.body).toBe(row.body);
    await person.patch(path, { note: "  " });
    expect((await read()).note).toBe("");
  });

  it("is saved once when the same text arrives several times at once", async () => {
    const { person, path, read } = await begin();
    const sent = { note: "Written in a tunnel." };
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.patch(path, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await read()).note).toBe(sent.note);
  });

  it("is refused above a thousand characters, with the field's name", async () => {
    const { person, path } = await begin();
    expect((await person.patch(path, { note: "x".repeat(1000) })).status).toBe(200);
    expect((await person.patch(path, { note: "x".repeat(1001) })).error).toMatchObject({
      code: "invalid_input",
      field: "note",
    });
  });

  it("cannot be written on a locked insight or on somebody else's", async () => {
    const { path } = await begin();
    expect((await app.as().patch(path, { note: "Mine?" })).status).toBe(404);
    const old = await begin({ createdAt: new Date("2026-01-01") });
    expect((await old.person.patch(old.path, { note: "Still here" })).status).toBe(403);
  });
});

/** A text that only the classifier takes for dark. */
const SUSPECTED =
  "I bought a voucher for an adult swimming course in the summer. It is still stuck on the fridge, and I keep telling everybody I am going.";

describe("editing the question of an insight", () => {
  it.each([
    [SUSPECTED, { isGrave: true, isNotConsoled: true }],
    ["My mother died on Sunday.", { isGrave: true }],
    ["Which of the four drafts?", { isGrave: false }],
  ])("decides anew whether it is grave, and whether its reading consoled: %s", async (text, gravity) => {
    const { person, path } = await begin();
    const { isGrave, isNotConsoled } = (await person.patch<InsightOutput>(path, { userContext: text })).body;
    expect({ isGrave, isNotConsoled }).toEqual({ isNotConsoled: undefined, ...gravity });
  });

  it("stores the time and updates the list, while the reading stays", async () => {
    const { person, path, read } = await begin();
    clock.advance(60_000);
    const now = clock.now().toISOString();
    const { body } = await person.patch<InsightOutput>(path, { userContext: "Which of the\n four drafts?" });
    expect(body).toMatchObject({
      userContext: "Which of the\n four drafts?",
      editedAt: now,
      reading: someReading,
    });
    expect(await read()).toEqual(body);
    const { body: list } = await person.get<InsightPageOutput>("/api/insights");
    expect(list.items).toMatchObject([
      { question: "Which of the four drafts?", headline: someReading.headline },
    ]);
  });

  it("with the same text does not count as an edit", async () => {
    const { person, path, row } = await begin({ userContext: "The same" });
    expect((await person.patch<InsightOutput>(path, { userContext: "The same" })).body.editedAt).toBeNull();
    expect(row.editedAt).toBeNull();
  });

  it("refuses an empty question and one above two thousand characters", async () => {
    const { person, path } = await begin();
    for (const userContext of ["  ", "x".repeat(2001)]) {
      expect((await person.patch(path, { userContext })).error?.field).toBe("userContext");
    }
    expect((await person.patch(path, { userContext: "x".repeat(2000) })).status).toBe(200);
  });

  it("keeps a note that is written at the same time", async () => {
    const { person, path, read } = await begin();
    const answers = await Promise.all([
      person.patch(path, { note: "A note" }),
      person.patch(path, { userContext: "A question" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ note: "A note", userContext: "A question" });
  });
});

describe("texts about a crisis", () => {
  it.each(["note", "userContext"])("show help first in a %s and are saved on request", async (field) => {
    const { person, path, read } = await begin();
    const before = await read();
    const words = { [field]: "I want to kill myself." };
    const { error } = await person.patch(path, words);
    expect(error).toMatchObject({ code: "crisis_help" });
    expect(await read()).toEqual(before);
    expect((await person.patch(path, { ...words, goOnAnyway: true })).body).toMatchObject(words);
  });
});

it("an insight is shown as unreadable when its key cannot be decrypted", async () => {
  const { person, userId, path } = await begin();
  const { database, vault } = app.dependencies;
  await database.batch({ userId }, (tx) => [
    tx.update(userKeys).set({ masterKeyId: "lost", wrappedKey: "{}" }).where(eq(userKeys.userId, userId)),
  ]);
  vault.forget(userId);
  expect(await person.get(path)).toMatchObject({
    status: 200,
    body: { isUnreadable: true, reading: null, notice: "This entry could not be opened.", steps: [] },
  });
  expect((await person.patch(path, { note: "Hello?" })).status).toBe(409);
  expect(app.logLines.some(({ msg }) => msg === "a person's key could not be opened")).toBe(true);
});

it("changing an insight takes two database round trips, beside the session's own", async () => {
  const { person, path } = await begin();
  expect(await app.roundTrips(() => person.patch(path, { note: "A", userContext: "B" }))).toBe(2);
});
