import type { BlockDetailOutput, BlockEventOutput, BlockOutput } from "#contract/blocks.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { type ListedRow, presentListed } from "../insights/insights.ts";
import { type BlockEventRow, presentBeginning, presentEvent } from "./block-events.ts";
import { selectBlock, selectInsightsOfBlock } from "./blocks.queries.ts";
import { type BlockRow, presentBlock } from "./blocks.ts";
import { selectBlockEvents } from "./events.queries.ts";

/** The number of timeline events on a block's page. */
const EVENTS_A_PAGE = 50;

export interface BlockRequest {
  userId: string;
  plan: Plan;
  id: string;
  /** The number of insights on a block's page. */
  limit: number;
  cursor?: string | undefined;
  eventsCursor?: string | undefined;
}

/**
 * Returns a block's page in one round trip. Throws the same `not_found` for somebody else's block and an
 * unknown one. A block is readable at any age; its insights that are older than the plan shows come without
 * their texts, and of its timeline only the beginning is older than that.
 */
export async function getBlock(
  { database, vault, clock }: Pick<Services, "database" | "vault" | "clock">,
  { userId, plan, id, limit, cursor, eventsCursor }: BlockRequest,
): Promise<BlockDetailOutput> {
  const since = openSince(plan, clock.now());
  const insightsPage = { blockId: id, key: decodeCursor(cursor), limit };
  const eventsPage = { blockId: id, since, key: decodeCursor(eventsCursor), limit: EVENTS_A_PAGE };
  const [[keyRow], [row], insights, events] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectBlock(tx, userId, id),
    selectInsightsOfBlock(tx, userId, insightsPage),
    selectBlockEvents(tx, userId, eventsPage),
  ]);
  if (!row || !keyRow) throw new AppError("not_found", sentences.blockNotFound);
  const key = vault.openToShow(keyRow);
  const block = presentBlock(key, row);
  return {
    ...block,
    timelineSince: isOlder(row.createdAt, since) ? (since?.toISOString() ?? null) : null,
    events: timelineOf(key, row, events),
    insights: insightsOf(key, insights, { limit, since, block }),
  };
}

/**
 * Returns the first page of a block's timeline. A page that reaches the beginning ends with a creation event, even when
 * none is stored.
 */
function timelineOf(
  key: UserKey,
  block: BlockRow,
  rows: BlockEventRow[],
): { items: BlockEventOutput[]; nextCursor: string | null } {
  const page = toPage(rows, EVENTS_A_PAGE);
  const items = page.rows.map((row) => presentEvent(key, row));
  const isWhole = page.nextCursor !== null || items.some((event) => event.kind === "created");
  return { items: isWhole ? items : [...items, presentBeginning(block)], nextCursor: page.nextCursor };
}

function insightsOf(
  key: UserKey,
  rows: ListedRow[],
  { limit, since, block }: { limit: number; since: Date | null; block: BlockOutput },
): BlockDetailOutput["insights"] {
  const page = toPage(rows, limit);
  const associated = { id: block.id, name: block.name, status: block.status };
  const items = page.rows.map((row) => presentListed(key, row, { since, blockOf: () => associated }));
  return { items, nextCursor: page.nextCursor };
}
