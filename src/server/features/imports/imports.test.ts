import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { ListedReflection } from "#contract/reflections.ts";
import { TAKEN_FILES, type TakenFile } from "#domain/import/own-files.ts";
import { ROW_DEPTH } from "#domain/import/parse-row.ts";
import { IMPORTED_ENTRIES } from "#domain/limits/bounds.ts";
import { JSON_DEPTH } from "#domain/text/measure-json.ts";
import { asOwner } from "#test-support/as-owner.ts";
import { toChatter } from "#test-support/chat-app.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { importFile } from "#test-support/import-file.ts";
import { aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";
import { IMPORTS_AN_HOUR } from "./own/take-own-rows.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Row = Record<string, unknown>;
type Someone = Awaited<ReturnType<typeof aReader>>;
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const newcomer = () => aReader(app, { isPremium: true });

/** Sends rows and returns what became of each. */
async function send(person: Someone, file: TakenFile, rows: readonly Row[]) {
  const { status, body } = await person.post<{ results: { outcome: string; why?: string }[] }>(
    "/api/imports",
    {
      file,
      rows,
    },
  );
  expect(status).toBe(200);
  return body.results.map(({ outcome, why }) => (why === undefined ? outcome : `${outcome}: ${why}`));
}

/** Returns the rows of a person's download that an import takes. */
async function download(person: Someone) {
  const response = await person.fetch("GET", "/api/account/export", undefined, {});
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return TAKEN_FILES.map((file) => {
    const rows: Row[] = JSON.parse(strFromU8(files[`json/${file}.json`] ?? new Uint8Array()));
    return { file, rows };
  });
}

/** Removes the ids that browsers gave to messages, which do not come along. */
function withoutClientIds(body: Row): Row {
  return JSON.parse(JSON.stringify(body, (name, value) => (name === "clientMessageId" ? null : value)));
}

/** A person with rows of many kinds. */
async function aResident() {
  const person = await newcomer();
  const { userId } = person;
  const block = await aBlock(app, { userId, name: "The yellow cover", notes: "Since March." });
  await person.patch(`/api/blocks/${block.id}`, { status: "paused", resolutionReflection: "It rests." });
  await person.put("/api/profile", { name: "Sam", superpower: "Juggling" });
  const insight = await anInsight(app, { userId, userContext: "Why does it stay?", userBlockId: block.id });
  await person.patch(`/api/insights/${insight.id}`, { note: "It left." });
  await person.patch(`/api/insights/${insight.id}/steps/0`, { isDone: true });
  await toChatter(person, userId, insight.id).say("And if nobody reads it?");
  await person.put("/api/cards/the-cache/reflections/0", { text: "The answer from March." });
  return { person, block, insight };
}

describe("one's own download in another account", () => {
  it("opens as it was, sealed with the key of that account, and a second time doubles nothing", async () => {
    const { person, block, insight } = await aResident();
    const files = await download(person);
    const other = await newcomer();
    const outcomes = new Set<string>();
    for (const { file, rows } of files) for (const each of await send(other, file, rows)) outcomes.add(each);
    expect([...outcomes]).toEqual(["imported"]);

    const paths = [
      `/api/insights/${insight.id}`,
      `/api/insights/${insight.id}/messages`,
      `/api/blocks/${block.id}`,
    ];
    for (const path of [...paths, "/api/cards/the-cache/reflections/0"]) {
      const [there, here] = await Promise.all([person.get<Row>(path), other.get<Row>(path)]);
      expect(withoutClientIds(here.body), path).toEqual(withoutClientIds(there.body));
    }
    expect((await other.get<InsightOutput>(paths[0] ?? "")).body).toMatchObject({
      userContext: "Why does it stay?",
      note: "It left.",
      associatedBlock: { name: "The yellow cover" },
    });
    expect((await other.get<BlockDetailOutput>(paths[2] ?? "")).body).toMatchObject({
      notes: "Since March.",
    });

    const again = await download(other);
    outcomes.clear();
    for (const { file, rows } of files) for (const each of await send(other, file, rows)) outcomes.add(each);
    expect([...outcomes]).toEqual(["already-there"]);
    expect(await download(other)).toEqual(again);
    expect((await person.get<InsightOutput>(paths[0] ?? "")).status).toBe(200);
  });

  it("is refused row by row where it was changed, and the rest goes in", async () => {
    const { person } = await aResident();
    const files = await download(person);
    const [insight] = files.find(({ file }) => file === "insights")?.rows ?? [];
    const [message] = files.find(({ file }) => file === "chat-messages")?.rows ?? [];
    const other = await newcomer();
    expect(
      await send(other, "insights", [
        { ...insight, id: "7" },
        { ...insight, id: newId(), blockTypeId: "tax" },
        { ...insight, id: newId(), createdAt: "once" },
        { ...insight, id: newId(), body: { unreadable: "This entry could not be opened." } },
        { ...insight, id: newId(), spreadType: "celtic-cross" },
        { ...insight, id: newId(), userId: person.userId },
      ]),
    ).toEqual([
      "refused: id is not as it should be",
      "refused: blockTypeId is not as it should be",
      "refused: createdAt is not as it should be",
      "refused: body.userContext is not as it should be",
      "refused: spreadType is not as it should be",
      "imported",
    ]);
    expect(await send(other, "chat-messages", [{ ...message, id: newId(), role: "system" }])).toEqual([
      "refused: role is not as it should be",
    ]);
    expect(
      await send(other, "drawn-cards", [{ cardId: "the-tower", insightId: newId(), drawnAt: "2025-01-01" }]),
    ).toEqual(["refused: its card is not in the deck"]);
    expect(await send(other, "trials", [{ id: newId(), state: "running", body: {} }])).toEqual([
      "refused: state is not as it should be",
    ]);
    expect((await other.get("/api/insights")).status).toBe(200);
    expect((await person.get<{ items: Row[] }>("/api/insights")).body.items).toHaveLength(1);
  });

  it("is limited by the hour, and a body may be larger than elsewhere", async () => {
    const person = await newcomer();
    const text = "Rain. ".repeat(3000);
    const rows = Array.from({ length: 8 }, () => ({
      id: newId(),
      createdAt: "2020-01-01T00:00:00Z",
      body: { text },
    }));
    expect(new Set(await send(person, "journal-entries", rows))).toEqual(new Set(["imported"]));
    const many = Array.from({ length: 40 }, (_, at) => rows[at % 8]);
    expect((await person.post("/api/imports", { file: "journal-entries", rows: many })).error?.code).toBe(
      "payload_too_large",
    );
    await app.dependencies.database.asJobs((tx) =>
      tx.execute(
        `update limits.person_limits set requests = ${IMPORTS_AN_HOUR} where user_id = '${person.userId}' and name = 'importRows'`,
      ),
    );
    const answer = await person.post("/api/imports", { file: "journal-entries", rows: [] });
    expect(answer.error).toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("minute(s)"),
    });
  });
});

