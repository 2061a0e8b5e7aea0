import { and, eq, or, sql } from "drizzle-orm";
import type { TakenRow } from "#contract/imports.ts";
import { MOST_ROWS } from "#domain/import/most-rows.ts";
import { ROW_NAMES, type TakenFile } from "#domain/import/own-files.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import { withoutBrokenCharacters } from "#domain/text/well-formed-json.ts";
import { type OwnedRows, ownedTables } from "#server/platform/crypto/owned-tables.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { addToCounter, type CountedThing, lockCounters } from "#server/platform/db/counted-things.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { withoutStatementValues } from "#server/platform/db/database-error.ts";
import { databaseFaultOf } from "#server/platform/db/database-fault.ts";
import { countInHour, endOfHour } from "#server/platform/db/hourly-count.ts";
import { userCounters } from "#server/platform/db/tables/people.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { Services } from "#server/platform/services.ts";
import type { Deck } from "../../cards/cards.ts";
import { importRuleOf, type OwnRule } from "./own-rules.ts";
import { type OwnRow, readColumns } from "./read-columns.ts";
import { keyColumns, keyOf, type ReadRow, splitRepeats } from "./row-keys.ts";

/** The most requests of an import in an hour. */
export const IMPORTS_AN_HOUR = 900;

/**
 * Takes in rows of one file of a download, sealed with the person's own key. Rows that exist already, by their key, stay as
 * they are. A row that cannot be taken in, or for which there is no room, is refused alone. Throws `rate_limited`.
 */
export async function takeOwnRows(
  services: Pick<Services, "database" | "vault" | "clock"> & { deck: Deck },
  { userId, file, rows }: { userId: string; file: TakenFile; rows: readonly Fields[] },
): Promise<{ results: TakenRow[] }> {
  const { database, vault, clock, deck } = services;
  const now = clock.now();
  await refuseTooMany(database, userId, now);
  const key = await vault.keyOf(userId);
  const owned = tableOf(file);
  const context = { userId, key, now, isCard: (id: string) => deck.byId.has(id) };
  const rule = importRuleOf(file);
  const read = rows.map((fields) => readRow(owned, fields, { ...context, rule }));
  const { first, repeats } = splitRepeats(owned, read, rows);
  const outcomes = await store(database, { file, owned }, first);
  return {
    results: read.map((each) => {
      if (!("row" in each)) return refused(each.why);
      return repeats.get(each.row) ?? outcomes.get(each.row) ?? refused("it was not stored");
    }),
  };
}

const refused = (why: string): TakenRow => ({ outcome: "refused", why });

async function refuseTooMany(database: Services["database"], userId: string, now: Date): Promise<void> {
  const [[hour]] = await database.batch({ userId }, (tx) => [
    countInHour(tx, { userId, name: "importRows" }, now),
  ]);
  if (!hour || hour.requests <= IMPORTS_AN_HOUR) return;
  const { at, seconds } = endOfHour(hour, now);
  throw new AppError("rate_limited", sentences.tooManyImports(Math.ceil(seconds / 60)), {
    retryAfter: seconds,
    resetTime: at.toISOString(),
    remaining: 0,
  });
}

function tableOf(file: TakenFile): OwnedRows {
  const owned = ownedTables.find(({ data }) => "file" in data.download && data.download.file === file);
  if (!owned) throw new TypeError(`No table is downloaded as ${file}`);
  return owned;
}

interface RowContext {
  userId: string;
  key: UserKey;
  now: Date;
  isCard: (id: string) => boolean;
  rule: OwnRule;
}

function readRow(owned: OwnedRows, given: Fields, context: RowContext): ReadRow {
  const { rule } = context;
  const fields = withoutBrokenCharacters(given);
  const fault = rule.fault(fields, context);
  if (fault !== null) return { why: fault };
  return readColumns(owned, { ...fields, ...rule.set?.(fields, context) }, context);
}

type Outcomes = Map<OwnRow, TakenRow>;

interface Target {
  file: TakenFile;
  owned: OwnedRows;
}

/** Stores rows at once. If that fails, stores them one by one, so that only the faulty ones are refused. */
async function store(
  database: Services["database"],
  target: Target,
  rows: readonly OwnRow[],
): Promise<Outcomes> {
  const [first] = rows;
  if (!first) return new Map();
  const { userId } = first;
  try {
    return await database.transaction({ userId }, async (tx) =>
      insertRows(tx, target, { userId, rows, room: await findRoom(tx, target, userId) }),
    );
  } catch (error) {
    if (databaseFaultOf(error) !== undefined) throw error;
    if (rows.length === 1) return new Map([[first, refused("the database refuses it")]]);
    return await database.transaction({ userId }, (tx) => insertEach(tx, target, { userId, rows }));
  }
}

