/** The part of a conversation that a tab keeps in memory, and how each event changes it. */
import type { ChatHistory, ChatMessageOutput } from "#contract/chat.ts";
import type { Me } from "#contract/session.ts";
import type { CoachTap } from "#domain/chat/coach-taps.ts";
import { type HeldMessage, tidyMessages } from "#domain/chat/memory.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { UnsentMessage } from "./outbox.ts";

type UserMessage = Extract<ChatMessageOutput, { role: "user" }>;

export type HeldLine = ChatMessageOutput & HeldMessage;
export type ReplyState = UserMessage["replyState"];

export interface HeldChat {
  welcome: string;
  /** Whether the server has messages that are older than the loaded ones. */
  hasEarlier: boolean;
  /** The number of all messages, including those not loaded. */
  messageCount: number;
  lines: readonly HeldLine[];
  /** The help lines that stay in sight; empty where nothing in the conversation calls for help. */
  help: ChatHistory["help"];
  /** Whether the person said that nobody is in danger, so that the lines are folded. */
  isHelpFolded: boolean;
  /** What can be tapped in place of typing. */
  taps: ChatHistory["taps"];
}

/**
 * Converts a loaded chat history into the form that a tab stores in memory. `now` is the time of loading, in
 * milliseconds since the epoch.
 */
export function toHeldChat(history: ChatHistory, now: number): HeldChat {
  return {
    welcome: history.welcome,
    hasEarlier: history.hasEarlier,
    messageCount: history.conversation?.messageCount ?? 0,
    lines: history.messages.map((message) => ({ ...message, heldSince: now })),
    help: history.help,
    isHelpFolded: history.isHelpFolded,
    taps: history.taps,
  };
}

/** Returns the chat with what now stands beside it. */
export function besideOf(
  chat: HeldChat,
  { help, isHelpFolded, taps }: Pick<ChatHistory, "help" | "isHelpFolded" | "taps">,
): HeldChat {
  return { ...chat, help, isHelpFolded, taps };
}

/** Adds a chat message that the server has saved. A message whose event arrives several times is added once. */
export function addSaved(
  chat: HeldChat,
  { clientMessageId, content }: Pick<UnsentMessage, "clientMessageId" | "content">,
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
  return dropOldMessages(
    { ...chat, messageCount: chat.messageCount + 1, lines: [...chat.lines, line] },
    saved.now,
  );
}

interface FinishedReply {
  messageId: string;
  messageCount: number;
  content: string;
  isStopped: boolean;
  /** Why the offline duck replied in place of the model; absent if it did not. */
  standIn?: StandInReason | undefined;
  now: number;
}

/** Adds a chat reply that is complete, or that was stopped after its first words. */
export function addReply(chat: HeldChat, clientMessageId: string, reply: FinishedReply): HeldChat {
  const { messageId, messageCount, content, isStopped, standIn, now } = reply;
  const answered = { ...markReply(chat, clientMessageId, "answered"), messageCount };
  if (chat.lines.some((line) => line.id === messageId)) return answered;
  const line: HeldLine = {
    id: messageId,
    role: "assistant",
    content,
    isUnreadable: false,
    isStopped,
    ...(standIn && { standIn }),
    createdAt: new Date(now).toISOString(),
    heldSince: now,
  };
  return dropOldMessages({ ...answered, lines: [...answered.lines, line] }, now);
}

export function markReply(chat: HeldChat, clientMessageId: string, replyState: ReplyState): HeldChat {
  return {
    ...chat,
    lines: chat.lines.map((line) =>
      line.role === "user" && line.clientMessageId === clientMessageId ? { ...line, replyState } : line,
    ),
  };
}

/** Removes chat messages that have been in memory for too long. The server still has them. */
export function dropOldMessages(chat: HeldChat, now: number): HeldChat {
  const lines = tidyMessages(chat.lines, now);
  return lines === chat.lines ? chat : { ...chat, lines, hasEarlier: true };
}

export interface SavedMessage {
  clientMessageId: string;
  content: string;
}

/**
 * Returns the message whose reply is still being generated, for example after a reload; `null` if there is
 * none.
 */
export function findRunning(chat: HeldChat): SavedMessage | null {
  const line = chat.lines.findLast((line) => line.role === "user" && line.replyState === "running");
  if (line?.role !== "user" || line.clientMessageId === null || line.isUnreadable) return null;
  return { clientMessageId: line.clientMessageId, content: line.content };
}

/** Returns the waiting messages that are not among the messages the server has confirmed. */
export function unsavedOf(chat: HeldChat | undefined, waiting: readonly UnsentMessage[]): UnsentMessage[] {
  const saved = new Set(chat?.lines.map((line) => (line.role === "user" ? line.clientMessageId : null)));
  return waiting.filter(({ clientMessageId }) => !saved.has(clientMessageId));
}

/** The taps that are of no use beside a model, which understands what is typed. */
const WITHOUT_MODEL: readonly string[] = ["in-the-way", "did-it", "aloud", "questions"] satisfies CoachTap[];

/** Returns whether the chat is without a model: on such a server, or while the offline duck stands in for it. */
export function isWithoutModel(chat: HeldChat | undefined, duck: Me["duck"]["kind"]): boolean {
  const reply = chat?.lines.findLast(({ role }) => role === "assistant");
  return duck === "offline" || (reply?.role === "assistant" && reply.standIn !== undefined);
}

/** Returns the taps to offer. */
export function tapsOf(chat: HeldChat, duck: Me["duck"]["kind"]): HeldChat["taps"] {
  return isWithoutModel(chat, duck) ? chat.taps : chat.taps.filter(({ tap }) => !WITHOUT_MODEL.includes(tap));
}
