// What a person says of their patterns: a reading was about something else, or a recommendation is not wanted.
import type { Theme } from "#domain/patterns/themes.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { themeCorrections } from "../../platform/db/tables/patterns.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { storeAnswer, storeCorrection } from "./patterns.queries.ts";

type Saving = Pick<Services, "database" | "vault" | "clock">;

/** The next computation counts it. One round trip, and one more where the key is not in memory. */
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

/** One round trip. What everybody answered is counted by kind and day, without names. */
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
