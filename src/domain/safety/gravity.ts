// Rates how grave an entry is. All jokes, ads, counts and celebrations beside an entry depend on it.

import { assessDistress, type DistressAssessment } from "./assess-distress.ts";
import { stripMarks } from "./fold-letters.ts";
import { HEAVY_WORDS, type HeavySubject, type HeavyWords, heavyWordsOf } from "./heavy-words/heavy-words.ts";
import { isOnlyWork } from "./heavy-words/workplaces.ts";

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
  return gravityFromAssessments(
    given,
    given.map((text) => assessDistress(text)),
  );
}

/** Returns the same as `gravityOf`, for texts whose distress was already assessed. */
export function gravityFromAssessments(
  texts: readonly string[],
  assessments: readonly DistressAssessment[],
): Gravity {
  if (assessments.some(({ level }) => level !== "none")) return "grave";
  return texts.some((text) => findHeavySubject(text) !== null) ? "gentle" : "none";
}

/** Returns whether jokes, ads and celebrations are forbidden beside these texts. */
export function callsForQuiet(texts: readonly (string | null | undefined)[]): boolean {
  return gravityOf(texts) !== "none";
}

/**
 * Returns the heavy subject of a text; of several, the first in the sequence loss, illness, harm; `null` if there is
 * none. A hospital that is only the writer's workplace is none (`workplaces.ts`).
 */
export function findHeavySubject(text: string): HeavySubject | null {
  return findSubjectIn(text, HEAVY_WORDS);
}

/**
 * Returns whether only weak signs make a text grave or gentle: a classifier's guess, or a heavy word of a language in
 * which the text is not, such as the Spanish "hospital" in an English text. `language` is that of the text, as BCP 47.
 */
export function isOnlySuspected(text: string, language: string): boolean {
  const { level, isGuess } = assessDistress(text);
  if (level !== "none" && isGuess !== true) return false;
  if (findHeavySubject(text) === null) return isGuess === true;
  return findSubjectIn(text, heavyWordsOf(language)) === null;
}

function findSubjectIn(text: string, words: readonly HeavyWords[]): HeavySubject | null {
  const plain = stripMarks(text.replace(/[’‘`´ʼ]/g, "'")).replace(/\s+/g, " ");
  // A harmless phrase of one language may hold a heavy word of another: "Soy cáncer".
  const rest = HARMLESS.reduce((left, pattern) => left.replace(pattern, " , "), plain);
  const subject = SUBJECTS.find((subject) => words.some((language) => language[subject].test(rest)));
  return subject === undefined || isOnlyWork(plain) ? null : subject;
}
