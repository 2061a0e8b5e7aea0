import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { isLockedBy, type Plan } from "../../../domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { decodeCursor, toPage } from "../../platform/db/page-key.ts";
import type { Floor } from "../../platform/floor.ts";
import { type ListedRow, presentLocked, presentSummary } from "./insights.present.ts";
import {
  type LinkedBlockRow,
  type PageOfInsights,
  selectInsights,
  selectInsightsAlone,
} from "./insights.queries.ts";

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
  const now = floor.clock.now();
  const page = toPage(rows, limit);
  return {
    items: page.rows.map(({ insight, block }) =>
      isLockedBy(plan, insight.createdAt, now) ? presentLocked(insight) : presentSummary(key, insight, block),
    ),
    nextCursor: page.nextCursor,
  };
}

interface Row {
  createdAt: Date;
  id: string;
  insight: ListedRow;
  block: LinkedBlockRow | null;
}

/** A lookup of the blocks that fails costs nobody their insights: they come without. */
async function readPage(
  { database, vault, log }: ListFloor,
  userId: string,
  page: PageOfInsights,
): Promise<{ key: UserKey | undefined; rows: Row[] }> {
  try {
    const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectInsights(tx, userId, page),
    ]);
    return {
      key: keyRow && vault.open(keyRow),
      rows: rows.map(({ insight, block }) => toRow(insight, block)),
    };
  } catch (error) {
    log.warn({ err: error }, "the blocks of a list could not be read");
    const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectInsightsAlone(tx, userId, page),
    ]);
    return { key: keyRow && vault.open(keyRow), rows: rows.map(({ insight }) => toRow(insight, null)) };
  }
}

function toRow(insight: ListedRow, block: LinkedBlockRow | null): Row {
  return { createdAt: insight.createdAt, id: insight.id, insight, block };
}
