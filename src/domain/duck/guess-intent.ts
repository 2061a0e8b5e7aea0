/** Guesses what a chat message does, by a classifier that learned from messages of many writers (`bench/classify`). */
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
/**
 * The least share of known features from which a message counts as English. The classifier knows about half of an
 * English message.
 */
const LEAST_KNOWN = 0.4;

/**
 * Returns the likeliest intent with its probability. With a probability of 0.4 or more, 95 of 100 guesses are right.
 */
export function guessIntent(message: string): ClassProbability<GuessedIntent> {
  return guessIntents(message)[0] ?? { name: "fact", probability: 0 };
}

/** Returns all intents with their probabilities, the likeliest first. */
export function guessIntents(message: string): readonly ClassProbability<GuessedIntent>[] {
  return classify(message);
}

/** Returns whether a message is English as a whole, even if some of its words are not. */
export function isEnglish(message: string): boolean {
  return knownShareOf(message) >= LEAST_KNOWN;
}
