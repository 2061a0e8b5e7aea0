// Guesses from a person's texts of a conversation, read as one, whether somebody is in danger.
import de from "#content/learned/conversation-de.json" with { type: "json" };
import en from "#content/learned/conversation-en.json" with { type: "json" };
import es from "#content/learned/conversation-es.json" with { type: "json" };
import { dangerGuesser } from "./guess-danger.ts";
import type { SafetyLanguage } from "./phrase-table.ts";

export interface ConversationLikelihood {
  /** Whether help belongs beside the answer. */
  callsForHelp: boolean;
  /** Whether help comes before any answer. */
  isUrgent: boolean;
}

const guessDanger = dangerGuesser({ en, de, es });
/** The probability from which texts call for help; `bench/safety/README.md` says how it was chosen. */
const HELP_FROM: Record<SafetyLanguage, number> = { en: 0.55, de: 0.45, es: 0.55 };
/** The probability from which help comes before any answer. */
const URGENT_FROM = 0.97;
/** How much of the end of a conversation is read, in characters. What was said long before fades. */
const READ = 2200;

/** Returns what texts, the oldest first, show together; `null` if they are in none of the languages. */
export function likelihoodInConversation(texts: readonly string[]): ConversationLikelihood | null {
  const guess = guessDanger(texts.join("\n").slice(-READ));
  if (guess === null) return null;
  const { language, probability } = guess;
  return { callsForHelp: probability >= HELP_FROM[language], isUrgent: probability >= URGENT_FROM };
}
