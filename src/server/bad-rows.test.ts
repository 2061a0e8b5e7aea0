// Tests that lists and pages still return all other rows if one row of any kind cannot be decrypted.
import { and, eq, getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { aReader, type Reader, wholeOf } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import type { SealedPlace } from "./platform/crypto/envelope.ts";
import { type OwnedRows, ownedTables, placeOf } from "./platform/crypto/owned-tables.ts";
import type { UserKey } from "./platform/crypto/user-key.ts";
import { newId } from "./platform/db/ids.ts";
import { userKeys } from "./platform/db/tables/people.ts";

/** The index of the damaged row among three: the middle one. Cards are in the order of their ids. */
const BAD = 1;
const CARDS = ["the-cache", "the-merge-conflict", "the-ping"];

let app: TestApp;
let stranger: UserKey;
beforeAll(async () => {
  app = await createTestApp();
  stranger = await app.dependencies.vault.keyOf(app.as().session.userId);
});

type Spoil = (sealed: string, key: UserKey, place: SealedPlace) => string;

const kinds: Record<string, { isImported?: true; spoil: Spoil }> = {
  "a flipped bit": { spoil: (sealed) => sealed.replace(/.(?="\}$)/, (last) => (last === "0" ? "1" : "0")) },
  "a truncated value": { spoil: (sealed) => sealed.slice(0, -40) },
  "an empty value": { spoil: () => "" },
  "another person's value": { spoil: (_sealed, _key, place) => stranger.seal({ text: "theirs" }, place) },
  "a sealed null": { spoil: (_sealed, key, place) => key.seal(null, place) },
  "a sealed number": { spoil: (_sealed, key, place) => key.seal(42, place) },
  "a sealed value of another shape": { spoil: (_sealed, key, place) => key.seal({ a: [1] }, place) },
  "an imported plain text": { isImported: true, spoil: () => "Only words, as they were typed." },
  "an imported object of another shape": {
    isImported: true,
    spoil: () => '{"reading":{"actionSteps":"none"}}',
  },
  "an imported list": { isImported: true, spoil: () => '[{"a":1},null]' },
  "an imported empty text": { isImported: true, spoil: () => "" },
  "an imported null": { isImported: true, spoil: () => "null" },
  "an imported envelope that does not open": {
    isImported: true,
    spoil: () => JSON.stringify({ encrypted: "ab".repeat(40), iv: "cd".repeat(12), salt: "ef".repeat(16) }),
  },
};

/** Creates a person with three rows in everything that lists show. */
async function aCollector() {
  const person = await aReader(app);
  const { userId } = person;
  const insightIds: string[] = [];
  const blockIds: string[] = [];
  for (const [at, cardId] of CARDS.entries()) {
    const block = await aBlock(app, { userId, name: `blockname-${at}`, notes: `blocknotes-${at}` });
    blockIds.push(block.id);
    await person.patch(`/api/blocks/${block.id}`, {
      status: "paused",
      resolutionReflection: `pausednote-${at}`,
    });
    await person.patch(`/api/blocks/${block.id}`, { status: "active" });
    const insight = await anInsight(app, {
      userId,
      userBlockId: block.id,
      cardsDrawn: [{ id: cardId, reversed: false }],
      headline: `headline-${at}`,
      question: `question-${at}`,
      userContext: `context-${at}`,
      reading: { ...someReading, actionSteps: [{ text: `Open step-${at} and read it.`, minutes: 2 }] },
    });
    insightIds.push(insight.id);
    await person.patch(`/api/insights/${insight.id}`, { note: `note-${at}` });
    await person.put(`/api/cards/${cardId}/reflections/0`, { text: `reflection-${at}` });
  }
  await person.put("/api/profile", { name: "Sam" });
  for (const at of [0, 1, 2]) await toChatter(person, userId, insightIds[0] ?? "").say(`message-${at}`);
  const pages = [
    "/api/home",
    "/api/insights",
    "/api/insights?search=question",
    "/api/steps",
    "/api/blocks",
    "/api/blocks?search=blockname",
    "/api/reflections",
    "/api/chat/topics",
    "/api/profile",
    "/api/me",
    ...insightIds.flatMap((id) => [`/api/insights/${id}`, `/api/insights/${id}/messages`]),
    ...blockIds.map((id) => `/api/blocks/${id}`),
    ...CARDS.flatMap((id) => [`/api/cards/${id}/mine`, `/api/cards/${id}/reflections/0`]),
  ];
  return { person, pages, insightIds };
}

type Row = Record<string, unknown> & { userId: string };
const columnOf = ({ table }: OwnedRows, property: string) =>
  (getTableColumns(table) as Record<string, PgColumn>)[property] as PgColumn;

/** Damages every encrypted value in the middle row of each table. Returns how many values were damaged. */
async function spoilRows(userId: string, kind: { isImported?: true; spoil: Spoil }): Promise<number> {
  const { database, vault } = app.dependencies;
  const key = await vault.keyOf(userId);
  let spoiled = 0;
  for (const owned of ownedTables.filter(({ sealed }) => sealed.length > 0)) {
    const canImport = "isImported" in getTableColumns(owned.table);
    if (kind.isImported && !canImport) continue;
    const order = owned.rowId.map((property) => columnOf(owned, property));
    const [rows] = await database.batch({ userId }, (tx) => [
      tx
        .select()
        .from(owned.table)
        .where(eq(owned.table.userId, userId))
        .orderBy(...order),
    ]);
    const row = (rows as Row[])[BAD] ?? (rows as Row[])[0];
    if (!row) continue;
    const filled = owned.sealed.filter((column) => typeof row[column] === "string");
    const changes = filled.map((column) => [
      column,
      kind.spoil(String(row[column]), key, placeOf(owned.table, column, row)),
    ]);
    spoiled += changes.length;
    const isRow = owned.rowId.map((property) => eq(columnOf(owned, property), row[property]));
    const values = { ...Object.fromEntries(changes), ...(kind.isImported && { isImported: true }) };
    await database.batch({ userId }, (tx) => [
      tx
        .update(owned.table)
        .set(values)
        .where(and(eq(owned.table.userId, userId), ...isRow)),
    ]);
  }
  return spoiled;
}

/** Returns the texts of the other rows in an answer. */
const wordsIn = (body: unknown) =>
  new Set(
    (JSON.stringify(body) ?? "").match(
      /\b(?:headline|question|context|step|note|blockname|blocknotes|pausednote|reflection)-[02]\b/g,
    ),
  );

async function answersOf(person: Reader, pages: readonly string[]) {
  const answers = new Map<string, { status: number; words: Set<string> }>();
  for (const page of pages) {
    const { status, body } = await person.get(page);
    answers.set(page, { status, words: wordsIn(body) });
  }
  return answers;
}

describe("every list and page beside a row with", () => {
  it.each(Object.entries(kinds))(
    "every list and page is answered with all its other rows beside a row with %s",
    async (_name, kind) => {
      const { person, pages, insightIds } = await aCollector();
      const before = await answersOf(person, pages);
      expect([...before].filter(([, { status }]) => status !== 200)).toEqual([]);
      expect(await spoilRows(person.userId, kind)).toBeGreaterThan(5);
      for (const [page, { status, words }] of await answersOf(person, pages)) {
        const missing = [...(before.get(page)?.words ?? [])].filter((word) => !words.has(word));
        expect([page, status, missing]).toEqual([page, 200, []]);
      }
      const { body } = await person.get<Record<string, unknown>>(`/api/insights/${insightIds[BAD]}`);
      expect(body.reading).toBeNull();
      const archive = await person.fetch("GET", "/api/account/export", undefined, {});
      const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
      expect(strFromU8(files["readable/insights.md"] ?? new Uint8Array())).toContain("context-2");
    },
  );
});

describe("an imported insight without a reading", () => {
  it.each([
    ["an empty text", ""],
    ["an empty object", "{}"],
    ["a question without a reading", '{"userContext":"Why?","reading":null}'],
  ])("is shown without a reading and not marked as unreadable: %s", async (_name, body) => {
    const person = app.as();
    const insight = await anInsight(app, { userId: person.session.userId, body, isImported: true });
    expect(await person.get(`/api/insights/${insight.id}`)).toMatchObject({
      status: 200,
      body: { reading: null, isUnreadable: false, notice: null, steps: [] },
    });
  });
});

describe("a data key that cannot be decrypted", () => {
  it("lets the stream of a past reading end without any text", async () => {
    const person = await aReader(app);
    const { userId } = person;
    const key = newId();
    const { insightId } = await person.readAll({}, { key });
    app.dependencies.vault.forget(userId);
    await app.dependencies.database.asJobs((tx) =>
      tx.update(userKeys).set({ masterKeyId: "a-lost-key" }).where(eq(userKeys.userId, userId)),
    );
    const again = await wholeOf(await person.resume(key));
    expect(again.status).toBe(200);
    expect(again.events).toEqual([{ type: "done", insightId, isDefault: false }]);
  });
});
