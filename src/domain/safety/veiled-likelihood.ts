/**
 * How likely a text veils that somebody is in danger, by a classifier for each language that learned from texts of many
 * writers (`bench/classify`, with the families of signs and the reason for each). It guesses, and it misses much: see
 * `bench/judged/README.md` for how often.
 */
import german from "#content/learned/veiled-de.json" with { type: "json" };
import english from "#content/learned/veiled-en.json" with { type: "json" };
import spanish from "#content/learned/veiled-es.json" with { type: "json" };
import { type Classifier, linearClassifier } from "../classify/linear-classifier.ts";
import { featuresOf } from "../classify/text-features.ts";

export interface Likelihood {
  /** The guess alone is reason enough for a softer tone. */
  isVeiled: boolean;
  /** The guess alone is reason enough to take a chat message for dark: messages are short, and a short text is misread more often. */
  isStrong: boolean;
  /** The guess is reason enough not to be glad about a text, and not to joke. */
  isDoubtful: boolean;
  /** The guess bears out a phrase that alone may mean something harmless. */
  bearsOut: boolean;
  /** The guess says that the text is harmless. */
  isHarmless: boolean;
}

interface LanguageModel extends Classifier<"none" | "danger"> {
  /** From this probability on a text counts as veiled: chosen so that 1 or 2 in 100 harmless look-alikes do. */
  veiledFrom: number;
  /** From this probability on the guess bears out a phrase. */
  bearsOutFrom: number;
  /** Below this probability a text counts as harmless. */
  harmlessBelow: number;
}

const MODELS: readonly LanguageModel[] = [
  {
    ...linearClassifier<"none" | "danger">(english),
    veiledFrom: 0.78,
    bearsOutFrom: 0.22,
    harmlessBelow: 0.15,
  },
  { ...linearClassifier<"none" | "danger">(german), veiledFrom: 0.78, bearsOutFrom: 0.3, harmlessBelow: 0.3 },
  {
    ...linearClassifier<"none" | "danger">(spanish),
    veiledFrom: 0.77,
    bearsOutFrom: 0.4,
    harmlessBelow: 0.15,
  },
];
/** From this probability on a guess is strong: of 480 harmless chat messages, 1 reaches it, and 11 reach `veiledFrom`. */
const STRONG_FROM = 0.94;
/** From this probability on nothing is glad beside a text; 5 in 100 harmless chat messages reach it. */
const DOUBTFUL_FROM = 0.5;
/** A text of which a language's classifier knows less is in another language. */
const LEAST_KNOWN = 0.3;

/** `null` where the text is in none of the languages. */
export function veiledLikelihood(text: string): Likelihood | null {
  if (!/\p{L}/u.test(text)) return null;
  const features = featuresOf(text);
  const [best] = MODELS.map((model) => ({ model, known: model.knownShareOf(features) })).sort(
    (one, other) => other.known - one.known,
  );
  if (!best || best.known < LEAST_KNOWN) return null;
  const danger = best.model.classify(features).find(({ name }) => name === "danger")?.probability ?? 0;
  return {
    isDoubtful: danger >= DOUBTFUL_FROM,
    isStrong: danger >= STRONG_FROM,
    isVeiled: danger >= best.model.veiledFrom,
    bearsOut: danger >= best.model.bearsOutFrom,
    isHarmless: danger < best.model.harmlessBelow,
  };
}
