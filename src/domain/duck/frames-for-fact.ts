/** Chooses the sentences that take up a plain statement, and the questions about what it tells. */
import { MANY_WORDS, wordCount } from "./count-words.ts";
import { twoNumbersIn } from "./details-of-message.ts";
import type { ChatFrames, Frames } from "./frame-types.ts";
import { CHAT_FRAMES } from "./frames.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { kindOfFeeling } from "./kind-of-feeling.ts";
import { PATTERNS } from "./message-patterns.ts";
import { plainWords } from "./restore-apostrophes.ts";

/** Asks about what the statement is about, where a few words of it say so: the last sentence first. */
export function framesForFact(
  intent: "fact" | "person",
  message: string,
  quoted: string | undefined,
): ChatFrames {
  const { reactions } = CHAT_FRAMES[intent];
  if (wordCount(message) >= MANY_WORDS) return CHAT_FRAMES.long;
  const told = plainWords(quoted ?? message);
  const kind = kindOfFact(plainWords(message));
  if (kind === "laughs") return CHAT_FRAMES.laughs;
  const questions = questionsFor(told);
  // Only what a person said is named as theirs.
  const isTheirs = intent === "person" && kind === "said";
  return { reactions: isTheirs ? reactions : CHAT_FRAMES.fact.reactions, turns: [], questions };
}

/** The questions about what these words tell; none where nothing strong says of what kind it is. */
function questionsFor(told: string): Frames {
  const plain = plainWords(told);
  if (twoNumbersIn(plain) !== undefined) return CHAT_FRAMES.counts.questions;
  if (PATTERNS.feeling.test(plain)) return CHAT_FRAMES[kindOfFeeling(plain) ?? "feeling"].questions;
  const kind = kindOfLast(plain);
  return kind === undefined ? [] : CHAT_FRAMES[kind].questions;
}

/** The kind is looked for in so many sentences at the end. */
const SENTENCES_OF_KIND = 2;

/** The kind of the last sentence that has one. */
function kindOfLast(plain: string): ReturnType<typeof kindOfFact> {
  const sentences = plain
    .split(/(?<=[.!?])\s+/)
    .slice(-SENTENCES_OF_KIND)
    .toReversed();
  return sentences.map(kindOfFact).find((kind) => kind !== undefined);
}
