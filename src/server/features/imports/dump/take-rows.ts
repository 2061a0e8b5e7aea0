// Takes in rows of one table of a dump, a few hundred at a time: all that belongs to a row is stored with it or not at all.
import { checkRow, type RowIds } from "#domain/import/check-row.ts";
import { type DumpTable, ENCRYPTED_COLUMNS, PARENTS } from "#domain/import/dump-tables.ts";
import type { Fields } from "#domain/import/read-fields.ts";
import { openLegacy } from "#server/platform/crypto/legacy.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { sqlStateOf } from "#server/platform/db/database-error.ts";
import { databaseFaultOf } from "#server/platform/db/database-fault.ts";
import type { Services } from "#server/platform/services.ts";
import { idHere } from "./dump-ids.ts";
import {
  type DumpRow,
  isRepeated,
  keyOfRow,
  REPEATED_ROW,
  type ReadyRow,
  type RowKey,
  type RowResult,
  type TableWriter,
  type WriterContext,
} from "./dump-row.ts";
import type { ParsedRow } from "./parse-rows.ts";
import type { Accounts } from "./take-users.ts";
import { blockWriter } from "./write-blocks.ts";
import { conversationWriter, messageWriter } from "./write-chats.ts";
import { insightWriter } from "./write-insights.ts";
import { profileWriter } from "./write-profiles.ts";

export type OwnedDumpTable = Exclude<DumpTable, "users">;

const WRITERS: Record<OwnedDumpTable, TableWriter> = {
  user_profiles: profileWriter as TableWriter,
  user_blocks: blockWriter as TableWriter,
  insights: insightWriter as TableWriter,
  insight_conversations: conversationWriter as TableWriter,
  chat_messages: messageWriter as TableWriter,
};

export interface TakeContext extends WriterContext, Pick<Services, "database" | "vault"> {
  legacySecret: string | undefined;
  accounts: Accounts;
  /** The keys of the rows of the current table that were met so far. */
  met: Set<string>;
}

/** Takes in rows and returns what became of each, in their order. Throws only if the database is away or full. */
export async function takeRows(
  context: TakeContext,
  table: OwnedDumpTable,
  parsed: readonly ParsedRow[],
): Promise<RowResult[]> {
  const results = new Map<number, RowResult>();
  const settle = (
    row: { index: number },
    id: string | null,
    outcome: RowResult["outcome"],
    notes: string[] = [],
  ) => void results.set(row.index, { table, index: row.index, id, outcome, notes });
  const refuse = (row: { index: number; formerId: string | null }, why: string) =>
    settle(row, row.formerId, "refused", [why]);

  const rows = parsed.flatMap((each) => {
    const checked = toDumpRow(each, table, context.accounts);
    if ("refused" in checked) refuse({ index: each.index, formerId: checked.formerId }, checked.refused);
    else if (isRepeated(context.met, keyOfRow(checked))) refuse(checked, REPEATED_ROW);
    else return [checked];
    return [];
  });
  const { isThere, hasParent, hasBlock } = await findThere(context, table, rows);
  const fresh = rows.filter((row) => {
    const isKnown = isThere.has(keyOfRow(row));
    if (isKnown) settle(row, row.formerId, "already-there");
    else if (!hasParent(row)) refuse(row, `its ${PARENTS[table]?.by} is not there`);
    return !isKnown && hasParent(row);
  });
  const keyOf = await keysOfPeople(context, fresh);
  const prepared = await Promise.all(
    fresh.map((row) => prepare(context, table, { ...withBlock(row, hasBlock), keyOf })),
  );
  for (const each of prepared) if ("refused" in each) refuse(each.row, each.refused);
  const ready = prepared.filter((each): each is ReadyRow => !("refused" in each));
  for (const { row, outcome, notes } of await store(context, table, ready))
    settle(row, row.formerId, outcome, notes);
  return parsed.flatMap(({ index }) => results.get(index) ?? []);
}

function toDumpRow(
  { index, fields }: ParsedRow,
  table: OwnedDumpTable,
  accounts: Accounts,
): DumpRow | { refused: string; formerId: string | null } {
  const checked = checkRow(fields, table);
  if ("refused" in checked)
    return { refused: checked.refused, formerId: typeof fields.id === "string" ? fields.id : null };
  const { ids } = checked;
  const userId = accounts.get(ids.userId);
  if (userId === undefined)
    return { refused: "its user is not in the dump, or was refused", formerId: ids.id };
  return { index, formerId: ids.id, userId, fields, ...idsHere(table, ids, userId) };
}

function idsHere(table: OwnedDumpTable, { id, parentId, blockId }: RowIds, userId: string) {
  const parent = PARENTS[table];
  return {
    id: table === "user_profiles" ? userId : idHere(table, id),
    parentId: parent && parentId !== null ? idHere(parent.table, parentId) : null,
    blockId: blockId === null ? null : idHere("user_blocks", blockId),
  };
}

