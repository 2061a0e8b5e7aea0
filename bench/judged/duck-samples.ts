/**
 * Returns what the offline duck says to the judged texts. The text's id decides the cards, so the result is always the
 * same.
 */
import { type Card, isReversible, POSITIONS } from "#domain/deck/card.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import { composeChatReply } from "#domain/duck/compose-chat-reply.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import type { DuckReading } from "#domain/duck/duck-reading.ts";
import type { ChatMessage, ReadingRequest } from "#domain/duck/duck-request.ts";
import { hashOf } from "#domain/seeded-numbers.ts";
import { loadDeck } from "../duck/load-deck.ts";
import { BLOCK_TYPES, type JudgedConversation, type JudgedSituation } from "./judged-sets.ts";

const deck = [...loadDeck().values()];
/** Out of this number of readings, one has three cards; all others have one. */
const SHARE_OF_THREE = 3;
const REVERSED_SHARE = 4;

function drawFor(id: string, count: 1 | 3): ReadingRequest["cards"] {
  const left = [...deck];
  return Array.from({ length: count }, (_, index) => {
    const [card] = left.splice(hashOf(`${id}|${index}`) % left.length, 1) as [Card];
    const reversed = isReversible(card) && hashOf(`${id}|turned|${index}`) % REVERSED_SHARE === 0;
    const position = count === 3 ? POSITIONS[index] : undefined;
    return { card, reversed, ...(position ? { position } : {}) };
  });
}

export function requestFor({ id, group, text, hardPart }: JudgedSituation): ReadingRequest {
  const isThree = hashOf(id) % SHARE_OF_THREE === 0;
  return {
    spreadType: isThree ? "full-pond" : "quick-draw",
    cards: drawFor(id, isThree ? 3 : 1),
    userContext: text,
    blockTypeId: BLOCK_TYPES[group],
    ...(hardPart !== "none" && { hardPart }),
    tone: "even",
    seed: id,
  };
}

/**
 * Returns the text of a reading as a person sees it, without anything that tells the reader who judges it where it
 * comes from.
 */
export function readingText({ headline, interpretation, keyInsights, ...rest }: DuckReading): string {
  const steps = rest.actionSteps.map(({ text, minutes }) => `To do (${minutes} min): ${text}`);
  const prompts = rest.reflectionPrompts.map((prompt) => `To write about: ${prompt}`);
  return [headline, interpretation, ...keyInsights, ...steps, ...prompts, rest.robQuip].join("\n\n");
}

/** Returns what the cards say to everybody. A reading has to be better than this text. */
export function plainCardText({ cards }: ReadingRequest): string {
  return cards
    .map(({ card, reversed }) =>
      [
        reversed ? `${card.name}, reversed` : card.name,
        meaningOf({ card, reversed }),
        card.duckWisdom,
        card.duckQuestion,
        card.perspectivePrompts[0],
      ].join("\n\n"),
    )
    .join("\n\n");
}

export function readingFor(situation: JudgedSituation): DuckReading {
  return composeReading(requestFor(situation));
}

/** Returns the duck's replies to a conversation's messages, in order. */
export function repliesTo({ id, situation, messages }: JudgedConversation): string[] {
  const request: ReadingRequest = {
    spreadType: "quick-draw",
    cards: drawFor(id, 1),
    userContext: situation,
    blockTypeId: "life",
    tone: "even",
    seed: id,
  };
  const reading = composeReading(request);
  const said: ChatMessage[] = [];
  for (const { text } of messages) {
    const avoid = said.filter(({ role }) => role === "assistant").map(({ content }) => content);
    const reply = composeChatReply({ ...request, reading, messages: said.slice(-6), message: text, avoid });
    said.push({ role: "user", content: text }, { role: "assistant", content: reply });
  }
  return said.filter(({ role }) => role === "assistant").map(({ content }) => content);
}
