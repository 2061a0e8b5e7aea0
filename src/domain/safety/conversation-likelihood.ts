// Guesses from a person's texts of a conversation, read as one, whether somebody is in danger (`bench/classify`).
import german from "#content/learned/conversation-de.json" with { type: "json" };
import english from "#content/learned/conversation-en.json" with { type: "json" };
import spanish from "#content/learned/conversation-es.json" with { type: "json" };
import { type Classifier, linearClassifier } from "../classify/linear-classifier.ts";
import { featuresOf } from "../classify/text-features.ts";

export interface ConversationLikelihood {
  /** Whether help belongs beside the answer. */
  callsForHelp: boolean;
  /** Whether help comes before any answer. */
  isUrgent: boolean;
}

interface LanguageModel extends Classifier<"none" | "danger"> {
  /** The probability of danger from which texts call for help; `bench/safety/README.md` says how it was chosen. */
  helpFrom: number;
}

const MODELS: readonly LanguageModel[] = [
  { ...linearClassifier<"none" | "danger">(english), helpFrom: 0.65 },
  { ...linearClassifier<"none" | "danger">(german), helpFrom: 0.7 },
  { ...linearClassifier<"none" | "danger">(spanish), helpFrom: 0.6 },
];
/** How much of the end of a conversation is read, in characters. What was said long before fades. */
const READ = 2200;
/** The probability from which help comes before any answer. */
const URGENT_FROM = 0.97;
/** The least share of known features. A text with less is in another language. */
const LEAST_KNOWN = 0.3;

/** Returns what texts, the oldest first, show together; `null` if they are in none of the languages. */
export function likelihoodInConversation(texts: readonly string[]): ConversationLikelihood | null {
  const together = texts.join("\n").slice(-READ);
  if (!/\p{L}/u.test(together)) return null;
  const features = featuresOf(together);
  const [best] = MODELS.map((model) => ({ model, known: model.knownShareOf(features) })).toSorted(
    (one, other) => other.known - one.known,
  );
  if (!best || best.known < LEAST_KNOWN) return null;
  const guesses = best.model.classify(features);
  const danger = guesses.find(({ name }) => name === "danger")?.probability ?? 0;
  return { callsForHelp: danger >= best.model.helpFrom, isUrgent: danger >= URGENT_FROM };
}
