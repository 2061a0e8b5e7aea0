import type { ChatMessageOutput, ConversationOutput } from "#contract/chat.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import {
  type ConversationRow,
  type MessageRow,
  openContent,
  openMetadata,
  type ReplyMetadata,
} from "./stored-chat.ts";

export function presentConversation(row: ConversationRow): ConversationOutput {
  return {
    id: row.id,
    insightId: row.insightId,
    startedAt: row.startedAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    messageCount: row.messageCount,
    isActive: row.isActive,
  };
}

export function presentMessage(key: UserKey, row: MessageRow, aliveSince: Date): ChatMessageOutput {
  const opened = openContent(key, row);
  const fields = {
    id: row.id,
    content: opened.ok ? opened.value : sentences.unreadableEntry,
    isUnreadable: !opened.ok,
    createdAt: row.createdAt.toISOString(),
  };
  if (row.role === "assistant") {
    const { isStopped = false, standIn } = openMetadata<ReplyMetadata>(key, row);
    return { ...fields, role: "assistant", isStopped, ...(standIn && { standIn }) };
  }
  const { clientMessageId } = row;
  return { ...fields, role: "user", clientMessageId, replyState: replyStateOf(row, aliveSince) };
}

type ReplyState = Extract<ChatMessageOutput, { role: "user" }>["replyState"];

/**
 * Returns the state of a reply. A reply without a recent heartbeat counts as failed, even if its stored state says that
 * it is running.
 */
export function replyStateOf(
  { replyState, replyBeatAt }: Pick<MessageRow, "replyState" | "replyBeatAt">,
  aliveSince: Date,
): ReplyState {
  if (replyState === "failed" || replyState === "stopped") return replyState;
  if (replyState !== "running" && replyState !== "stopping") return "answered";
  return replyBeatAt !== null && replyBeatAt > aliveSince ? "running" : "failed";
}
