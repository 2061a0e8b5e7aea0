// Creates the data of the months after a reading: promises, plans, reminders, check-ins, a trial, a file of all
// insights, and answers to sentences and patterns.
import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ExportFileOutput } from "#contract/exports.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import { addPage } from "#test-support/fake-notion/store.ts";
import type { Person } from "#test-support/person.ts";
import { pictureForm } from "#test-support/pictures.ts";
import { expectOk } from "./expect-ok.ts";
import { PUSH_SERVICE, type Target } from "./target.ts";

const MADE_WITHIN_MS = 20_000;
const POLL_MS = 50;
const LINK_KEPT_DAYS = 7;
/** The number of readings on a day after which a person may say that it is enough for today. */
const ENOUGH_READINGS = 3;

interface MonthsAfter {
  person: Person;
  userId: string;
  insight: string;
  block: string;
  /** Returns a secret text about this topic, which nobody else may ever read. */
  words: (about: string) => string;
}

/**
 * Creates at least one row in each table that is filled in the months after a reading, over the API, for a person with
 * Premium. Returns the id of the file with all insights.
 */
export async function createMonthsOfUse(
  target: Pick<Target, "sql" | "notion">,
  months: MonthsAfter,
): Promise<{ exportFile: string }> {
  const { person, userId, insight } = months;
  await target.sql('update auth."user" set is_premium = true where id = $1', [userId]);
  await makePromises(target, months);
  await checkIn(months);
  await beginTrial(months);
  await sayEnough(target, months);
  await expectOk(person.put(`/api/insights/${insight}/sentences/0`, { answer: "wrong" }));
  await expectOk(person.put(`/api/patterns/themes/${insight}`, { theme: "unsaid" }));
  await expectOk(person.post("/api/patterns/recommendations/guesses", { answer: "dismissed" }));
  await keepPicture(months);
  const exportFile = await makeFile(months);
  await storeFormerPart(target, months, exportFile);
  await importEntry(months);
  await exportToNotion(target, months);
  await storeDerivedRows(target, months);
  await untilComputed(target, months);
  // The year that was computed is kept.
  await expectOk(person.get("/api/patterns/year"));
  return { exportFile };
}

/**
 * Creates a promise, a plan and reminders with a browser over the API, and the link of a letter with SQL, because only
 * a sent letter creates one.
 */
async function makePromises({ sql }: Pick<Target, "sql">, months: MonthsAfter): Promise<void> {
  const { person, userId, insight, block, words } = months;
  const path = `/api/insights/${insight}/steps/0/promise`;
  const promise = await expectOk(person.put<PromiseOutput>(path, { dueOn: "2099-01-01", guess: 70 }));
  const plan = { planId: randomUUID(), when: words("when"), will: words("will") };
  await expectOk(person.post(`/api/blocks/${block}/plans`, plan));
  const reminders = { byMail: true, hour: 9, quietFrom: 21, quietTo: 8 };
  await expectOk(person.put("/api/reminders", reminders));
  await expectOk(person.put("/api/reminders/browsers", aBrowser()));
  await sql(
    `insert into app.promise_links (user_id, token_hash, insight_id, step, made_at, expires_at)
     values ($1, $2, $3, 0, $4, now() + make_interval(days => $5))`,
    [userId, randomBytes(32).toString("hex"), insight, promise.body.madeAt, LINK_KEPT_DAYS],
  );
}

function aBrowser() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  return { endpoint: `${PUSH_SERVICE}/push/${randomUUID()}`, keys };
}

async function checkIn({ person, words }: MonthsAfter): Promise<void> {
  const { body } = await expectOk(person.get<{ weekStart: string }>("/api/check-ins"));
  const entry = { state: "open", taps: [], question: null, answer: words("answer"), step: null };
  await expectOk(person.put(`/api/check-ins/${body.weekStart}`, entry));
}

/** Starts a trial and its first toss, for a new block, because a toss needs an open block. */
async function beginTrial({ person, words }: MonthsAfter): Promise<void> {
  const open = { blockTypeId: "work", name: words("open block"), notes: "" };
  const block = await expectOk(person.post<{ id: string }>("/api/blocks", open));
  const trial = await expectOk(person.post<{ id: string }>("/api/trials", {}));
  const toss = { blockId: block.body.id, step: words("step"), clientSeed: "ab".repeat(32) };
  await expectOk(person.post(`/api/trials/${trial.body.id}/tosses/0`, toss));
}

