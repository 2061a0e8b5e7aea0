// Guesses danger in a text with classifiers that have learned it (`evals/danger`), one a language.
import { linearClassifier } from "./classify/linear-classifier.ts";
import { featuresOf } from "./classify/text-features.ts";
import { unpackWeights } from "./classify/weights.ts";
import type { SafetyLanguage } from "./phrase-table.ts";
import { readWeights } from "./weights/read-weights.ts";

/** The least share of known features. A text with less is in another language. */
const LEAST_KNOWN = 0.3;
const LANGUAGES = ["en", "de", "es"] as const satisfies SafetyLanguage[];

export interface DangerGuess {
  language: SafetyLanguage;
  /** The probability of danger, between 0 and 1. */
  probability: number;
}

/**
 * Returns a function that guesses: `veiled` from one text, `conversation` from the texts of a conversation in one. It returns `null`
 * for a text that is in none of the languages.
 */
export function dangerGuesser(learned: "veiled" | "conversation"): (text: string) => DangerGuess | null {
  const classifiers = LANGUAGES.map((language) => ({
    language,
    classifier: linearClassifier(() => unpackWeights(readWeights(language), learned)),
  }));
  return (text) => {
    if (!/\p{L}/u.test(text)) return null;
    const features = featuresOf(text);
    const [best] = classifiers
      .map((each) => ({ ...each, known: each.classifier.knownShareOf(features) }))
      .sort((one, other) => other.known - one.known);
    if (!best || best.known < LEAST_KNOWN) return null;
    const danger = best.classifier.classify(features).find(({ name }) => name === "danger");
    return { language: best.language, probability: danger?.probability ?? 0 };
  };
}
