// Rates how grave an entry is. All jokes, ads, counts and celebrations beside an entry depend on it.

import { assessDistress, type DistressAssessment } from "./assess-distress.ts";
import { stripMarks } from "./fold-letters.ts";
import { HEAVY_WORDS, type HeavySubject } from "./heavy-words/heavy-words.ts";

/**
 * - `grave`: a crisis, or distress: see `assessDistress`.
 * - `gentle`: death, burial, illness, loss or harm. Nothing jokes, and nothing is advertised beside it.
 * - `none`: everything else.
 */
export type Gravity = "none" | "gentle" | "grave";

const HARMLESS = HEAVY_WORDS.flatMap(({ harmless }) => harmless);
const SUBJECTS: readonly HeavySubject[] = ["loss", "illness", "harm"];

/** How grave the gravest of an entry's texts is. `null` and `undefined` stand for a text that is not there. */
export function gravityOf(texts: readonly (string | null | undefined)[]): Gravity {
  const given = texts.filter((text): text is string => typeof text === "string" && text !== "");
  return gravityAssessed(
    given,
    given.map((text) => assessDistress(text)),
  );
}

/** The same as `gravityOf`, for texts that are already assessed. */
export function gravityAssessed(
  texts: readonly string[],
  assessments: readonly DistressAssessment[],
): Gravity {
  if (assessments.some(({ level }) => level !== "none")) return "grave";
  return texts.some((text) => findHeavySubject(text) !== null) ? "gentle" : "none";
}

/** Whether nothing may joke, advertise or celebrate beside these texts. */
export function callsForQuiet(texts: readonly (string | null | undefined)[]): boolean {
  return gravityOf(texts) !== "none";
}

/** The heavy subject of a text; of several, the first in the order loss, illness, harm. */
export function findHeavySubject(text: string): HeavySubject | null {
  const plain = stripMarks(text.replace(/[’‘`´ʼ]/g, "'")).replace(/\s+/g, " ");
  // A harmless phrase of one language may hold a heavy word of another: "Soy cáncer".
  const rest = HARMLESS.reduce((left, pattern) => left.replace(pattern, " , "), plain);
  return SUBJECTS.find((subject) => HEAVY_WORDS.some((language) => language[subject].test(rest))) ?? null;
}
