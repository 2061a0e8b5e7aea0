// npm run import -- <file>: takes in a dump of the former product's tables, with LEGACY_ENCRYPTION_SECRET. It may run beside
// the server, and again: what is there already stays.

import { once } from "node:events";
import { createWriteStream, statSync, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { DUMP_TABLES, type DumpTable } from "#domain/import/dump-tables.ts";
import { loadDeck } from "./features/cards/cards.ts";
import type { RowResult } from "./features/imports/dump/dump-row.ts";
import { type ImportListener, importDump } from "./features/imports/dump/import-dump.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { logCommand } from "./platform/auth/admin-actions.ts";
import { systemClock } from "./platform/clock.ts";
import { openKeyring } from "./platform/crypto/keyring.ts";
import { createVault } from "./platform/crypto/vault.ts";

const USAGE = `npm run import -- <file>   takes in a JSON dump of the former product: users, user_profiles, user_blocks, insights,
                           insight_conversations, chat_messages; docs/import.md shows one. What became of each row is
                           written to <file>.report`;

const TELL_EVERY_MS = 2000;
/** The number of refused rows that are printed. The report has all of them. */
const REFUSED_SHOWN = 40;
const OWNER_ONLY = 0o600;

async function main(): Promise<boolean> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    tell(USAGE);
    return false;
  }
  if (!statSync(file).isFile()) throw new Error(`${file} is not a file`);
  return await withOwnerServices(async ({ config, log, database }) => {
    const { legacyEncryptionSecret: legacySecret, advisorName } = config;
    const keyring = openKeyring({ dataDir: config.dataDir, encryptionKeys: config.encryptionKeys, log });
    const vault = createVault({ database, keyring, legacySecret, log });
    const { byId } = loadDeck();
    const report = createReport(`${file}.report`);
    const context = { database, vault, legacySecret, advisorName, now: systemClock.now() };
    const note = async () => {
      const action = { detail: String(report.imported()), now: systemClock.now() };
      await logCommand(database.authPool, "dump_imported", action);
    };
    try {
      await importDump({ ...context, isCard: (id) => byId.has(id) }, file, report);
    } catch (error) {
      await note().catch((err: unknown) => log.warn({ err }, "the import is not in the activity log"));
      throw error;
    }
    await note();
    return await report.end();
  });
}

type Counts = Record<RowResult["outcome"], number>;
const noCounts = (): Counts => ({ imported: 0, "already-there": 0, refused: 0 });

/** Writes a line for each row into a file, and prints the progress, the refused rows and the totals. */
function createReport(path: string): ImportListener & { imported(): number; end(): Promise<boolean> } {
  const file = createWriteStream(path, { mode: OWNER_ONLY });
  const counts = Object.fromEntries(DUMP_TABLES.map((table) => [table, noCounts()])) as Record<
    DumpTable,
    Counts
  >;
  const start = performance.now();
  let [total, done, shown, toldAt] = [0, 0, 0, start];
  let isWhole = true;
  return {
    onCounted(rows, unknown) {
      total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      tell(`${total} rows: ${DUMP_TABLES.map((table) => `${table} ${rows[table]}`).join(", ")}`);
      if (unknown.length > 0) tell(`Passed over, because they are none of these: ${unknown.join(", ")}`);
    },
    onFault(why) {
      isWhole = false;
      tell(`The file is broken, so only what could be read is taken in: ${why}.`);
    },
    async onResults(results) {
      for (const result of results) {
        counts[result.table][result.outcome] += 1;
        if (result.outcome !== "refused") continue;
        shown += 1;
        if (shown <= REFUSED_SHOWN) tell(`  refused: ${nameOf(result)}: ${result.notes.join("; ")}`);
      }
      await write(file, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
      done += results.length;
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      tell(`  ${progressOf({ done, total, seconds: (toldAt - start) / 1000 })}`);
    },
    imported: () => DUMP_TABLES.reduce((sum, table) => sum + counts[table].imported, 0),
    async end() {
      file.end();
      await finished(file);
      const refused = sayTotals(counts, shown - REFUSED_SHOWN);
      tell(`What became of each row is in ${path}.`);
      return isWhole && refused === 0;
    },
  };
}

async function write(file: WriteStream, text: string): Promise<void> {
  if (!file.write(text)) await once(file, "drain");
}

const nameOf = ({ table, index, id }: RowResult) => `${table}[${index}]${id === null ? "" : ` ${id}`}`;

function progressOf({ done, total, seconds }: { done: number; total: number; seconds: number }): string {
  const left = Math.ceil((seconds / Math.max(1, done)) * Math.max(0, total - done));
  return `${done} of ${total} rows (${Math.floor((100 * done) / Math.max(1, total))} %), about ${left} s left`;
}

/** Prints what became of the rows of each table. Returns the number of refused ones. */
function sayTotals(counts: Record<DumpTable, Counts>, notShown: number): number {
  if (notShown > 0) tell(`  and ${notShown} refused rows more`);
  for (const table of DUMP_TABLES) {
    const { imported, "already-there": there, refused } = counts[table];
    if (imported + there + refused === 0) continue;
    tell(`${table}: ${imported} imported, ${there} already there, ${refused} refused`);
  }
  return DUMP_TABLES.reduce((sum, table) => sum + counts[table].refused, 0);
}

await runCommand(main);
