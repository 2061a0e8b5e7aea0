// Every table that belongs to a person: which of its columns are sealed, and what becomes of its rows in a move.
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { blockEvents } from "../db/tables/blocks.ts";
import { cardReflections, cardWords, drawnCards } from "../db/tables/cards.ts";
import { chatMessages, insightConversations } from "../db/tables/chat.ts";
import {
  aiUsage,
  draws,
  insightReports,
  insights,
  readingEvents,
  readings,
  userBlocks,
} from "../db/tables/insights.ts";
import {
  consents,
  dailyInsights,
  userCounters,
  userKeys,
  userProfiles,
  userSettings,
} from "../db/tables/people.ts";
import { insightSteps } from "../db/tables/steps.ts";
import type { Place } from "./envelope.ts";

export type OwnedTable = PgTable & { userId: PgColumn };

/**
 * What happens to a person's rows when they move into another account: `take` them along, sealed anew; `keep` what
 * the account has, where it has any; `add` numbers to the account's; `leave` them behind to be deleted.
 */
export type Move = "take" | "keep" | "add" | "leave";

export interface OwnedRows {
  table: OwnedTable;
  /** The sealed columns, by their property. */
  sealed: readonly string[];
  /** The properties that tell one of a person's rows from another; none where a person has one row. */
  rowId: readonly string[];
  onMove: Move;
}

type Rules<T extends OwnedTable> = {
  sealed?: readonly (keyof T["_"]["columns"] & string)[];
  rowId?: readonly (keyof T["_"]["columns"] & string)[];
  onMove?: Move;
};

function owned<T extends OwnedTable>(
  table: T,
  { sealed = [], rowId = [], onMove = "take" }: Rules<T>,
): OwnedRows {
  return { table, sealed, rowId, onMove };
}

export const ownedTables: readonly OwnedRows[] = [
  owned(userKeys, { onMove: "leave" }),
  owned(userSettings, { onMove: "keep" }),
  owned(userProfiles, { sealed: ["body"], onMove: "keep" }),
  owned(userCounters, { onMove: "add" }),
  owned(dailyInsights, { rowId: ["day"], onMove: "add" }),
  owned(consents, { rowId: ["id"] }),
  owned(userBlocks, { sealed: ["summary", "body"], rowId: ["id"] }),
  owned(blockEvents, { sealed: ["note"], rowId: ["id"] }),
  owned(draws, { sealed: ["serverSeed"], rowId: ["id"] }),
  owned(readings, { sealed: ["request"], rowId: ["id"] }),
  owned(readingEvents, { sealed: ["body"], rowId: ["readingId", "seq"] }),
  owned(insights, { sealed: ["summary", "body", "note"], rowId: ["id"] }),
  owned(insightSteps, { sealed: ["title", "smaller"], rowId: ["insightId", "step"] }),
  owned(drawnCards, { rowId: ["cardId", "insightId"] }),
  owned(cardWords, { sealed: ["body"], rowId: ["cardId", "subject"], onMove: "leave" }),
  owned(cardReflections, { sealed: ["body"], rowId: ["cardId", "prompt"], onMove: "keep" }),
  owned(insightReports, { sealed: ["note"], rowId: ["id"] }),
  owned(insightConversations, { sealed: ["welcome"], rowId: ["id"] }),
  owned(chatMessages, { sealed: ["content", "metadata"], rowId: ["id"] }),
  owned(aiUsage, { rowId: ["id"] }),
];

const rulesOf = new Map<PgTable, OwnedRows>(ownedTables.map((rows) => [rows.table, rows]));

/**
 * The place of a sealed value: `placeOf(insights, "body", row)`. `row` needs the person's id and whatever tells the
 * person's rows apart; a TypeError says what is missing.
 */
export function placeOf<T extends OwnedTable>(
  table: T,
  column: keyof T["_"]["columns"] & string,
  row: { userId: string } & Partial<T["$inferSelect"]>,
): Place {
  const name = getTableName(table);
  const rules = rulesOf.get(table);
  if (!rules?.sealed.includes(column)) throw new TypeError(`${name}.${column} is not registered as sealed`);
  const fields: Record<string, unknown> = row;
  const parts = rules.rowId.map((property) => {
    const part = fields[property];
    if (typeof part !== "string" && typeof part !== "number")
      throw new TypeError(`${name} needs ${property}`);
    return String(part);
  });
  return {
    table: name,
    column: getTableColumns(table)[column]?.name ?? column,
    userId: row.userId,
    rowId: parts.length > 0 ? parts.join(":") : row.userId,
  };
}
