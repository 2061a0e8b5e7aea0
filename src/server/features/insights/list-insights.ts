import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { openSince, type Plan } from "../../../domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Floor } from "../../platform/floor.ts";
import { createBlockPresenter } from "./insights.present.ts";
import {
  type LinkedBlockRow,
  type ListRow,
  type PageOfInsights,
  selectInsights,
  selectInsightsAlone,
} from "./insights.queries.ts";
import { type ListedRow, presentListed } from "./insights.ts";

type ListFloor = Pick<Floor, "database" | "vault" | "clock" | "log">;

interface InsightListRequest {
  userId: string;
  plan: Plan;
  limit: number;
  cursor?: string | undefined;
}

/** One round trip. What is older than the plan shows keeps its place and loses its words. */
export async function listInsights(
  floor: ListFloor,
  { userId, plan, limit, cursor }: InsightListRequest,
): Promise<{ items: InsightSummaryOutput[]; nextCursor: string | null }> {
  const { key, rows } = await readPage(floor, userId, { key: decodeCursor(cursor), limit });
  if (!key) return { items: [], nextCursor: null };
  const page = toPage(
    rows.map((row) => toListed(row, userId)),
    limit,
  );
  const since = openSince(plan, floor.clock.now());
  const blockOf = createBlockPresenter(key);
  const items = page.rows.map((row) => presentListed(key, row, { since, blockOf: () => blockOf(row.block) }));
  return { items, nextCursor: page.nextCursor };
}

/** A lookup of the blocks that fails costs nobody their insights: they come without. */
async function readPage(
  { database, vault, log }: ListFloor,
  userId: string,
  page: PageOfInsights,
): Promise<{ key: UserKey | undefined; rows: ListRow[] }> {
  const held = vault.held(userId);
  const read = async (select: typeof selectInsights) => {
    if (held) {
      const [{ rows }] = await database.batch({ userId }, (tx) => [select(tx, userId, page)]);
      return { key: held, rows };
    }
    const [[keyRow], { rows }] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      select(tx, userId, page),
    ]);
    return { key: keyRow && vault.open(keyRow), rows };
  };
  try {
    return await read(selectInsights);
  } catch (error) {
    log.warn({ err: error }, "the blocks of a list could not be read");
    return await read(selectInsightsAlone);
  }
}

function toListed(row: ListRow, userId: string): ListedRow & { block: LinkedBlockRow | null } {
  return {
    userId,
    id: row.id,
    spreadType: row.spreadType,
    blockTypeId: row.blockTypeId,
    cardsDrawn: row.cardsDrawn,
    resonated: row.resonated,
    tookAction: row.tookAction,
    summary: row.summary,
    isImported: row.isImported,
    createdAt: new Date(row.createdAt),
    block: blockIn(row, userId),
  };
}

function blockIn(row: ListRow, userId: string): LinkedBlockRow | null {
  const { blockId: id, blockStatus: status, blockSummary: summary, blockIsImported: isImported } = row;
  if (id === null || status === null || summary === null) return null;
  return { userId, id, status, summary, isImported: isImported === true };
}
