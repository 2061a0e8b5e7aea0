/** Chooses the templates that react to a plain statement, and the questions about it. */

import { CHAT_FRAMES } from "./chat-frames.ts";
import { MANY_WORDS, wordCount } from "./count-words.ts";
import { twoNumbersIn } from "./details-of-message.ts";
import type { ChatFrames, Frames } from "./frame-types.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { kindOfFeeling } from "./kind-of-feeling.ts";
import { PATTERNS } from "./message-patterns.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";

/** Returns the templates for a statement. The questions are about its subject if a few words show it. */
export function framesForFact(
  intent: "fact" | "person",
  message: string,
  quoted: string | undefined,
): ChatFrames {
  const { reactions } = CHAT_FRAMES[intent];
  if (wordCount(message) >= MANY_WORDS) return CHAT_FRAMES.long;
  const told = normaliseForMatching(quoted ?? message);
  const kind = kindOfFact(normaliseForMatching(message));
  if (kind === "laughs") return CHAT_FRAMES.laughs;
  const questions = questionsFor(told);
  // Only words that another person said are named as that person's.
  const isTheirs = intent === "person" && kind === "said";
  return { reactions: isTheirs ? reactions : CHAT_FRAMES.fact.reactions, turns: [], questions };
}

/** Returns the questions about these words; none if nothing shows clearly of what kind the statement is. */
function questionsFor(plain: string): Frames {
  if (twoNumbersIn(plain) !== undefined) return CHAT_FRAMES.counts.questions;
  if (PATTERNS.feeling.test(plain)) return CHAT_FRAMES[kindOfFeeling(plain) ?? "feeling"].questions;
  const kind = kindOfLast(plain);
  return kind === undefined ? [] : CHAT_FRAMES[kind].questions;
}

/** The number of sentences at the end of a message in which the kind is looked for. */
const SENTENCES_OF_KIND = 2;

/** Returns the kind of the last sentence that has one; `undefined` if none has. */
function kindOfLast(plain: string): ReturnType<typeof kindOfFact> {
  const sentences = plain
    .split(/(?<=[.!?])\s+/)
    .slice(-SENTENCES_OF_KIND)
    .toReversed();
  return sentences.map(kindOfFact).find((kind) => kind !== undefined);
}
