// Weighs a phrase that says outright that there is a crisis: only its own grammar can take it back.

import type { PhraseHit, PhraseIndex, StepTally, Word } from "./phrase-matcher.ts";
import type { OutrightMeaning, PhraseMeaning } from "./phrase-meaning.ts";
import { SUBJECT_PRONOUNS } from "./phrase-meaning.ts";
import type { TextContext } from "./read-context.ts";
import type { Weight } from "./weigh-hint.ts";

export type OutrightFinding = PhraseHit<OutrightMeaning>;
type Reading = { words: readonly Word[]; context: TextContext; tally: StepTally };
type Span = { start: number; end: number };

/**
 * Weighs the outright phrases, and finds hits inside of a phrase with the opposite meaning. Such a hit is ignored:
 * "kill myself laughing" contains "kill myself", and "I don't think I want to die" contains "want to die".
 */
export function weighAllOutright(
  hits: readonly PhraseHit<PhraseMeaning>[],
  reading: Reading,
): { weighed: { finding: OutrightFinding; weight: Weight }[]; isTakenBack: (span: Span) => boolean } {
  const weighed = hits
    .filter(isOutright)
    .filter((finding) => !goesOn(finding, finding.meaning.leftOpenBy, reading))
    .map((finding) => ({ finding, weight: weighOutright(finding, reading) }));
  const takenBack = coverTakenBack(weighed);
  const isTakenBack = ({ start, end }: Span) => takenBack.has(start) || takenBack.has(end - 1);
  const isInLonger = ({ start, end }: Span) => {
    const longer = takenBack.get(start);
    return longer !== undefined && longer.end >= end && longer.end - longer.start > end - start;
  };
  const kept = weighed.filter(({ finding, weight }) => weight !== "crisis" || !isInLonger(finding));
  return { weighed: kept, isTakenBack };
}

/** Returns for each word the longest phrase over it whose own grammar reverses its meaning. */
function coverTakenBack(weighed: readonly { finding: OutrightFinding; weight: Weight }[]): Map<number, Span> {
  const covers = new Map<number, Span>();
  for (const { finding, weight } of weighed) {
    if (weight === "crisis") continue;
    for (let at = finding.start; at < finding.end; at += 1) {
      const other = covers.get(at);
      if (!other || other.end - other.start < finding.end - finding.start) covers.set(at, finding);
    }
  }
  return covers;
}

function isOutright(hit: PhraseHit<PhraseMeaning>): hit is OutrightFinding {
  return hit.meaning.role === "outright";
}

/**
 * Returns the weight of an outright phrase.
 * - `none`: the words that follow make another phrase of it, or an invented figure says it.
 * - `distress`: it is denied, or told as long ago.
 */
function weighOutright(finding: OutrightFinding, reading: Reading): Weight {
  const { meaning } = finding;
  const { context } = reading;
  if (goesOnAsAnother(finding, reading) || context.isSpokenByInvented(finding)) return "none";
  if (isDenied(finding, reading)) return "distress";
  return meaning.mayBePast && context.isPast(finding) ? "distress" : "crisis";
}

function goesOnAsAnother(finding: OutrightFinding, reading: Reading): boolean {
  const { unless, appositions } = finding.meaning;
  return goesOn(finding, reading.words[finding.end]?.opensClause ? appositions : unless, reading);
}

/** Returns whether one of `followers` comes directly after the phrase, in the same sentence. */
function goesOn({ end }: Span, followers: PhraseIndex<true>, { words, tally }: Reading): boolean {
  const next = words[end];
  return next?.sentence === words[end - 1]?.sentence && followers.matchesAt(words, end, tally);
}

/**
 * Returns whether the phrase is denied. A negation before "I" counts only if it governs the whole clause: "no I want to
 * die" is not denied.
 */
function isDenied(finding: OutrightFinding, { words, context }: Reading): boolean {
  if (context.isDeniedClause(finding)) return true;
  return !SUBJECT_PRONOUNS.has(words[finding.start]?.text ?? "") && context.isNegated(finding);
}
