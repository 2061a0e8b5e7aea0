// Guesses from a person's texts of a conversation, read as one, whether somebody is in danger.
import { dangerGuesser } from "./guess-danger.ts";

export interface ConversationLikelihood {
  /** Whether a way to help belongs beside the answer, though most texts that are like this are harmless. */
  callsForHelp: boolean;
  /** Whether help belongs in plain sight beside the answer. */
  isStrong: boolean;
  /** Whether help comes before any answer. */
  isUrgent: boolean;
}

const guessDanger = dangerGuesser("conversation");
/** The probability from which a way to help belongs beside a chat; `evals/safety/README.md` says how it was chosen. */
const HELP_FROM = 0.45;
/**
 * The same for what stuck people write and then answer to a few questions: a text and some short lines, which say less than a
 * conversation and look like danger more often.
 */
const HELP_FROM_IN_ANSWERS = 0.7;
/** The probability from which help is in plain sight: of 30 harmless people, two had it there, and five to eleven from the lower bounds. */
const STRONG_FROM = 0.9;
/** The probability from which help comes before any answer. */
const URGENT_FROM = 0.97;
/** How much of the end of a conversation is read, in characters. What was said long before fades. */
const READ = 2200;

/** Where texts were written one after the other. */
export type Conversation = "chat" | "answers";

/** Returns what texts, the oldest first, show together; `null` if they are in none of the languages. */
export function likelihoodInConversation(
  texts: readonly string[],
  conversation: Conversation = "chat",
): ConversationLikelihood | null {
  const guess = guessDanger(texts.join("\n").slice(-READ));
  if (guess === null) return null;
  const { probability } = guess;
  const helpFrom = conversation === "answers" ? HELP_FROM_IN_ANSWERS : HELP_FROM;
  return {
    callsForHelp: probability >= helpFrom,
    isStrong: probability >= STRONG_FROM,
    isUrgent: probability >= URGENT_FROM,
  };
}
