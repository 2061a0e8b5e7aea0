import type { ListedReflection } from "#contract/reflections.ts";
import { openSince, type Plan } from "#domain/plans/plans.ts";
import { containsWords, searchWordsOf } from "#domain/search/find-words.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { isUuid } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { type JournalRow, presentEntry } from "./present-entry.ts";
import { type NotedRow, presentNote } from "./present-note.ts";
import {
  type ReflectionRow,
  selectJournalEntries,
  selectNotedInsights,
  selectReflections,
} from "./reflections.queries.ts";
import { presentReflection } from "./reflections.ts";

/** The number of the newest notes, and of the newest journal entries, that a search decrypts. */
const NOTES_SEARCHED = 1000;

interface ListRequest {
  userId: string;
  plan: Plan;
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
}

/** An entry of the list of reflections, still encrypted; `open` decrypts it. */
interface Entry {
  /** The sort key of an entry, which is also its cursor. */
  place: string;
  open: () => ListedReflection;
}

/**
 * Lists reflections on cards, at most three per card, notes on readings and journal entries, in one round trip; without
 * a search only one page is decrypted. The person's own texts are never locked by a plan; a locked reading
 * shows nothing but the note.
 */
export async function listReflections(
  { database, vault, deck, clock }: Pick<Services, "database" | "vault" | "clock"> & { deck: Deck },
  { userId, plan, limit, cursor, search = "" }: ListRequest,
): Promise<{ items: ListedReflection[]; nextCursor: string | null }> {
  const start = decodeCursor(cursor);
  const words = searchWordsOf(search);
  const most = words.length === 0 ? limit : NOTES_SEARCHED;
  const page = { ...newestAfter(start), limit: most };
  const [[keyRow], rows, noted, journal] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectReflections(tx, userId),
    selectNotedInsights(tx, userId, page),
    selectJournalEntries(tx, userId, page),
  ]);
  if (!keyRow) return { items: [], nextCursor: null };
  const key = vault.openToShow(keyRow);
  const since = openSince(plan, clock.now());
  const entries = [
    ...rows.flatMap((row) => entryOnCard(key, row, deck)),
    ...noted.map((row) => entryOnReading(key, row, since)),
    ...journal.map((row) => entryOfJournal(key, row)),
  ]
    .sort((one, other) => (one.place < other.place ? 1 : -1))
    .filter(({ place }) => start === undefined || place < start);
  const candidates = words.length === 0 ? entries.slice(0, limit + 1) : entries;
  const opened = await mapInSlices(candidates, ({ place, open }) => {
    const item = open();
    return holds(item, words) ? [{ place, item }] : [];
  });
  const found = opened.flat();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => item),
    nextCursor: last && found.length > limit ? Buffer.from(last.place).toString("base64url") : null,
  };
}

function entryOnCard(key: UserKey, row: ReflectionRow, deck: Deck): Entry[] {
  const card = deck.byId.get(row.cardId);
  if (!card) return [];
  const place = `${row.updatedAt.toISOString()} ${row.cardId} ${row.prompt}`;
  return [{ place, open: () => ({ kind: "card", ...presentReflection(key, row, card) }) }];
}

function entryOnReading(key: UserKey, row: NotedRow, since: Date | null): Entry {
  return {
    place: `${row.createdAt.toISOString()} ${row.id} 0`,
    open: () => presentNote(key, row, since),
  };
}

function entryOfJournal(key: UserKey, row: JournalRow): Entry {
  return { place: `${row.createdAt.toISOString()} ${row.id} 0`, open: () => presentEntry(key, row) };
}

function holds(item: ListedReflection, words: readonly string[]): boolean {
  return containsWords([...aroundOf(item), item.text], words);
}

/** Returns the texts beside the person's own by which an item is found too. */
function aroundOf(item: ListedReflection): string[] {
  if (item.kind === "card") return [item.cardName, item.question];
  return item.kind === "reading" ? [item.headline ?? ""] : [];
}

const PLACE = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-z-]+) \d+$/;

function decodeCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  if (PLACE.test(place)) return place;
  throw new AppError("invalid_input", sentenceOf("invalid_input"), { field: "cursor" });
}

/**
 * Returns the position at which the notes and journal entries after an entry begin. At equal times the entry of a card
 * comes first, because its name sorts after every id.
 */
function newestAfter(start: string | undefined) {
  const [, time = "", id = ""] = PLACE.exec(start ?? "") ?? [];
  if (time === "") return { key: undefined, until: undefined };
  const createdAt = new Date(time);
  return isUuid(id) ? { key: { createdAt, id }, until: undefined } : { key: undefined, until: createdAt };
}