describe("a row of an import that is odd", () => {
  const entry = (id: string, text = "Rain.") => ({ id, createdAt: "2020-01-01T00:00:00Z", body: { text } });

  it("by its id alone is listed, found and deleted like every other entry", async () => {
    const person = await newcomer();
    const id = "11111111-2222-3333-4444-555555555555";
    expect(await send(person, "journal-entries", [entry(id)])).toEqual(["imported"]);
    const { status, body } = await person.get<{ items: Row[] }>("/api/reflections");
    expect([status, body.items.map((item) => item.id)]).toEqual([200, [id]]);
    expect((await person.delete(`/api/journal-entries/${id}`)).body).toEqual({ isRemoved: true });
  });

  it("by capital letters in its id opens, and a second time it is there already", async () => {
    const person = await newcomer();
    const id = "ABCDEF01-2345-7777-8888-99999999AAAA";
    expect(await send(person, "journal-entries", [entry(id)])).toEqual(["imported"]);
    expect(await send(person, "journal-entries", [entry(id)])).toEqual(["already-there"]);
    const { body } = await person.get<{ items: Row[] }>("/api/reflections");
    expect(body.items).toMatchObject([{ id: id.toLowerCase(), text: "Rain." }]);
  });

  it("by having another's id is refused, and counted as refused", async () => {
    const person = await newcomer();
    const id = newId();
    const rows = [entry(id), entry(newId(), "Snow."), entry(id, "Hail."), entry(id)];
    expect(await send(person, "journal-entries", rows)).toEqual([
      "imported",
      "imported",
      "refused: an earlier entry of the file has the same id, and was kept",
      "already-there",
    ]);
  });

  it("by taking the place of another is refused, and not called there already", async () => {
    const { person } = await aResident();
    const [chat] = (await download(person)).find(({ file }) => file === "conversations")?.rows ?? [];
    expect(await send(person, "conversations", [chat ?? {}])).toEqual(["already-there"]);
    expect(await send(person, "conversations", [{ ...chat, id: newId() }])).toEqual([
      "refused: another row is in its place already",
    ]);
  });

  it("by its types is refused alone", async () => {
    const hostile = { toString: 1, valueOf: 1 };
    expect(
      await send(await newcomer(), "drawn-cards", [
        { cardId: hostile, insightId: newId(), drawnAt: "2025-01-01" },
      ]),
    ).toEqual(["refused: its card is not in the deck"]);
  });

  it("by its depth is refused alone by the page, which sends the deepest row that the API takes", async () => {
    const person = await newcomer();
    const [deepest, deeper, hostile] = [ROW_DEPTH, ROW_DEPTH + 1, 8000].map((levels) =>
      // The row itself is the outermost level.
      JSON.stringify({ ...entry(newId()), z: 0 }).replace('"z":0', `"z":${nested(levels - 1)}`),
    );
    const rows = `[${deepest},${deeper},${hostile},${JSON.stringify(entry(newId()))}]`;
    const archive = zipSync({ "json/journal-entries.json": strToU8(rows) });
    expect(await importFile(person, archive)).toEqual([
      "refused: it is nested too deeply",
      "refused: it is nested too deeply",
      "imported",
      "imported",
    ]);
    const rawBody = `{"file":"journal-entries","rows":[${deeper}]}`;
    expect((await person.post("/api/imports", {}, { rawBody })).error).toMatchObject({
      code: "invalid_input",
      message: `Values in a request may be nested ${JSON_DEPTH} levels deep at most.`,
    });
  });

  it("by characters that no other program takes comes in without them, and the rest as it is", async () => {
    const person = await newcomer();
    const rows = [entry(newId(), "Ra\u0000in, \ud800again."), entry(newId(), "Snow.")];
    const archive = zipSync({ "json/journal-entries.json": strToU8(JSON.stringify(rows)) });
    expect(await importFile(person, archive)).toEqual(["imported", "imported"]);
    const journal = { uuid: newId(), creationDate: "2021-01-01T00:00:00Z" };
    const richText = JSON.stringify({ contents: [{ text: "Ha\u0000il." }] });
    expect(await importFile(person, JSON.stringify({ entries: [{ ...journal, richText }] }))).toEqual([
      "imported",
    ]);
    const { body } = await person.get<{ items: Row[] }>("/api/reflections");
    expect(body.items.map(({ text }) => text).toSorted()).toEqual(["Hail.", "Rain, \ufffdagain.", "Snow."]);
  });
});

