/** Chooses the sentences a chat reply is made of: by what the message does, and by how heavy it is. */
import { assessDistress } from "../safety/assess-distress.ts";
import { findHeavySubject, gravityOf } from "../safety/gravity.ts";
import { MANY_WORDS, wordCount } from "./count-words.ts";
import type { ChatRequest } from "./duck-request.ts";
import type { ChatFrames } from "./frame-types.ts";
import { CHAT_FRAMES, UNKNOWABLE_FRAMES } from "./frames.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { type Intent, TELLING_OR_UNABLE } from "./message-intents.ts";
import type { Situation } from "./read-situation.ts";
import { plainWords } from "./restore-apostrophes.ts";

/**
 * - `known`: dark words, or the caller reports distress that nothing in the words explains.
 * - `guessed`: only the classifier takes the message for a veiled danger.
 */
export type Danger = "known" | "guessed" | "none";

/** Intents whose frames may joke, so beside a loss or an illness they are answered with others. */
const JOKING_INTENTS: ReadonlySet<Intent> = new Set([
  "orders",
  "foreign",
  "signs",
  "machine",
  "greeting",
  "angle",
  "offTopic",
]);
/** What is asked of the duck itself is answered, though the classifier takes the message for dark. */
const PLAIN_REQUESTS: ReadonlySet<Intent> = new Set([
  "smaller",
  "asksCard",
  "asksDraws",
  "asksKept",
  "asksUse",
  "remind",
  "again",
  "generic",
  "missed",
  "unclear",
]);

/** What was guessed of an earlier text keeps the tone gentle, but thanks are still thanks. */
export function dangerIn(
  { userContext: text, message, isDistressed }: ChatRequest,
  earlierMessages: readonly string[],
): Danger {
  const now = assessDistress(message);
  if (now.level !== "none" && !now.isGuess) return "known";
  const before = [text, ...earlierMessages].map((each) => assessDistress(each));
  if (before.some(({ level, isGuess }) => level !== "none" && !isGuess)) return "known";
  if (now.level !== "none") return "guessed";
  return isDistressed === true && gravityOf([text, ...earlierMessages, message]) === "none"
    ? "known"
    : "none";
}

interface MessageWeight {
  danger: Danger;
  /** Whether the message says what it is instead of what it denies. */
  hasInstead: boolean;
  /** Death, illness, loss or harm in the message or in what was told before. */
  isGrave: boolean;
  message: string;
}

export function chooseChatFrames(
  intent: Intent,
  { unknowable }: Situation,
  { danger, hasInstead, isGrave, message }: MessageWeight,
): ChatFrames {
  if (danger === "known") return CHAT_FRAMES.grave;
  if (danger === "guessed" && !PLAIN_REQUESTS.has(intent)) return CHAT_FRAMES.perhapsHeavy;
  if (TELLING_OR_UNABLE.has(intent) && findHeavySubject(message) !== null) return CHAT_FRAMES.heavy;
  if (hasInstead) return CHAT_FRAMES.instead;
  if (isGrave && intent === "joke") return CHAT_FRAMES.fact;
  if (isGrave && JOKING_INTENTS.has(intent)) return CHAT_FRAMES.slow;
  if (intent === "fact") return framesForFact(message);
  if (intent !== "unknowable" || !unknowable) return CHAT_FRAMES[intent];
  return { ...CHAT_FRAMES.unknowable, reactions: UNKNOWABLE_FRAMES[unknowable.kind] };
}

/**
 * The same frames for somebody who asked the duck to speak plainly: what is told is taken up without a saying
 * and without a question about feelings.
 */
export function plainFrames(intent: Intent, frames: ChatFrames): ChatFrames {
  if (!TELLING_OR_UNABLE.has(intent) || frames === CHAT_FRAMES.grave) return frames;
  const { fact, style } = CHAT_FRAMES;
  return { reactions: fact.reactions, turns: [], questions: style.questions };
}

/** Asks about what the statement is about, where a few words of it say so. */
function framesForFact(message: string): ChatFrames {
  const { fact } = CHAT_FRAMES;
  if (wordCount(message) >= MANY_WORDS) return CHAT_FRAMES.long;
  const kind = kindOfFact(plainWords(message));
  if (kind === undefined) return fact;
  const { reactions, turns, questions } = CHAT_FRAMES[kind];
  return { reactions: reactions.length > 0 ? reactions : fact.reactions, turns, questions };
}
