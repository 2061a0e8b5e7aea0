// Converts the flat rows of a list query for the presenters.
import type { LinkedBlockRow } from "../../platform/db/insight-columns.ts";
import type { ListedRow } from "./insights.ts";
import type { ListRow } from "./list.queries.ts";

export type ListedWithBlock = ListedRow & { block: LinkedBlockRow | null };

export function toListed(row: ListRow, userId: string): ListedWithBlock {
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
