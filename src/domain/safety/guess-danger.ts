// Guesses danger in a text with classifiers that have learned it (`bench/classify`), one a language.
import { type Classifier, linearClassifier } from "../classify/linear-classifier.ts";
import { featuresOf } from "../classify/text-features.ts";
import type { SafetyLanguage } from "./phrase-table.ts";

/** The least share of known features. A text with less is in another language. */
const LEAST_KNOWN = 0.3;

export interface DangerGuess {
  language: SafetyLanguage;
  /** The probability of danger, between 0 and 1. */
  probability: number;
}

type Learned = Parameters<typeof linearClassifier>[0];

/** Returns a function that guesses with these weights; it returns `null` for a text that is in none of the languages. */
export function dangerGuesser(
  weights: Record<SafetyLanguage, Learned>,
): (text: string) => DangerGuess | null {
  const classifiers = Object.entries(weights).map(
    ([language, learned]): [SafetyLanguage, Classifier<"none" | "danger">] => [
      language as SafetyLanguage,
      linearClassifier(learned),
    ],
  );
  return (text) => {
    if (!/\p{L}/u.test(text)) return null;
    const features = featuresOf(text);
    const [best] = classifiers
      .map(([language, classifier]) => ({ language, classifier, known: classifier.knownShareOf(features) }))
      .sort((one, other) => other.known - one.known);
    if (!best || best.known < LEAST_KNOWN) return null;
    const danger = best.classifier.classify(features).find(({ name }) => name === "danger");
    return { language: best.language, probability: danger?.probability ?? 0 };
  };
}