async function findThere({ database }: TakeContext, table: OwnedDumpTable, rows: readonly DumpRow[]) {
  const keysOf = (idOf: (row: DumpRow) => string | null): RowKey[] =>
    rows.flatMap((row) => {
      const id = idOf(row);
      return id === null ? [] : [{ userId: row.userId, id }];
    });
  const parent = PARENTS[table]?.table as OwnedDumpTable | undefined;
  return await database.asJobs(async (tx) => {
    const isThere = await WRITERS[table].findThere(tx, rows);
    const parents = parent
      ? await WRITERS[parent].findThere(
          tx,
          keysOf(({ parentId }) => parentId),
        )
      : new Set<string>();
    const blocks = await blockWriter.findThere(
      tx,
      keysOf(({ blockId }) => blockId),
    );
    return {
      isThere,
      hasParent: ({ userId, parentId }: DumpRow) =>
        parentId === null || parents.has(keyOfRow({ userId, id: parentId })),
      hasBlock: ({ userId, blockId }: DumpRow) =>
        blockId !== null && blocks.has(keyOfRow({ userId, id: blockId })),
    };
  });
}

type WithNotes = { row: DumpRow; notes: string[] };

function withBlock(row: DumpRow, hasBlock: (row: DumpRow) => boolean): WithNotes {
  if (row.blockId === null || hasBlock(row)) return { row, notes: [] };
  return { row: { ...row, blockId: null }, notes: ["its block is not there, so it is not linked to one"] };
}

type Prepared = ReadyRow | { row: DumpRow; refused: string };

type KeyOf = (userId: string) => UserKey;

/** Loads the keys of all people of these rows, each once. */
async function keysOfPeople({ vault }: TakeContext, rows: readonly DumpRow[]): Promise<KeyOf> {
  const people = [...new Set(rows.map(({ userId }) => userId))];
  const keys = new Map(
    await Promise.all(people.map(async (userId) => [userId, await vault.keyOf(userId)] as const)),
  );
  return (userId) => {
    const key = keys.get(userId);
    if (!key) throw new TypeError("The key of this row's person was not loaded");
    return key;
  };
}

async function prepare(
  context: TakeContext,
  table: OwnedDumpTable,
  { row, notes, keyOf }: WithNotes & { keyOf: KeyOf },
): Promise<Prepared> {
  const opened = await openTexts(row.fields, table, context.legacySecret);
  if ("refused" in opened) return { row, refused: opened.refused };
  const prepared = WRITERS[table].prepare({ ...row, fields: opened.fields }, keyOf(row.userId), context);
  if ("refused" in prepared) return { row, refused: prepared.refused };
  return { row, stored: prepared.stored, notes: [...notes, ...prepared.notes] };
}

/** Decrypts the encrypted columns. A value that does not open refuses its row, so that a later import can bring it. */
async function openTexts(
  fields: Fields,
  table: DumpTable,
  secret: string | undefined,
): Promise<{ fields: Fields } | { refused: string }> {
  const opened: Record<string, unknown> = { ...fields };
  for (const column of ENCRYPTED_COLUMNS[table]) {
    const value = envelopeIn(fields[column]);
    if (typeof value !== "string") continue;
    const text = await openLegacy(value, secret);
    if (text.ok) opened[column] = text.text;
    else if (text.why === "no secret")
      return { refused: `${column} is encrypted, and LEGACY_ENCRYPTION_SECRET is not set` };
    else return { refused: `${column} does not open with LEGACY_ENCRYPTION_SECRET` };
  }
  return { fields: opened };
}

/** Returns an encrypted value as a JSON string. Some dumps hold the object itself instead of its JSON. */
function envelopeIn(value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && "encrypted" in value;
  return isObject ? JSON.stringify(value) : value;
}

type Stored = { row: DumpRow; outcome: RowResult["outcome"]; notes: string[] };

/** Stores rows in one transaction. If that fails, stores them one by one, so that only the faulty ones are refused. */
async function store(
  context: TakeContext,
  table: OwnedDumpTable,
  ready: readonly ReadyRow[],
): Promise<Stored[]> {
  if (ready.length === 0) return [];
  try {
    const stored = ready.map((each) => each.stored);
    const made = await context.database.asJobs((tx) => WRITERS[table].insert(tx, stored, context));
    return ready.map(({ row, notes }) => ({
      row,
      notes,
      outcome: made.has(keyOfRow(row)) ? "imported" : "already-there",
    }));
  } catch (error) {
    if (databaseFaultOf(error) !== undefined) throw error;
    if (ready.length > 1) return await storeOneByOne(context, table, ready);
    const why = `the database refuses it (${sqlStateOf(error) ?? "unknown"})`;
    return ready.map(({ row }) => ({ row, outcome: "refused", notes: [why] }));
  }
}

async function storeOneByOne(
  context: TakeContext,
  table: OwnedDumpTable,
  ready: readonly ReadyRow[],
): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const each of ready) stored.push(...(await store(context, table, [each])));
  return stored;
}
