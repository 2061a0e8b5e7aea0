import type { JournalEntry } from "#contract/reflections.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { journalEntries } from "../../platform/db/tables/cards.ts";
import { sentences } from "../../platform/errors/sentences.ts";

export type JournalRow = typeof journalEntries.$inferSelect;

const isBody = hasTexts("text");

export function presentEntry(key: UserKey, row: JournalRow): JournalEntry {
  const opened = key.unseal(row.body, placeOf(journalEntries, "body", row), { shape: isBody });
  return {
    kind: "journal",
    id: row.id,
    text: opened.ok ? opened.value.text : sentences.unreadableEntry,
    isUnreadable: !opened.ok,
    createdAt: row.createdAt.toISOString(),
    timeZone: opened.ok ? zoneOf(opened.value) : null,
  };
}

/** Returns the zone of an entry. A body that came along from elsewhere may hold anything in its place. */
function zoneOf({ timeZone }: { text: string; timeZone?: unknown }): string | null {
  return typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : null;
}
