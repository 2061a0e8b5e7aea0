import type { BlockTypeId } from "#domain/deck/card.ts";
import type { ReadingWords } from "#domain/duck/duck-reading.ts";
import type { ChatMessage, ChatRequest, DuckBlock } from "#domain/duck/duck-request.ts";
import { readTone } from "#domain/duck/tone.ts";
import { dayOf } from "#domain/plans/day.ts";
import { CHAT_CONTEXT_MESSAGES } from "#domain/readings/lengths.ts";
import { doneSteps } from "#domain/readings/own-steps.ts";
import { headlineOfReading, type ReadingResult } from "#domain/readings/reading-result.ts";
import { positionAt, type SpreadType } from "#domain/readings/spread.ts";
import type { HelpInSight } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import type { Deck } from "../cards/cards.ts";
import type { ChatInsightRow } from "./find-insight.ts";
import { isInSight, ownMessages } from "./help-in-chat.ts";
import type { ChatContext } from "./load-chat.ts";
import { type MessageMetadata, type MessageRow, openContent, openMetadata } from "./stored-chat.ts";

/** The assumed duration, in minutes, of a step that does not state its duration. */
const STEP_MINUTES = 2;

export interface AskedMessage {
  id: string;
  content: string;
  createdAt: Date;
  /** The help that stands beside the conversation. */
  help: HelpInSight | null;
}

/**
 * Returns the request to the duck: the reading, the conversation so far, and the message. Throws when the
 * reading cannot be decrypted.
 */
export function chatWords(
  deck: Deck,
  context: ChatContext,
  { id, content, createdAt, help }: AskedMessage,
): ChatRequest {
  const { insight, profile, settings, zone } = context;
  const { row, words, isGrave } = insight;
  if (!words) throw new AppError("internal", sentences.unreadableEntry);
  const spread = row.spreadType as SpreadType;
  const before = earlierThan(context, id);
  const said = before.flatMap((earlier) => openMessage(context, earlier));
  const recent = [...insight.archived, ...before].slice(-CHAT_CONTEXT_MESSAGES);
  return {
    tone: readTone(settings?.tone),
    isDistressed:
      isGrave || words.reading.concern !== undefined || recent.some((earlier) => isDark(context, earlier)),
    avoid: said.filter(({ role }) => role === "assistant").map(({ content }) => content),
    reading: duckReadingOf(words.reading, row),
    cards: row.cardsDrawn.flatMap(({ id, reversed }, index) => {
      const card = deck.byId.get(id);
      const position = positionAt(spread, index);
      return card ? [{ card, reversed, ...(position && { position }) }] : [];
    }),
    userContext: words.userContext,
    blockTypeId: row.blockTypeId as BlockTypeId,
    messages: said.slice(-CHAT_CONTEXT_MESSAGES),
    earlier: said.filter(({ role }) => role === "user").map(({ content }) => content),
    beforeStartingOver: ownMessages(insight, []),
    message: content,
    today: dayOf(createdAt, zone),
    helpInSight: isInSight(help),
    isHelpFolded: help?.isFolded ?? false,
    ...(words.answers && { answers: words.answers }),
    ...(row.block && { block: blockOf(insight.key, row.block) }),
    ...(profile && { profile }),
  };
}

/** Returns the messages before this one, oldest first. A message that is retried may have later ones after it. */
export function earlierThan({ latest, sent }: ChatContext, id: string): MessageRow[] {
  const oldestFirst = latest.toReversed();
  if (!sent) return oldestFirst;
  const at = oldestFirst.findIndex((message) => message.id === id);
  return at < 0 ? [] : oldestFirst.slice(0, at);
}

function openMessage({ insight }: ChatContext, row: MessageRow): ChatMessage[] {
  const opened = openContent(insight.key, row);
  return opened.ok ? [{ role: row.role === "assistant" ? "assistant" : "user", content: opened.value }] : [];
}

function isDark({ insight }: ChatContext, row: MessageRow): boolean {
  const { isDistressed, help, isHelpFolded } = openMetadata<MessageMetadata>(insight.key, row);
  return isDistressed === true || (help !== undefined && isHelpFolded !== true);
}

/** Returns the reading for the duck, including which steps the person has done since. */
function duckReadingOf(reading: ReadingResult, { steps, tookAction }: ChatInsightRow): ReadingWords {
  const ticks = steps.map(({ step, doneAt }) => ({ step, isDone: doneAt !== null }));
  const isDone = doneSteps(reading.actionSteps.length, { tookAction, ticks });
  return {
    ...reading,
    headline: headlineOfReading(reading),
    actionSteps: reading.actionSteps.map(({ text, minutes = STEP_MINUTES }, index) => ({
      text,
      minutes,
      isDone: isDone[index] ?? false,
    })),
  };
}

function blockOf(key: UserKey, block: NonNullable<ChatInsightRow["block"]>): DuckBlock {
  const { status } = block;
  return { name: openBlockName(key, block), status, notes: openBlockNotes(key, block), earlier: [] };
}
