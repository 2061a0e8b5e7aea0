// Takes in generated files of every kind and does with what was stored whatever a person may do. `IMPORT_FILES` sets how
// many files: a run of 10,000 takes most of an hour.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import type { TakenFile } from "#domain/import/own-files.ts";
import { ownedTables } from "#server/platform/crypto/owned-tables.ts";
import { resealRows } from "#server/platform/crypto/reseal-rows.ts";
import { canSetPdf } from "#server/platform/pdf/set-pdf.ts";
import { asOwner } from "#test-support/as-owner.ts";
import { importFile } from "#test-support/import-file.ts";
import { type OddFile, oddFiles } from "#test-support/odd-files.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";
import { erasePerson } from "../account/account.ts";
import { writeFile } from "../exports/write-file.ts";
import { importDump } from "./dump/import-dump.ts";

const FILES = Number(process.env.IMPORT_FILES ?? 120);
/** So many files go into one account, because a PDF of everything takes a second. */
const FILES_A_PERSON = Number(process.env.IMPORT_FILES_A_PERSON ?? 60);
/** The first of the seeds, one a person, that decide what is in the files. */
const SEED = Number(process.env.IMPORT_SEED ?? 20_261_129);
const MINUTES = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

type Someone = ReturnType<TestApp["as"]>;

const tableOf = (file: TakenFile) => {
  const owned = ownedTables.find(({ data }) => "file" in data.download && data.download.file === file);
  if (!owned) throw new TypeError(`No table is downloaded as ${file}`);
  return owned;
};

/** Takes a file in, as the page or the command does. Returns what became of each row. */
async function takeIn(person: Someone, file: OddFile): Promise<string[]> {
  if (file.kind === "dump") return await takeDump(file.tables);
  await forgetLimits();
  if (file.kind === "journal") return await importFile(person, JSON.stringify({ entries: file.entries }));
  const parts = file.parts.map(({ file: name, rows }) => [
    `json/${name}.json`,
    strToU8(JSON.stringify(rows)),
  ]);
  return await importFile(person, zipSync(Object.fromEntries(parts)));
}

async function takeDump(tables: Record<string, unknown[]>): Promise<string[]> {
  const { database, vault, clock, deck, config } = app.dependencies;
  const path = join(config.dataDir, "dump.json");
  writeFileSync(path, JSON.stringify(tables));
  const outcomes: string[] = [];
  const context = {
    database,
    vault,
    legacySecret: "secret",
    advisorName: config.advisorName,
    now: clock.now(),
  };
  await importDump({ ...context, isCard: (id) => deck.byId.has(id) }, path, {
    onCounted: () => {},
    // The account of the person is made by the first dump, and is no row of theirs.
    onResults: async (results) =>
      void outcomes.push(...results.filter(({ table }) => table !== "users").map(({ outcome }) => outcome)),
    onFault: (why) => expect(why).toBe(""),
  });
  return outcomes;
}

/** Asks for a page of the API. Anything but a success or a refusal that names its reason is a fault. */
async function open<Body>(person: Someone, path: string): Promise<Body> {
  try {
    const { status, body } = await person.get<Body>(`/api/${path}`);
    if (status < 500) return body;
    throw new Error(`It answered ${status}`);
  } catch (error) {
    throw new Error(`${path} failed: ${lastFault()}`, { cause: error });
  }
}

const lastFault = () =>
  JSON.stringify(app.logLines.findLast(({ level }) => Number(level) >= 50))?.slice(0, 1500);

interface Listed {
  items: { id: string; kind?: string }[];
  nextCursor: string | null;
}

