import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { stopRun } from "../../platform/streams/live-runs.ts";
import { selectSent } from "./chat.queries.ts";
import type { ChatRuns } from "./chat.ts";
import { requestReplyStop } from "./replies.queries.ts";

export interface StopRequest {
  userId: string;
  insightId: string;
  clientMessageId: string;
}

/**
 * Stops the reply to a message in any process; the text received so far stays. `stopped` is false when it had
 * already ended. Throws `not_found` when there is no such message.
 */
export async function stopReply(
  { database, chatRuns }: Pick<Services, "database"> & { chatRuns: ChatRuns },
  { userId, insightId, clientMessageId }: StopRequest,
): Promise<{ stopped: boolean }> {
  const live = chatRuns.find(userId, clientMessageId);
  if (live?.insightId === insightId) return { stopped: await stopRun(live) };
  const [asked, [sent]] = await database.batch({ userId }, (tx) => [
    requestReplyStop(tx, userId, insightId, clientMessageId),
    selectSent(tx, userId, clientMessageId),
  ]);
  if (sent?.conversation.insightId !== insightId) throw new AppError("not_found", sentences.messageNotFound);
  return { stopped: asked.length > 0 };
}
