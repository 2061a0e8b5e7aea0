// Queries of the search index: its parts, the rows from which a part is built, and the fingerprints of those rows.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import { linkedBlock } from "#server/platform/db/insight-columns.ts";
import { type StoredCard, userBlocks } from "#server/platform/db/tables/insights.ts";

/**
 * A number that differs after any change of the columns from which a part is built. A text that is sealed anew has
 * another summary, because each summary is sealed with a random value. Bodies are long and stored elsewhere, so only
 * their length is read. The cards of an insight never change.
 */
const mark = sql.raw(`(hashtextextended(i.summary, 0) # coalesce(hashtextextended(i.note, 1), 0)
  # coalesce(uuid_hash_extended(i.user_block_id, 2), 0) # octet_length(i.body)::bigint)`);

export type PartRow = {
  firstId: string;
  endId: string;
  /** The state of the rows from which the part was built; `null` for an empty part. */
  fingerprint: string | null;
  edition: number;
};
export type PartWithWords = PartRow & { words: string | null };

const partColumns = sql.raw(`p.first_id as "firstId", p.end_id as "endId", p.edition, p.fingerprint`);

/** Selects the parts in the order of their insights, without what is sealed in them. */
export function selectParts(tx: Transaction, userId: string) {
  return tx.execute<PartRow>(sql`
    select ${partColumns} from app.search_parts p where p.user_id = ${userId} order by p.first_id`);
}

export function selectPartsWithWords(tx: Transaction, userId: string) {
  return tx.execute<PartWithWords>(sql`
    select ${partColumns}, p.words from app.search_parts p where p.user_id = ${userId} order by p.first_id`);
}

/** The current state of the rows from an id on, up to the next id at which a part begins or ends. */
export type CurrentRows = {
  /** `null` for rows before the first part, or if there are no parts. */
  firstId: string | null;
  /** The sum of the rows' marks. */
  marks: string;
  count: number;
};

/**
 * Selects the current state of all rows in one pass. Looking up each part's rows by itself could read all rows for
 * each part, if the database does not know yet how many there are. For the same reason the ids are read first, and
 * `offset 0` keeps what is sorted small.
 */
export function selectCurrentRows(tx: Transaction, userId: string) {
  return tx.execute<CurrentRows>(sql`
    with e as materialized (
      select array_agg(distinct n.id order by n.id) as ids from (
        select unnest(array[p.first_id, p.end_id]) as id from app.search_parts p where p.user_id = ${userId}
      ) n
    )
    select (select e.ids[m.place] from e) as "firstId", sum(m.mark) as marks, count(*)::int as count from (
      select width_bucket(i.id, (select ids from e)) as place, ${mark} as mark
      from app.insights i where i.user_id = ${userId} and i.deleted_at is null offset 0
    ) m group by m.place`);
}

export type PostingsRow = { firstId: string; edition: number; postings: string | null };

export function selectPostings(tx: Transaction, userId: string, firstIds: readonly string[]) {
  return tx.execute<PostingsRow>(sql`
    select p.first_id as "firstId", p.edition, p.postings from app.search_parts p
    where p.user_id = ${userId} and p.first_id = any(${sql.param(firstIds)}::uuid[])`);
}

/** Selects the blocks whose names a search compares. */
export function selectBlocksOf(tx: Transaction, userId: string) {
  return tx
    .select(linkedBlock)
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)));
}

interface Division {
  /** The end of the last part. */
  from: string;
  /** The number of insights in a part. */
  size: number;
  /** The number of the newest insights that stay in no part. */
  keptOut: number;
}

/** Selects the ids at which new parts begin and end, for the insights in no part. */
export function selectEdges(tx: Transaction, userId: string, { from, size, keptOut }: Division) {
  return tx.execute<{ id: string }>(sql`
    select n.id from (
      select i.id, row_number() over (order by i.id) as place, count(*) over () as total from app.insights i
      where i.user_id = ${userId} and i.deleted_at is null and i.id >= ${from}::uuid
    ) n where n.place % ${sql.raw(String(size))} = 1 and n.total - n.place >= ${sql.raw(String(keptOut))}
    order by n.id`);
}

export type IndexedRow = {
  id: string;
  body: string;
  note: string | null;
  isImported: boolean;
  cardsDrawn: StoredCard[];
  blockId: string | null;
  mark: string;
};

type Range = Pick<PartRow, "firstId" | "endId">;

/** Selects the rows from which a part is built, in the order of their ids. */
export function selectRowsOfPart(tx: Transaction, userId: string, { firstId, endId }: Range) {
  return tx.execute<IndexedRow>(sql`
    select i.id, i.body, i.note, i.is_imported as "isImported", i.cards_drawn as "cardsDrawn",
      i.user_block_id as "blockId", ${mark} as mark
    from app.insights i
    where i.user_id = ${userId} and i.deleted_at is null and i.id >= ${firstId}::uuid and i.id < ${endId}::uuid
    order by i.id`);
}

/** Adds empty parts, unless there is a part with the same beginning. */
export function insertParts(tx: Transaction, userId: string, ranges: readonly Range[]) {
  const values = ranges.map(({ firstId, endId }) => sql`(${userId}::uuid, ${firstId}::uuid, ${endId}::uuid)`);
  return tx.execute(sql`
    insert into app.search_parts (user_id, first_id, end_id) values ${sql.join(values, sql`, `)}
    on conflict (user_id, first_id) do nothing`);
}

/** Deletes a part and all that follow. Their insights are then in no part. */
export function deletePartsFrom(tx: Transaction, userId: string, firstId: string) {
  return tx.execute(sql`
    delete from app.search_parts p where p.user_id = ${userId} and p.first_id >= ${firstId}::uuid`);
}

export interface BuiltPart {
  words: string;
  postings: string;
  fingerprint: string;
}

/** Stores what was built, unless the part has changed since `edition` was read. */
export function storeIndexPart(
  tx: Transaction,
  { userId, firstId, endId, edition }: Range & { userId: string; edition: number },
  { words, postings, fingerprint }: BuiltPart,
) {
  return tx.execute(sql`
    update app.search_parts p set words = ${words}, postings = ${postings}, fingerprint = ${fingerprint}, edition = p.edition + 1
    where p.user_id = ${userId} and p.first_id = ${firstId}::uuid and p.end_id = ${endId}::uuid and p.edition = ${edition}`);
}
