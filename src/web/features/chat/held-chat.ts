/** What a tab holds of a conversation, and what each event does to it. */
import type { ChatHistory, ChatMessageOutput } from "../../../contract/chat.ts";
import { type HeldMessage, tidyMessages } from "../../../domain/chat/memory.ts";
import type { Outgoing } from "./outbox.ts";

type UserMessage = Extract<ChatMessageOutput, { role: "user" }>;

export type HeldLine = ChatMessageOutput & HeldMessage;
export type ReplyState = UserMessage["replyState"];

export interface HeldChat {
  welcome: string;
  /** There are older messages than these, on the server. */
  hasEarlier: boolean;
  /** All of them, those that are not shown as well. */
  messageCount: number;
  lines: readonly HeldLine[];
}

/** `now` in milliseconds: from here on they count as held. */
export function holdHistory(history: ChatHistory, now: number): HeldChat {
  return {
    welcome: history.welcome,
    hasEarlier: history.hasEarlier,
    messageCount: history.conversation?.messageCount ?? 0,
    lines: history.messages.map((message) => ({ ...message, heldSince: now })),
  };
}

/** The server has a message; once, however often that is heard. */
export function addSaved(
  chat: HeldChat,
  { clientMessageId, content }: Pick<Outgoing, "clientMessageId" | "content">,
  saved: { messageId: string; createdAt: string; now: number },
): HeldChat {
  if (chat.lines.some((line) => line.id === saved.messageId)) {
    return markReply(chat, clientMessageId, "running");
  }
  const line: HeldLine = {
    id: saved.messageId,
    role: "user",
    content,
    isUnreadable: false,
    createdAt: saved.createdAt,
    clientMessageId,
    replyState: "running",
    heldSince: saved.now,
  };
  return tidyChat({ ...chat, messageCount: chat.messageCount + 1, lines: [...chat.lines, line] }, saved.now);
}

/** A reply has come to its end, or was stopped after its first words. */
export function addReply(
  chat: HeldChat,
  clientMessageId: string,
  reply: { messageId: string; messageCount: number; content: string; isStopped: boolean; now: number },
): HeldChat {
  const { messageId, messageCount, content, isStopped, now } = reply;
  const answered = { ...markReply(chat, clientMessageId, "answered"), messageCount };
  if (chat.lines.some((line) => line.id === messageId)) return answered;
  const line: HeldLine = {
    id: messageId,
    role: "assistant",
    content,
    isUnreadable: false,
    isStopped,
    createdAt: new Date(now).toISOString(),
    heldSince: now,
  };
  return tidyChat({ ...answered, lines: [...answered.lines, line] }, now);
}

export function markReply(chat: HeldChat, clientMessageId: string, replyState: ReplyState): HeldChat {
  return {
    ...chat,
    lines: chat.lines.map((line) =>
      line.role === "user" && line.clientMessageId === clientMessageId ? { ...line, replyState } : line,
    ),
  };
}

/** Lets go of what a tab need not hold; the server keeps it. */
export function tidyChat(chat: HeldChat, now: number): HeldChat {
  const lines = tidyMessages(chat.lines, now);
  return lines === chat.lines ? chat : { ...chat, lines, hasEarlier: true };
}

export interface SavedMessage {
  clientMessageId: string;
  content: string;
}

/** The message whose reply is under way elsewhere, as after a reload: it can be followed from here. */
export function findRunning(chat: HeldChat): SavedMessage | null {
  const line = chat.lines.findLast((line) => line.role === "user" && line.replyState === "running");
  if (line?.role !== "user" || line.clientMessageId === null || line.isUnreadable) return null;
  return { clientMessageId: line.clientMessageId, content: line.content };
}

/** Of what waits here, that which the server is not known to have. */
export function unsavedOf(chat: HeldChat | undefined, waiting: readonly Outgoing[]): Outgoing[] {
  const saved = new Set(chat?.lines.map((line) => (line.role === "user" ? line.clientMessageId : null)));
  return waiting.filter(({ clientMessageId }) => !saved.has(clientMessageId));
}
