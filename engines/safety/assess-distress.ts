// Recognises text that speaks of a crisis: phrase tables find it, the context around it and a classifier's guess decide.

import type { CrisisKind } from "#domain/help/help-line.ts";
import { leavesLifeOpen, withoutLivingPlaces } from "./living-places.ts";
import { findInOtherLanguages } from "./other-languages/find-in-other-languages.ts";
import type { PhraseHit, StepTally } from "./phrase-matcher.ts";
import { type PhraseMeaning, phraseIndex, type SignMeaning } from "./phrase-meaning.ts";
import { TextContext } from "./read-context.ts";
import { readWords } from "./read-words.ts";
import { veiledLikelihood } from "./veiled-likelihood.ts";
import { BARE_WORD_LIMIT, type Finding, isCertain, type Weight, weigh } from "./weigh-hint.ts";
import { type OutrightFinding, weighAllOutright } from "./weigh-outright.ts";

/**
 * The result of an assessment.
 * - `crisis`: the text speaks of suicide, self-harm, abuse or an emergency of a real person. Help is shown first. Only
 *   this level has a `kind`, and the `language` of the phrase that decided.
 * - `distress`: the text is very dark, denies a crisis or tells of one long over, or a classifier takes it for a veiled
 *   sign of one (`veiled-likelihood.ts`). The draw goes on, with softer words and without ads.
 * - `none`: everything else.
 */
export type DistressAssessment = {
  level: "none" | "distress" | "crisis";
  kind?: CrisisKind;
  /** The language of the phrase, as BCP 47. */
  language?: string;
  /**
   * True if no phrase shows the distress: a classifier guesses it, or it is open whether somebody does not want to live at
   * all. Set only with `distress`.
   */
  isGuess?: true;
};

/** The kinds of crisis, the most urgent first. If a text speaks of several, the first is named. */
const KINDS_BY_URGENCY: readonly CrisisKind[] = ["emergency", "suicide", "self-harm", "abuse"];

type Graded = Finding | OutrightFinding;

/**
 * Assesses a text that a person typed. The same text always gets the same result. It never throws, and the work grows
 * with the length of the text. `tally` counts the comparisons, for tests.
 */
export function assessDistress(typed: string, tally: StepTally = { steps: 0 }): DistressAssessment {
  const found = assess(withoutLivingPlaces(typed), tally);
  return found.level === "none" && leavesLifeOpen(typed) ? { level: "distress", isGuess: true } : found;
}

function assess(text: string, tally: StepTally): DistressAssessment {
  const words = readWords(text, phraseIndex().vocabulary);
  const hits = phraseIndex().find(words, tally);
  const context = new TextContext(words, hits);
  const outright = weighAllOutright(hits, { words, context, tally });
  const findings = hits.filter(isFinding).filter((finding) => !outright.isTakenBack(finding));
  const hinted = findings.map((finding) => ({ finding, weight: weigh(finding, context, words.length) }));
  const likelihood = veiledLikelihood(text);
  const isOutright =
    outright.weighed.some(({ weight }) => weight === "crisis") ||
    hinted.some(({ finding: { meaning }, weight }) => weight === "crisis" && isCertain(meaning));
  // A text of three words is too short for the classifier.
  const isBorneOut = isOutright || words.length <= BARE_WORD_LIMIT || (likelihood?.bearsOut ?? true);
  if (isBorneOut) {
    const worst = findMostUrgentOf([...outright.weighed, ...hinted]);
    if (worst) return { level: "crisis", kind: worst.meaning.kind, language: worst.meaning.language };
    const sign = findTellingSign(hits.filter(isSign), context);
    if (sign) return { level: "crisis", kind: "suicide", language: sign.meaning.language };
  }
  const other = findInOtherLanguages(text, tally);
  if (other.level === "crisis") return other;
  const isDenied = [...outright.weighed, ...hinted].some(isDeniedCrisis);
  const isHinted = context.has("distress") || hinted.some(({ weight }) => weight !== "none");
  const isDark = isHinted && !likelihood?.isHarmless;
  if (isDenied || isDark) return { level: "distress" };
  if (other.level === "none" && likelihood?.isVeiled) return { level: "distress", isGuess: true };
  return { level: other.level };
}

/**
 * Returns whether a phrase of a crisis weighs only as distress. An emergency never does here: "I can't breathe in this
 * office" is dark only if the rest of the text is.
 */
function isDeniedCrisis({ finding, weight }: { finding: Graded; weight: Weight }): boolean {
  return weight === "distress" && finding.meaning.kind !== "emergency";
}

function findMostUrgentOf(weighed: readonly { finding: Graded; weight: Weight }[]): Graded | undefined {
  const crises = weighed.filter(({ weight }) => weight === "crisis").map(({ finding }) => finding);
  return findMostUrgent(crises.toSorted((one, other) => one.start - other.start));
}

function isFinding(hit: PhraseHit<PhraseMeaning>): hit is Finding {
  return hit.meaning.role === "crisis" || hit.meaning.role === "mention";
}

function isSign(hit: PhraseHit<PhraseMeaning>): hit is PhraseHit<SignMeaning> {
  return hit.meaning.role === "sign";
}

/**
 * Returns a weak sign that a sign of another family confirms. Gloom alone confirms nothing, however often it occurs.
 */
function findTellingSign(
  signs: readonly PhraseHit<SignMeaning>[],
  context: TextContext,
): PhraseHit<SignMeaning> | undefined {
  if (context.has("fiction") || context.has("topic")) return undefined;
  const meant = signs.filter(
    (sign) =>
      !(context.isIdiom(sign) || context.hasInSentence("matters", sign.start) || context.isPast(sign)),
  );
  const families = new Set(meant.map((sign) => sign.meaning.family));
  if (families.size < 2) return undefined;
  return meant.find((sign) => sign.meaning.family !== "gloom");
}

/** Returns the most urgent finding. A phrase inside a longer one of another kind is ignored. */
function findMostUrgent(crises: readonly Graded[]): Graded | undefined {
  const widest: Graded[] = [];
  for (const crisis of crises) {
    const last = widest.at(-1);
    const isWithinLast = last !== undefined && crisis.end <= last.end && crisis.start > last.start;
    const holdsLast = last !== undefined && crisis.start === last.start && crisis.end > last.end;
    if (holdsLast) widest.pop();
    if (!isWithinLast) widest.push(crisis);
  }
  for (const kind of KINDS_BY_URGENCY) {
    const found = widest.find((crisis) => crisis.meaning.kind === kind);
    if (found) return found;
  }
  return undefined;
}
