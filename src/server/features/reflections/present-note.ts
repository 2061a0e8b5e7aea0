import type { NoteOnReading } from "#contract/reflections.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import {
  type InsightRow,
  type ListedRow,
  openInsightNote,
  openInsightSummary,
} from "../insights/insights.ts";

/** A reading with a note, as the query of the list returns it. */
export type NotedRow = ListedRow & Pick<InsightRow, "note">;

/** Presents a note on a reading. A reading older than `since` is locked, so its headline and card are left out. */
export function presentNote(key: UserKey, row: NotedRow, since: Date | null): NoteOnReading {
  const isLocked = isOlder(row.createdAt, since);
  const text = openInsightNote(key, row);
  const summary = isLocked ? null : openInsightSummary(key, row);
  return {
    kind: "reading",
    insightId: row.id,
    headline: summary?.ok ? summary.value.headline : null,
    cardId: isLocked ? null : (row.cardsDrawn[0]?.id ?? null),
    text: text ?? sentences.unreadableEntry,
    blockTypeId: row.blockTypeId as BlockTypeId,
    isUnreadable: text === null,
    createdAt: row.createdAt.toISOString(),
  };
}
