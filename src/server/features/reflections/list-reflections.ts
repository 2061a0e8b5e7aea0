import type { Reflection } from "../../../contract/reflections.ts";
import { foldText, wordsOf } from "../../../domain/search/find-words.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Deck } from "../cards/cards.ts";
import { selectReflections } from "./reflections.queries.ts";
import { presentReflection } from "./reflections.ts";

interface ListRequest {
  userId: string;
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
}

/**
 * What changed last comes first. One round trip; all of a person's are opened, at most three a card. Never locked by a
 * plan.
 */
export async function listReflections(
  { database, vault, deck }: Pick<Floor, "database" | "vault"> & { deck: Deck },
  { userId, limit, cursor, search = "" }: ListRequest,
): Promise<{ items: Reflection[]; nextCursor: string | null }> {
  const start = decodeCursor(cursor);
  const [[keyRow], rows] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectReflections(tx, userId),
  ]);
  if (!keyRow) return { items: [], nextCursor: null };
  const key = vault.openToShow(keyRow);
  const words = wordsOf(search);
  const found = rows
    .flatMap((row) => {
      const card = deck.byId.get(row.cardId);
      return card ? [presentReflection(key, row, card)] : [];
    })
    .filter((reflection) => holds(reflection, words))
    .map((reflection) => ({ reflection, place: placeOf(reflection) }))
    .sort((one, other) => (one.place < other.place ? 1 : -1))
    .filter(({ place }) => start === undefined || place < start);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ reflection }) => reflection),
    nextCursor: last && found.length > limit ? Buffer.from(last.place).toString("base64url") : null,
  };
}

function holds({ text, question, cardName }: Reflection, words: readonly string[]): boolean {
  const folded = foldText(`${cardName}\n${question}\n${text}`);
  return words.every((word) => folded.includes(word));
}

/** Sorts as the list does; its own cursor too. */
function placeOf({ updatedAt, cardId, prompt }: Reflection): string {
  return `${updatedAt} ${cardId} ${prompt}`;
}

const PLACE = /^\d{4}-\d\d-\d\dT[\d:.]+Z [a-z-]+ \d+$/;

function decodeCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  if (PLACE.test(place)) return place;
  throw new AppError("invalid_input", sentenceOf("invalid_input"), { field: "cursor" });
}