describe("the rows that an import adds", () => {
  it("an import adds journal entries up to their bound, refuses more with a sentence that names it, and adds again after one is deleted", async () => {
    const person = await newcomer();
    const entry = (text: string) => ({ id: newId(), createdAt: "2020-01-01T00:00:00Z", body: { text } });
    const [last, more] = [entry("The last."), entry("One more.")];
    await asOwner(
      app,
      `insert into app.journal_entries (user_id, id, body, created_at)
       select '${person.userId}', gen_random_uuid(), '', now() from generate_series(1, ${IMPORTED_ENTRIES - 1})`,
    );
    const full = `refused: there are ${IMPORTED_ENTRIES} journal entries already`;
    expect(await send(person, "journal-entries", [last, more])).toEqual(["imported", full]);
    expect(await send(person, "journal-entries", [more])).toEqual([full]);
    expect(await send(person, "journal-entries", [last])).toEqual(["already-there"]);
    expect(await send(person, "journal-entries", [more, last])).toEqual([full, "already-there"]);
    await person.delete(`/api/journal-entries/${last.id}`);
    expect(await send(person, "journal-entries", [more])).toEqual(["imported"]);
    expect(await send(await newcomer(), "journal-entries", [entry("Another person's.")])).toEqual([
      "imported",
    ]);
  });

  it("an import refuses only the row that the database refuses, and stores the other rows together in one second transaction", async () => {
    const person = await newcomer();
    await asOwner(
      app,
      "alter table app.journal_entries add constraint no_leap check (created_at <> '2024-02-29Z')",
    );
    const entry = (day: string) => ({ id: newId(), createdAt: `${day}T00:00:00Z`, body: { text: "Rain." } });
    const days = ["2024-02-28", "2024-02-29", "2024-03-01"];
    const transaction = vi.spyOn(app.dependencies.database, "transaction");
    onTestFinished(async () => {
      transaction.mockRestore();
      await asOwner(app, "alter table app.journal_entries drop constraint no_leap");
    });
    expect(await send(person, "journal-entries", days.map(entry))).toEqual([
      "imported",
      "refused: the database refuses it",
      "imported",
    ]);
    expect(transaction).toHaveBeenCalledTimes(2);
  });

  it("an import adds readings up to their bound, and refuses more with a sentence that names it", async () => {
    const { person } = await aResident();
    const [insight] = (await download(person)).find(({ file }) => file === "insights")?.rows ?? [];
    const other = await newcomer();
    await asOwner(
      app,
      `insert into app.user_counters (user_id, insights) values ('${other.userId}', ${IMPORTED_ENTRIES - 1})
       on conflict (user_id) do update set insights = excluded.insights`,
    );
    const copies = [newId(), newId()].map((id) => ({ ...insight, id }));
    expect(await send(other, "insights", copies)).toEqual([
      "imported",
      `refused: there are ${IMPORTED_ENTRIES} readings already`,
    ]);
  });
});

