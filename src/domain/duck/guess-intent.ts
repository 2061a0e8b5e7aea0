/** What a chat message does, guessed by a classifier that learned from messages of many writers (`bench/classify`). */
import learned from "#content/learned/chat-intents.json" with { type: "json" };
import { type ClassProbability, linearClassifier } from "../classify/linear-classifier.ts";

const GUESSED = [
  "again",
  "asksCard",
  "asksOther",
  "asksStep",
  "asksTell",
  "bye",
  "choose",
  "denial",
  "didIt",
  "disagree",
  "fact",
  "feeling",
  "generic",
  "joke",
  "offTopic",
  "remind",
  "smaller",
  "style",
  "thanks",
  "unknowable",
] as const;
export type GuessedIntent = (typeof GUESSED)[number];

const { classify, knownShareOf } = linearClassifier<GuessedIntent>(learned);
/** The least share of known words for English: the classifier knows about half of an English message. */
const LEAST_KNOWN = 0.4;

/** The likeliest intent; of messages guessed with a probability from 0.4 on, 95 in 100 are guessed rightly. */
export function guessIntent(message: string): ClassProbability<GuessedIntent> {
  return guessIntents(message)[0] ?? { name: "fact", probability: 0 };
}

/** All intents, the likeliest first. */
export function guessIntents(message: string): readonly ClassProbability<GuessedIntent>[] {
  return classify(message);
}

/** Whether a message is English for all that single words of it are not. */
export function isEnglish(message: string): boolean {
  return knownShareOf(message) >= LEAST_KNOWN;
}
