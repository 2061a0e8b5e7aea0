import type { Reflection } from "#contract/reflections.ts";
import type { Services } from "../../platform/services.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { selectReflection } from "./reflections.queries.ts";
import { presentReflection } from "./reflections.ts";

/** Returns the reflection on one prompt of a card, `null` when there is none. Takes one round trip. */
export async function getReflection(
  { database, vault, deck }: Pick<Services, "database" | "vault"> & { deck: Deck },
  { userId, slug, prompt }: { userId: string; slug: string; prompt: number },
): Promise<{ reflection: Reflection | null }> {
  const card = findCard(deck, slug);
  const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectReflection(tx, { userId, cardId: card.id, prompt }),
  ]);
  return { reflection: keyRow && row ? presentReflection(vault.openToShow(keyRow), row, card) : null };
}
