import { undoUntil } from "#domain/limits/undo.ts";
import { AppError } from "../errors/app-error.ts";
import type { Services } from "../services.ts";
import { type CountedThing, markDeleted } from "./counted-things.ts";

/**
 * Hides one of a person's things in one round trip; the job `purge-deleted` removes it after `undoUntil`.
 * Throws `not_found` with the given sentence where it is already hidden or never existed.
 */
export async function hideThing(
  { database, clock }: Pick<Services, "database" | "clock">,
  thing: CountedThing,
  { userId, id, notFound }: { userId: string; id: string; notFound: string },
): Promise<{ undoUntil: string }> {
  const now = clock.now();
  const [{ rows }] = await database.batch({ userId }, (tx) => [markDeleted(tx, thing, userId, { id, now })]);
  if (rows.length === 0) throw new AppError("not_found", notFound);
  return { undoUntil: undoUntil(now).toISOString() };
}