/** Lists everything of a list, page by page. */
async function listAll(person: Someone, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "?limit=50" : `?limit=50&cursor=${encodeURIComponent(cursor)}`;
    const page: Listed = await open<Listed>(person, path + query);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

const PAGES = [
  "me",
  "home",
  "profile",
  "settings",
  "history/times",
  "chat/topics",
  "steps",
  "patterns",
  "check-ins",
  "trials",
  "reminders",
  "draws/statistics",
  "cards/the-cache/mine",
  "cards/the-cache/reflections/0",
  "insights?search=drafts",
  "reflections?search=again",
  "blocks?search=drafts",
  "account/export",
  ...[
    "patterns/year?year=2025",
    "patterns/year?year=9999",
    "patterns/year?year=1900",
    "programs",
    "export-files",
  ],
];

/** Opens every page and every row of a person. Returns how many rows there were. */
async function openAll(person: Someone): Promise<number> {
  for (const path of PAGES) await open(person, path);
  const [insights, blocks] = [await listAll(person, "insights"), await listAll(person, "blocks")];
  const reflections = await listAll(person, "reflections");
  for (const id of insights)
    for (const part of ["", "/messages", "/reports", "/sentences"])
      await open(person, `insights/${id}${part}`);
  for (const id of blocks)
    for (const part of ["", "/plans", "/loop", "/pictures"]) await open(person, `blocks/${id}${part}`);
  await exportSome(person, { insight: insights[0], block: blocks[0] });
  return insights.length + blocks.length + reflections.length;
}

/** Exports one reading, one block and a year through the API. */
async function exportSome(person: Someone, targets: Record<"insight" | "block", string | undefined>) {
  const formats = ["markdown", "csv", ...(canSetPdf() ? ["pdf"] : [])];
  await forgetLimits();
  for (const [kind, id] of Object.entries(targets))
    if (id) for (const format of formats) await open(person, `exports/${kind}/${format}?id=${id}`);
  if (canSetPdf()) await open(person, "export-years/2025");
}

const forgetLimits = () => asOwner(app, "delete from limits.person_limits");

/** Writes all of a person's readings in each format, as the background job does. */
async function exportAll(userId: string): Promise<void> {
  const { database, vault, deck, config } = app.dependencies;
  const order = { database, userId, key: await vault.keyOf(userId), cards: deck.byId, kind: "all" as const };
  for (const format of ["markdown", "csv", "csv-semicolon", "pdf"] as const) {
    if (format === "pdf" && !canSetPdf()) continue;
    const parts = writeFile({ ...order, format, only: undefined, zone: "UTC", fontsFolder: config.pdfFonts });
    for await (const part of parts) expect(part.length).toBeGreaterThan(0);
  }
}

/** Moves all rows to another account, as those of a guest who signs in. */
async function moveAll(from: string, to: string): Promise<void> {
  const { database, vault } = app.dependencies;
  const [fromKey, toKey] = [await vault.keyOf(from), await vault.keyOf(to)];
  await database.acrossUsers({ from, to }, (tx) =>
    resealRows(tx, { userId: from, key: fromKey }, { userId: to, key: toKey }),
  );
}

async function countRows(userId: string): Promise<number> {
  const counts = await app.dependencies.database.asJobs((tx) =>
    tx.execute<{ rows: number }>(
      `select (${ROW_TABLES.map((name) => `(select count(*) from app.${name} where user_id = '${userId}')`).join(" + ")})::int as rows`,
    ),
  );
  return counts.rows[0]?.rows ?? 0;
}

const ROW_TABLES = [
  "user_profiles",
  "user_blocks",
  "insights",
  "insight_conversations",
  "chat_messages",
  "journal_entries",
];

describe("whatever an import takes", () => {
  it(
    "can be listed, opened, exported, moved and deleted",
    async () => {
      const totals = { files: 0, rows: 0, imported: 0, shown: 0 };
      for (let person = 0; person * FILES_A_PERSON < FILES; person += 1) {
        const userId = newId();
        const owner = { id: userId, email: `${userId}@example.org` };
        const someone = app.as({ userId, isPremium: true, email: owner.email });
        const files = fc.sample(oddFiles(owner, tableOf), { numRuns: FILES_A_PERSON, seed: SEED + person });
        await forgetLimits();
        for (const file of files) {
          const outcomes = await takeIn(someone, file);
          totals.rows += outcomes.length;
          totals.imported += outcomes.filter((outcome) => outcome === "imported").length;
          await open(someone, "me");
        }
        totals.files += files.length;
        totals.shown += await openAll(someone);
        await exportAll(userId);
        const other = app.as({ isPremium: true });
        await moveAll(userId, other.session.userId);
        expect(await countRows(userId), "rows that did not move").toBe(0);
        await openAll(other);
        await erasePerson(app.dependencies, other.session.userId);
        expect(await countRows(other.session.userId), "rows that were not deleted").toBe(0);
      }
      expect(totals.files).toBeGreaterThanOrEqual(FILES);
      expect(totals.imported).toBeGreaterThan(totals.rows / 10);
      if (process.env.IMPORT_FILES) process.stdout.write(`${JSON.stringify(totals)}\n`);
    },
    FILES * MINUTES,
  );
});
