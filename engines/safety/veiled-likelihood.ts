/**
 * Estimates how likely a text hides that somebody is in danger. A classifier for each language has learned this from
 * texts of many writers (`evals/danger`). It guesses and misses many texts: `evals/safety/README.md` says how many.
 */
import { dangerGuesser } from "./guess-danger.ts";
import type { SafetyLanguage } from "./phrase-table.ts";

export interface Likelihood {
  /** True if the guess alone is reason enough for a softer tone. */
  isVeiled: boolean;
  /**
   * True if the guess alone is reason enough to treat a chat message as dark. The bound is higher because short texts
   * are misread more often.
   */
  isStrong: boolean;
  /** True if the guess is reason enough to make no jokes and show no gladness beside the text. */
  isDoubtful: boolean;
  /** True if the guess confirms a phrase that alone may mean something harmless. */
  bearsOut: boolean;
  /** True if the guess says that the text is harmless. */
  isHarmless: boolean;
}

interface Bounds {
  /**
   * The probability from which a text counts as veiled. It is chosen so that 1 or 2 in 100 harmless similar texts reach
   * it.
   */
  veiledFrom: number;
  /** The probability from which the guess confirms a phrase. */
  bearsOutFrom: number;
  /** The probability below which a text counts as harmless. */
  harmlessBelow: number;
}

const guessDanger = dangerGuesser("veiled");
const BOUNDS: Record<SafetyLanguage, Bounds> = {
  en: { veiledFrom: 0.78, bearsOutFrom: 0.22, harmlessBelow: 0.15 },
  de: { veiledFrom: 0.78, bearsOutFrom: 0.3, harmlessBelow: 0.3 },
  es: { veiledFrom: 0.77, bearsOutFrom: 0.4, harmlessBelow: 0.15 },
};
/**
 * The probability from which a guess is strong: of 480 harmless chat messages, 1 reaches it, and 11 reach `veiledFrom`.
 */
const STRONG_FROM = 0.94;
/**
 * The probability from which jokes and gladness are omitted beside a text; 5 in 100 harmless chat messages reach it.
 */
const DOUBTFUL_FROM = 0.5;

/** Returns the likelihood of a text; `null` if the text is in none of the languages. */
export function veiledLikelihood(text: string): Likelihood | null {
  const guess = guessDanger(text);
  if (guess === null) return null;
  const { language, probability } = guess;
  const { veiledFrom, bearsOutFrom, harmlessBelow } = BOUNDS[language];
  return {
    isDoubtful: probability >= DOUBTFUL_FROM,
    isStrong: probability >= STRONG_FROM,
    isVeiled: probability >= veiledFrom,
    bearsOut: probability >= bearsOutFrom,
    isHarmless: probability < harmlessBelow,
  };
}