describe("a journal entry", () => {
  it("is listed among the reflections by its time, found by its words, and deleted for good", async () => {
    const person = await newcomer();
    const [old, recent] = [newId(), newId()];
    await send(person, "journal-entries", [
      { id: old, createdAt: "2019-02-03T04:05:06Z", body: { text: "The heron stood there." } },
      { id: recent, createdAt: "2021-02-03T04:05:06Z", body: { text: "Rain again." } },
    ]);
    await person.put("/api/cards/the-cache/reflections/0", { text: "Mine." });
    const list = async (query = "") =>
      (await person.get<{ items: ListedReflection[]; nextCursor: string | null }>(`/api/reflections${query}`))
        .body;
    expect((await list()).items.map(({ kind, text }) => [kind, text])).toEqual([
      ["card", "Mine."],
      ["journal", "Rain again."],
      ["journal", "The heron stood there."],
    ]);
    const first = await list("?limit=2");
    expect((await list(`?limit=2&cursor=${first.nextCursor}`)).items).toEqual([
      {
        kind: "journal",
        id: old,
        text: "The heron stood there.",
        isUnreadable: false,
        createdAt: "2019-02-03T04:05:06.000Z",
        timeZone: null,
      },
    ]);
    expect((await list("?search=heron")).items).toHaveLength(1);
    const stranger = await newcomer();
    expect((await stranger.delete(`/api/journal-entries/${old}`)).error?.code).toBe("not_found");
    expect((await person.delete(`/api/journal-entries/${old}`)).body).toEqual({ isRemoved: true });
    expect((await list()).items).toHaveLength(2);
  });
});
