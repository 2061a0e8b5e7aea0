import type { BlockTypeId } from "../../../domain/deck/card.ts";
import type { ChatMessage, ChatRequest, DuckReading } from "../../../domain/duck/duck-request.ts";
import { readTone } from "../../../domain/duck/tone.ts";
import { headlineOf, type ReadingResult } from "../../../domain/readings/reading-result.ts";
import { positionAt, type SpreadType } from "../../../domain/readings/spread.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Deck } from "../cards/cards.ts";
import { CONTEXT_MESSAGES } from "./limits.ts";
import type { KnownChat } from "./load-chat.ts";
import { type MessageMetadata, type MessageRow, openContent, openMetadata } from "./stored-chat.ts";

/** For a step that does not say how long it takes. */
const STEP_MINUTES = 2;

/** What the duck is asked: the reading, what was said since, and the message. Throws where the reading does not open. */
export function chatWords(
  deck: Deck,
  known: KnownChat,
  message: { id: string; content: string },
): ChatRequest {
  const { insight, profile, settings } = known;
  const { row, words, isGrave } = insight;
  if (!words) throw new AppError("internal", sentences.unreadableEntry);
  const spread = row.spreadType as SpreadType;
  const before = earlierThan(known, message.id);
  const said = before.flatMap((earlier) => openMessage(known, earlier));
  const recent = before.slice(-CONTEXT_MESSAGES);
  return {
    tone: readTone(settings?.tone),
    seed: message.id,
    isDistressed: isGrave || recent.some((earlier) => isDark(known, earlier)),
    avoid: said.filter(({ role }) => role === "assistant").map(({ content }) => content),
    reading: duckReadingOf(words.reading),
    cards: row.cardsDrawn.flatMap(({ id, reversed }, index) => {
      const card = deck.byId.get(id);
      const position = positionAt(spread, index);
      return card ? [{ card, reversed, ...(position && { position }) }] : [];
    }),
    text: words.userContext,
    blockTypeId: row.blockTypeId as BlockTypeId,
    messages: said.slice(-CONTEXT_MESSAGES),
    message: message.content,
    ...(profile && { profile }),
  };
}

/** Oldest first. A message that is tried again may have later ones behind it. */
function earlierThan({ latest, sent }: KnownChat, id: string): MessageRow[] {
  const oldestFirst = latest.toReversed();
  if (!sent) return oldestFirst;
  const at = oldestFirst.findIndex((message) => message.id === id);
  return at < 0 ? [] : oldestFirst.slice(0, at);
}

function openMessage({ insight }: KnownChat, row: MessageRow): ChatMessage[] {
  const opened = openContent(insight.key, row);
  return opened.ok ? [{ role: row.role === "assistant" ? "assistant" : "user", content: opened.value }] : [];
}

function isDark({ insight }: KnownChat, row: MessageRow): boolean {
  return openMetadata<MessageMetadata>(insight.key, row).isDistressed === true;
}

function duckReadingOf(reading: ReadingResult): DuckReading {
  return {
    ...reading,
    headline: headlineOf(reading),
    actionSteps: reading.actionSteps.map(({ text, minutes = STEP_MINUTES }) => ({ text, minutes })),
  };
}
