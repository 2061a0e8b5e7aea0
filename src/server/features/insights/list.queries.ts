// Queries for the pages of the history: unfiltered, filtered, and with the bodies that a search decrypts.
import { type SQL, sql } from "drizzle-orm";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { PageKey } from "../../platform/db/page-key.ts";
import type { StoredCard } from "../../platform/db/tables/insights.ts";
import type { Candidates } from "./search-index/find-candidates.ts";

export interface InsightFilter {
  blockTypeId?: BlockTypeId | undefined;
  cardId?: string | undefined;
  spreadType?: SpreadType | undefined;
  /** Insights older than this time are left out. */
  since?: Date | null;
  /** Only insights that were made at this moment or later, given as an ISO date. */
  from?: string | undefined;
  /** Only insights that were made before this moment, given as an ISO date. */
  until?: string | undefined;
}

export interface PageOfInsights {
  key: PageKey | undefined;
  limit: number;
  filter?: InsightFilter;
  /** Insights that are not among these are left out. */
  among?: Candidates | undefined;
}

/** A flat row of a list of insights. The block's columns are null when there is no block. */
export type ListRow = {
  id: string;
  spreadType: string;
  blockTypeId: string;
  cardsDrawn: StoredCard[];
  resonated: boolean;
  tookAction: boolean;
  summary: string;
  isImported: boolean;
  /** The creation time, in milliseconds since 1970. */
  createdAt: number;
  blockId: string | null;
  blockStatus: string | null;
  blockSummary: string | null;
  blockIsImported: boolean | null;
};

const listColumns = sql.raw(`
  i.id, i.spread_type as "spreadType", i.block_type_id as "blockTypeId", i.cards_drawn as "cardsDrawn", i.resonated,
  i.took_action as "tookAction", i.summary, i.is_imported as "isImported",
  (extract(epoch from i.created_at) * 1000)::float8 as "createdAt"`);

const blockColumns = sql.raw(`
  b.id as "blockId", b.status as "blockStatus", b.summary as "blockSummary", b.is_imported as "blockIsImported"`);
const blockBeside = sql.raw(`
  left join app.user_blocks b on b.user_id = i.user_id and b.id = i.user_block_id and b.deleted_at is null`);

/**
 * Selects a page of summaries with their blocks, and one row more if there is one. Uses plain SQL because
 * this list is opened most: building the query and mapping its rows column by column would cost more than the
 * query itself.
 */
export function selectInsights(tx: Transaction, userId: string, page: PageOfInsights) {
  return tx.execute<ListRow>(sql`
    select ${listColumns}, ${blockColumns}
    from app.insights i ${blockBeside}
    ${newestOf(userId, page)}`);
}

/** A row of a search, with the encrypted texts that otherwise only the insight's own page reads. */
export type SearchRow = ListRow & { body: string; note: string | null };

/** Selects the same page of insights with bodies and notes. */
export function selectInsightsWithBodies(tx: Transaction, userId: string, page: PageOfInsights) {
  return tx.execute<SearchRow>(sql`
    select ${listColumns}, i.body, i.note, ${blockColumns}
    from app.insights i ${blockBeside}
    ${newestOf(userId, page)}`);
}

/** Selects the same page of insights without the blocks, for when those cannot be read. */
export function selectInsightsAlone(tx: Transaction, userId: string, page: PageOfInsights) {
  return tx.execute<ListRow>(sql`
    select ${listColumns}, null as "blockId", null as "blockStatus", null as "blockSummary",
      null as "blockIsImported"
    from app.insights i
    ${newestOf(userId, page)}`);
}

/** Selects when a person's newest insights were made, newest first, in whole seconds since 1970. */
export function selectTimes(tx: Transaction, userId: string, limit: number) {
  return tx.execute<{ at: number }>(sql`
    select floor(extract(epoch from i.created_at))::float8 as at
    from app.insights i where i.user_id = ${userId} and i.deleted_at is null
    order by i.created_at desc, i.id desc limit ${limit}`);
}

/** Counts a person's insights older than `since`: their counter minus the few newer ones. */
export function countOlderInsights(tx: Transaction, userId: string, since: Date) {
  return tx.execute<{ older: number }>(sql`
    select greatest(0, c.insights - (
      select count(*) from app.insights i
      where i.user_id = ${userId} and i.deleted_at is null and i.created_at >= ${since.toISOString()}::timestamptz
    ))::int as older
    from app.user_counters c where c.user_id = ${userId}`);
}

function newestOf(userId: string, { key, limit, filter = {}, among }: PageOfInsights): SQL {
  const following = key
    ? sql`and (i.created_at, i.id) < (${key.createdAt.toISOString()}::timestamptz, ${key.id}::uuid)`
    : sql.empty();
  return sql`where i.user_id = ${userId} and i.deleted_at is null ${following} ${conditionsOf(filter)}
    ${among ? sql`and (${isAmong(among)})` : sql.empty()}
    order by i.created_at desc, i.id desc limit ${limit + 1}`;
}

function isAmong({ ids, ranges, from }: Candidates): SQL {
  const parts = [
    sql`i.id >= ${from}::uuid`,
    ...ranges.map(({ firstId, endId }) => sql`(i.id >= ${firstId}::uuid and i.id < ${endId}::uuid)`),
    ...(ids.length > 0 ? [sql`i.id = any(${sql.param(ids)}::uuid[])`] : []),
  ];
  return sql.join(parts, sql` or `);
}

function conditionsOf({ blockTypeId, cardId, spreadType, since, from, until }: InsightFilter): SQL {
  return sql.join([
    blockTypeId === undefined ? sql.empty() : sql`and i.block_type_id = ${blockTypeId} `,
    spreadType === undefined ? sql.empty() : sql`and i.spread_type = ${spreadType} `,
    cardId === undefined
      ? sql.empty()
      : sql`and i.cards_drawn @> ${JSON.stringify([{ id: cardId }])}::jsonb `,
    since ? sql`and i.created_at >= ${since.toISOString()}::timestamptz ` : sql.empty(),
    from === undefined ? sql.empty() : sql`and i.created_at >= ${from}::timestamptz `,
    until === undefined ? sql.empty() : sql`and i.created_at < ${until}::timestamptz `,
  ]);
}
