// Rates how grave an entry is. All jokes, ads, counts and celebrations beside an entry depend on it.

import { assessDistress, type DistressAssessment } from "./assess-distress.ts";
import { stripMarks } from "./fold-letters.ts";
import { HEAVY_WORDS, type HeavySubject } from "./heavy-words/heavy-words.ts";
import { isOnlyWork, withoutWorkplace } from "./heavy-words/workplaces.ts";
import { leavesLifeOpen } from "./living-places.ts";
import { veiledLikelihood } from "./veiled-likelihood.ts";

/**
 * How grave a text is.
 * - `grave`: it shows a crisis or distress (`assessDistress`).
 * - `gentle`: it is about death, burial, illness, loss or harm. No jokes and no ads appear beside it.
 * - `none`: everything else.
 */
export type Gravity = "none" | "gentle" | "grave";

const HARMLESS = HEAVY_WORDS.flatMap(({ harmless }) => harmless);
const SUBJECTS: readonly HeavySubject[] = ["loss", "illness", "harm"];

/** Returns the gravity of the gravest of an entry's texts. A text that is `null` or `undefined` is ignored. */
export function gravityOf(texts: readonly (string | null | undefined)[]): Gravity {
  const given = texts.filter((text): text is string => typeof text === "string" && text !== "");
  if (given.some((text) => assessDistress(text).level !== "none")) return "grave";
  return given.some((text) => findHeavySubject(text) !== null) ? "gentle" : "none";
}

/** Returns whether jokes, ads and celebrations are forbidden beside these texts. */
export function callsForQuiet(texts: readonly (string | null | undefined)[]): boolean {
  return gravityOf(texts) !== "none";
}

/**
 * Returns whether a text is dark in words, or by a strong guess. Weak guesses are often wrong about short lines; where several
 * texts bear one out, the help is in sight (`conversation-danger.ts`).
 */
function isSurelyDark(text: string, { level, isGuess }: DistressAssessment = assessDistress(text)): boolean {
  if (level === "none" || isGuess !== true) return level !== "none";
  return leavesLifeOpen(text) || veiledLikelihood(text)?.isStrong === true;
}

/**
 * Returns whether a model must be gentle and make no joke about these texts. A weak guess is left to the model, which sees the
 * whole of them. `assessments` are those of the texts, for callers that have them already.
 */
export function callsForGentleVoice(
  texts: readonly string[],
  assessments: readonly DistressAssessment[] = [],
): boolean {
  return texts.some((text, at) => isSurelyDark(text, assessments[at]) || findHeavySubject(text) !== null);
}

/**
 * Returns the heavy subject of a text; of several, the first in the sequence loss, illness, harm; `null` if there is
 * none. A hospital that is only the writer's workplace is none (`workplaces.ts`).
 */
export function findHeavySubject(text: string): HeavySubject | null {
  const plain = plainOf(text);
  const subject = findSubjectIn(plain);
  return subject === null || isOnlyWork(plain) ? null : subject;
}

/**
 * Returns whether only weak signs make an English text grave or gentle: a classifier's guess that is not strong, or a
 * hospital at which the writer works, beside which no other person is mentioned.
 */
export function isOnlySuspected(text: string): boolean {
  const { level, isGuess } = assessDistress(text);
  if (level !== "none" && isGuess !== true) return false;
  if (findHeavySubject(text) === null) return isGuess === true && veiledLikelihood(text)?.isStrong !== true;
  const rest = withoutWorkplace(plainOf(text));
  return rest !== null && findSubjectIn(rest) === null;
}

function findSubjectIn(plain: string): HeavySubject | null {
  // A harmless phrase of one language may hold a heavy word of another: "Soy cáncer".
  const rest = HARMLESS.reduce((left, pattern) => left.replace(pattern, " , "), plain);
  return SUBJECTS.find((subject) => HEAVY_WORDS.some((language) => language[subject].test(rest))) ?? null;
}

function plainOf(text: string): string {
  return stripMarks(text.replace(/[’‘`´ʼ]/g, "'")).replace(/\s+/g, " ");
}
