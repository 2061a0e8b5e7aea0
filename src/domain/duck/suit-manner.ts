/** Adapts chosen templates to the chat so far: to a request about the duck's manner, and to many quotations. */

import { withTypographicApostrophes } from "../text/typographic-apostrophes.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import type { Tone } from "./duck-request.ts";
import type { ChatFrames, Frames } from "./frame-types.ts";
import type { KindOfManner } from "./kind-of-manner.ts";
import { type Intent, TELLING_OR_UNABLE } from "./message-intents.ts";

/** Returns the tone that the person asked for last, or the given one if they asked for none. */
export function requestedToneOr(mannerRequest: KindOfManner | undefined, defaultTone: Tone): Tone {
  if (mannerRequest === "straight" || mannerRequest === "lessPlay") return "blunt";
  return mannerRequest === "gentler" ? "gentle" : defaultTone;
}

interface Before {
  manner: KindOfManner | undefined;
  /** The duck's replies in this chat, oldest first. */
  replies: readonly string[];
  /** Returns whether the reply has a fact of this name. */
  has: (name: "near" | "news") => boolean;
}

/** The number of replies with a quotation after which the next reply mentions a fact without quoting it. */
const MOST_QUOTED_IN_A_ROW = 2;
/** Intents of messages that replies usually quote. */
const QUOTED: ReadonlySet<Intent> = new Set(["fact", "person"]);

/** Requests after which replies to statements are short. */
const SHORTENS: ReadonlySet<KindOfManner> = new Set<KindOfManner>(["unclear", "plainer"]);

export function suitManner(intent: Intent, frames: ChatFrames, { manner, replies, has }: Before): ChatFrames {
  if (!isPlainAnswer(frames)) return frames;
  const chosen = suitToChat(intent, frames, { manner, replies, has });
  const suited = manner === "lessPlay" ? withoutPlay(chosen) : chosen;
  const isShort = manner !== undefined && SHORTENS.has(manner);
  return !isShort && asksNow(intent, suited, replies)
    ? { ...suited, questions: CHAT_FRAMES.open.questions }
    : suited;
}

/** Matches words in which the duck speaks of being a duck. */
const PLAY = /\b(?:ducks?|pond|beak|feathers?|rubber|hat|float|quack|bird|coin)\b/i;

function withoutPlay({ reactions, turns, questions }: ChatFrames): ChatFrames {
  return { reactions: plainOf(reactions), turns: plainOf(turns), questions: plainOf(questions) };
}

/** Returns the templates without the playful ones; all of them if nothing else is left. */
function plainOf(frames: Frames): Frames {
  const plain = frames.filter((frame) => !PLAY.test(frame));
  return plain.length > 0 ? plain : frames;
}

/**
 * Returns whether the next reply should ask what would help: after two replies without a question, if it has no
 * question of its own.
 */
function asksNow(intent: Intent, { questions }: ChatFrames, replies: readonly string[]): boolean {
  if (!RECEIVED.has(intent) || questions.length > 0) return false;
  const recent = replies.slice(-MOST_WITHOUT_QUESTION);
  return recent.length === MOST_WITHOUT_QUESTION && recent.every((reply) => !reply.includes("?"));
}

const MOST_WITHOUT_QUESTION = 2;
/** Intents of messages that are mostly answered without a question. */
const RECEIVED: ReadonlySet<Intent> = new Set(["fact", "person", "open"]);

function suitToChat(intent: Intent, frames: ChatFrames, { manner, replies, has }: Before): ChatFrames {
  if (intent === "open") return { ...frames, questions: [] };
  if (manner !== undefined && SHORTENS.has(manner) && TELLING_OR_UNABLE.has(intent))
    return { ...frames, turns: [], questions: [] };
  if (manner === "practical" && TELLING_OR_UNABLE.has(intent))
    return { reactions: CHAT_FRAMES.fact.reactions, turns: [], questions: CHAT_FRAMES.style.questions };
  if (!QUOTED.has(intent)) return frames;
  const { reactions } = CHAT_FRAMES.unquoted;
  if (manner === "fewerQuotes") return { ...frames, reactions };
  const recent = replies.slice(-MOST_QUOTED_IN_A_ROW);
  const isMuch = recent.length === MOST_QUOTED_IN_A_ROW && recent.every(isQuoting);
  if (!isMuch) return isEchoDue(replies) ? frames : { ...frames, reactions: takenFrames(has("news")) };
  if (has("near") && has("news") && !replies.some(isLinked)) return CHAT_FRAMES.linked;
  return { ...frames, reactions };
}

function isQuoting(reply: string): boolean {
  return reply.includes("“");
}

/**
 * Returns whether the reply should repeat the message behind an opening. Only every second reply to a statement does
 * so.
 */
function isEchoDue(replies: readonly string[]): boolean {
  const last = replies.findLast((reply) => BARE_ECHO.test(reply) || isTaken(reply));
  return last === undefined || isTaken(last);
}

/** Returns whether the reply says something behind the quotation, or quotes nothing. */
function isTaken(reply: string): boolean {
  return (
    reply.startsWith("“") ||
    CHAT_FRAMES.unquoted.reactions.some((frame) => reply.startsWith(withTypographicApostrophes(frame)))
  );
}

/**
 * Returns templates with a quotation and a few words behind it: of the sentence with the news if that is short, else of
 * the whole.
 */
function takenFrames(hasNews: boolean): Frames {
  const { reactions } = CHAT_FRAMES.taken;
  return hasNews ? reactions : reactions.map((frame) => frame.replace("{news}", "{q}"));
}

/** Matches a reply that consists of an opening and the message. */
const BARE_ECHO = /^[^“”.?!]{1,60}: “/;

/** Returns whether the templates are not those for a dark or heavy message, which are never changed. */
function isPlainAnswer(frames: ChatFrames): boolean {
  const { grave, perhapsHeavy, faint, heavy, slow } = CHAT_FRAMES;
  return ![grave, perhapsHeavy, faint, heavy, slow].includes(frames);
}

/** Returns whether the reply compared a message with the first text. */
function isLinked(reply: string): boolean {
  return CHAT_FRAMES.linked.reactions.some((frame) =>
    reply.startsWith(withTypographicApostrophes(frame).split("{", 1)[0] ?? ""),
  );
}
