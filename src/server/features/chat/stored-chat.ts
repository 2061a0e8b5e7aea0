// Encrypts and decrypts the columns of the chat.
import type { Sentiment } from "#domain/chat/read-mood.ts";
import type { Topic } from "#domain/chat/topic-words.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { HelpKind } from "#domain/help/help-line.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isListOf, isRecord, isText } from "../../platform/crypto/shape.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import { chatMessages, insightConversations } from "../../platform/db/tables/chat.ts";

export type MessageRow = typeof chatMessages.$inferSelect;
export type ConversationRow = typeof insightConversations.$inferSelect;

type RowId = { userId: string; id: string };

/** Encrypted data about a person's message. */
export interface MessageMetadata {
  topics: Topic[];
  userSentiment: Sentiment;
  /** Whether the message speaks of something dark; the duck makes no jokes in the conversation from then on. */
  isDistressed?: boolean;
  /** The kind of help lines that stand in the conversation from this message on. */
  help?: HelpKind;
  /** Whether the help is folded from this message on, because the person said that nobody is in danger. */
  isHelpFolded?: boolean;
}

/** Encrypted data about a reply. */
export interface ReplyMetadata {
  isStopped: boolean;
  /** Why the offline duck replied in place of the model; absent if it did not. */
  standIn?: StandInReason;
  /** The kind of help lines that stand in the conversation from this reply on, because the model reported a concern. */
  help?: HelpKind;
}

export function sealContent(key: UserKey, row: RowId, content: string): string {
  return key.seal(content, placeOf(chatMessages, "content", row));
}

export function openContent(
  key: UserKey,
  row: RowId & Pick<MessageRow, "content" | "isImported">,
): Opened<string> {
  const { isImported } = row;
  return key.unseal(row.content, placeOf(chatMessages, "content", row), { isImported, shape: isText });
}

export function sealMetadata(key: UserKey, row: RowId, metadata: MessageMetadata | ReplyMetadata): string {
  return key.seal(metadata, placeOf(chatMessages, "metadata", row));
}

/** Returns the decrypted metadata; an empty object if there is none or it cannot be decrypted. */
export function openMetadata<Metadata extends MessageMetadata | ReplyMetadata>(
  key: UserKey,
  row: RowId & Pick<MessageRow, "metadata" | "isImported">,
): Partial<Metadata> {
  if (row.metadata === null) return {};
  const { isImported } = row;
  const place = placeOf(chatMessages, "metadata", row);
  const opened = key.unseal(row.metadata, place, { isImported, shape: isMetadata<Metadata> });
  return opened.ok ? opened.value : {};
}

function isMetadata<Metadata>(value: unknown): value is Partial<Metadata> {
  return isRecord(value) && (value.topics === undefined || isListOf(isText)(value.topics));
}

export function sealWelcome(key: UserKey, row: RowId, welcome: string): string {
  return key.seal(welcome, placeOf(insightConversations, "welcome", row));
}

export function openWelcome(key: UserKey, row: RowId & Pick<ConversationRow, "welcome">): Opened<string> {
  return key.unseal(row.welcome, placeOf(insightConversations, "welcome", row), { shape: isText });
}