interface Rows {
  userId: string;
  rows: readonly OwnRow[];
}

/** Inserts rows one by one in a transaction. A row that the database refuses is taken back alone. */
async function insertEach(tx: Transaction, target: Target, { userId, rows }: Rows): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  let room = await findRoom(tx, target, userId);
  for (const row of rows) {
    await tx.execute(sql`savepoint before_row`);
    try {
      for (const [each, outcome] of await insertRows(tx, target, { userId, rows: [row], room })) {
        outcomes.set(each, outcome);
        if (outcome.outcome === "imported") room -= 1;
      }
      await tx.execute(sql`release savepoint before_row`);
    } catch (error) {
      if (databaseFaultOf(withoutStatementValues(error)) !== undefined) throw error;
      await tx.execute(sql`rollback to savepoint before_row`);
      outcomes.set(row, refused("the database refuses it"));
    }
  }
  return outcomes;
}

/** Inserts the rows that are not there yet, as many of them as there is room for. */
async function insertRows(
  tx: Transaction,
  target: Target,
  { userId, rows, room }: Rows & { room: number },
): Promise<Outcomes> {
  const { file, owned } = target;
  const existing = rows.length > room ? await findExisting(tx, owned, { userId, rows }) : new Set<string>();
  const missing = rows.filter((row) => !existing.has(keyOf(owned, row)));
  const fitting = missing.slice(0, room);
  const tooMany = new Set(missing.slice(room));
  const made = fitting.length > 0 ? await insertMissing(tx, owned, fitting) : new Set<string>();
  const unmade = rows.filter((row) => !tooMany.has(row) && !made.has(keyOf(owned, row)));
  const there = unmade.length > 0 ? await findExisting(tx, owned, { userId, rows: unmade }) : existing;
  const counter = counterOf(file);
  if (counter && made.size > 0) await addToCounter(tx, userId, { [counter]: made.size });
  const outcomeOf = (row: OwnRow): TakenRow => {
    if (tooMany.has(row)) return refused(`there are ${MOST_ROWS[file]} ${ROW_NAMES[file][1]} already`);
    if (made.has(keyOf(owned, row))) return { outcome: "imported" };
    return there.has(keyOf(owned, row)) ? { outcome: "already-there" } : refused(PLACE_TAKEN);
  };
  return new Map(rows.map((row) => [row, outcomeOf(row)]));
}

/** Said of a row that the database did not store, though no row has its key: another rule of its table allows only one. */
const PLACE_TAKEN = "another row is in its place already";

/** Locks the person's counters, so that no other request adds rows meanwhile. Returns how many more rows may be added. */
async function findRoom(tx: Transaction, target: Target, userId: string): Promise<number> {
  const { insights, blocks } = userCounters;
  const [counters] = await lockCounters(tx, userId).returning({ insights, blocks });
  const counter = counterOf(target.file);
  const count = counter ? (counters?.[counter] ?? 0) : await countRows(tx, target.owned, userId);
  return Math.max(0, MOST_ROWS[target.file] - count);
}

/** Returns the name of the counter that counts the rows of a file, or `null` if none does. */
const counterOf = (file: TakenFile): CountedThing | null =>
  file === "insights" || file === "blocks" ? file : null;

async function countRows(tx: Transaction, owned: OwnedRows, userId: string): Promise<number> {
  const [found] = await tx
    .select({ rows: sql<number>`count(*)::int` })
    .from(owned.table)
    .where(eq(owned.table.userId, userId));
  return found?.rows ?? 0;
}

/** Returns the keys of those rows that are stored already. */
async function findExisting(tx: Transaction, owned: OwnedRows, { userId, rows }: Rows): Promise<Set<string>> {
  const columns = keyColumns(owned);
  const isOneOfThem = or(
    ...rows.map((row) => and(...Object.entries(columns).map(([name, column]) => eq(column, row[name])))),
  );
  const found = await tx
    .select(columns)
    .from(owned.table)
    .where(and(eq(owned.table.userId, userId), isOneOfThem));
  return new Set(found.map((row) => keyOf(owned, row as OwnRow)));
}

async function insertMissing(
  tx: Transaction,
  owned: OwnedRows,
  rows: readonly OwnRow[],
): Promise<Set<string>> {
  const made = await tx
    .insert(owned.table)
    .values([...rows])
    .onConflictDoNothing()
    .returning(keyColumns(owned));
  return new Set(made.map((row) => keyOf(owned, row as OwnRow)));
}
