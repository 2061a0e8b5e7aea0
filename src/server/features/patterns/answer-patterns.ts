// Stores a person's answers about their patterns: that a reading had another theme, and what they think of a
// recommendation.
import type { Theme } from "#domain/readings/themes.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { themeCorrections } from "../../platform/db/tables/patterns.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { storeAnswer, storeCorrection } from "./patterns.queries.ts";

type Saving = Pick<Services, "database" | "vault" | "clock">;

/**
 * Stores the theme that the person gives a reading; `null` means none of the themes. The next computation of patterns
 * uses it. Takes one round trip, plus one if the key is not in memory. Throws `not_found` if there is no such reading.
 */
export async function correctTheme(
  { database, vault, clock }: Saving,
  { userId, insightId, theme }: { userId: string; insightId: string; theme: Theme | null },
): Promise<{ theme: Theme | null }> {
  const key = await vault.keyOf(userId);
  const sealed = key.seal(theme ?? "none", placeOf(themeCorrections, "theme", { userId, insightId }));
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    storeCorrection(tx, { userId, insightId, theme: sealed, correctedAt: clock.now() }),
  ]);
  if (rows.length === 0) throw new AppError("not_found", sentences.insightNotFound);
  return { theme };
}

/**
 * Stores the person's answer to a recommendation in one round trip. The answers of all people are counted by kind and
 * day, without names.
 */
export async function answerRecommendation<Given extends string>(
  { database, clock }: Pick<Saving, "database" | "clock">,
  { userId, id, answer }: { userId: string; id: string; answer: Given },
): Promise<{ answer: Given }> {
  const [kind = id] = id.split(":", 1);
  await database.batch({ userId }, (tx) => [
    storeAnswer(tx, { userId, id, answer, answeredAt: clock.now() }, kind),
  ]);
  return { answer };
}