async function sayEnough({ sql }: Pick<Target, "sql">, { person, userId }: MonthsAfter): Promise<void> {
  await sql("update app.daily_insights set delivered = $2 where user_id = $1", [userId, ENOUGH_READINGS]);
  await expectOk(person.post("/api/patterns/enough"));
}

/** Adds a picture to the block, and says what it shows. */
async function keepPicture({ person, block, words }: MonthsAfter): Promise<void> {
  const id = randomUUID();
  await expectOk(person.post(`/api/blocks/${block}/pictures`, await pictureForm(id)));
  await expectOk(person.patch(`/api/pictures/${id}`, { alt: words("picture") }));
}

/** Inserts a part of an export file as a row, as the version before stored it. */
async function storeFormerPart({ sql }: Pick<Target, "sql">, { userId }: MonthsAfter, exportId: string) {
  await sql(
    `insert into app.export_parts (user_id, export_id, attempt, part, body) values ($1, $2, 1, 99, '{}')`,
    [userId, exportId],
  );
}

async function importEntry({ person, words }: MonthsAfter): Promise<void> {
  const entry = { id: randomUUID(), createdAt: "2024-02-03T04:05:06.000Z", body: { text: words("entry") } };
  await expectOk(person.post("/api/imports", { file: "journal-entries", rows: [entry] }));
}

/** Connects Notion, exports the reading, and waits until its page is there. */
async function exportToNotion(
  { sql, notion }: Pick<Target, "sql" | "notion">,
  { person, userId, insight, words }: MonthsAfter,
): Promise<void> {
  const { body } = await expectOk(person.post<{ url: string }>("/api/notion/authorize", {}));
  const { searchParams } = await notion.press(body.url, "allow");
  await expectOk(person.post("/api/notion/connect", Object.fromEntries(searchParams)));
  const place = addPage(notion.store, { title: words("journal") });
  await expectOk(person.put("/api/notion/place", { kind: "page", id: place.id }));
  await expectOk(person.post(`/api/notion/exports/${insight}`, {}));
  const select = "select 1 from app.notion_exports where user_id = $1 and body is not null";
  const isThere = async () => (await sql(select, [userId])).length > 0;
  await until(isThere, "The victim's reading was not exported to Notion");
}

/**
 * Inserts rows that only a long use brings: events of a reading in each partition, and a part of the index for the search,
 * which takes hundreds of readings. Its values come from another place.
 */
async function storeDerivedRows({ sql }: Pick<Target, "sql">, { userId, insight }: MonthsAfter) {
  await sql(
    `insert into app.reading_events (user_id, reading_id, seq, body, slot)
     select r.user_id, r.id, 99, i.summary, s.slot
     from app.readings r join app.insights i on i.user_id = r.user_id, generate_series(0, 5) as s (slot)
     where r.user_id = $1 and i.id = $2 on conflict do nothing`,
    [userId, insight],
  );
  await sql(
    `insert into app.search_parts (user_id, first_id, end_id, words, postings)
     select user_id, gen_random_uuid(), id, summary, body from app.insights where user_id = $1 and id = $2`,
    [userId, insight],
  );
}

/** Requests a file with all insights and waits until it is ready. Returns the file's id. */
async function makeFile({ person }: MonthsAfter): Promise<string> {
  const id = randomUUID();
  await expectOk(person.post("/api/export-files", { id, format: "markdown" }));
  const isReady = async () => {
    const { body } = await expectOk(person.get<{ items: ExportFileOutput[] }>("/api/export-files"));
    return body.items.some((file) => file.id === id && file.state === "ready");
  };
  await until(isReady, "The victim's file was not made");
  return id;
}

/** Requests the patterns, which starts their computation, and waits until the result is stored. */
async function untilComputed({ sql }: Pick<Target, "sql">, { person, userId }: MonthsAfter): Promise<void> {
  await expectOk(person.get("/api/patterns"));
  const select = "select 1 from app.user_patterns where user_id = $1";
  const isStored = async () => (await sql(select, [userId])).length > 0;
  await until(isStored, "The victim's patterns were not computed");
}

/** Waits until the condition is true. Throws an error with the sentence if that takes too long. */
async function until(isTrue: () => Promise<boolean>, sentence: string): Promise<void> {
  const deadline = Date.now() + MADE_WITHIN_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(sentence);
    await wait(POLL_MS);
  }
}
