import { undoableSince, undoUntil } from "#domain/limits/undo.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { markConversationsDeleted, unmarkDeletedConversations } from "./conversations.queries.ts";

type DeleteServices = Pick<Services, "database" | "clock">;

/**
 * Hides all conversations under an insight, whatever the plan; `purge-deleted` removes them for good when the
 * undo is over.
 */
export async function deleteChat(
  { database, clock }: DeleteServices,
  userId: string,
  insightId: string,
): Promise<{ undoUntil: string }> {
  const now = clock.now();
  const [deleted] = await database.batch({ userId }, (tx) => [
    markConversationsDeleted(tx, userId, insightId, now),
  ]);
  if (deleted.length === 0) throw new AppError("not_found", sentences.conversationNotFound);
  return { undoUntil: undoUntil(now).toISOString() };
}

/** Restores a deleted chat; throws `not_found` when it is too late. */
export async function restoreChat(
  { database, clock }: DeleteServices,
  userId: string,
  insightId: string,
): Promise<{ restored: true }> {
  const now = clock.now();
  const [{ rows }] = await database.batch({ userId }, (tx) => [
    unmarkDeletedConversations(tx, { userId, insightId }, { now, since: undoableSince(now) }),
  ]);
  if (rows.length === 0) throw new AppError("not_found", sentences.undoOver);
  return { restored: true };
}
