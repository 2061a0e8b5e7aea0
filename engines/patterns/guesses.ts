// How a person's guesses about their own steps compare with what happened.

import type { Pattern } from "#domain/patterns/pattern.ts";
import { dayOf } from "#domain/plans/day.ts";
import { counted } from "#domain/text/counted.ts";
import { findGuessClaim, GUESS_EDGES } from "./guess-looks.ts";
import { pointsOf, verdict } from "./guess-verdict.ts";
import { countingTimeFinder, type History, type PastStep, sourceOfStep } from "./history.ts";
import { numberWord, numberWordOrNone, percent } from "./phrases.ts";
import { brierInterval, brierScore, type Guessed } from "./statistics/brier.ts";

/** The least number of answered guesses from which something is reported. */
const LEAST_GUESSES = 10;
/** The Brier score of a guess of 50 % each time. */
const COIN = 0.25;
const PARTLY = 0.5;

const pattern = { id: "guesses", kind: "guesses", label: "your guesses", isPrediction: false } as const;

interface Guess extends Guessed {
  step: PastStep;
}

/**
 * Returns the pattern of all guesses with an answer. "Partly" counts as half; "No longer matters" is left out. A guess counts
 * from its day on: before that, only those that came true can have an answer. Guesses whose day has passed without an answer are counted beside them, because what is left unanswered was probably not done.
 */
export function findGuesses({ steps, zone, unansweredGuesses = [] }: History, now: Date): Pattern {
  const today = dayOf(now, { timeZone: zone });
  const guessed = answeredGuesses(
    steps.filter(({ dueOn = "" }) => dueOn <= today),
    zone,
  );
  const origin = {
    sources: guessed.map(({ step }) => sourceOfStep(step)),
    newestAt: newestOf(guessed),
  };
  const unanswered = sayUnanswered(unansweredGuesses.filter((day) => day < today).length);
  if (guessed.length < LEAST_GUESSES) return { ...pattern, ...tooFew(guessed.length, unanswered), ...origin };
  const brier = { value: brierScore(guessed), interval: brierInterval(guessed) };
  const points = pointsOf(guessed, GUESS_EDGES);
  const { headline, suggestion, tested } = verdict(guessed, findGuessClaim(guessed));
  return {
    ...pattern,
    headline,
    suggestion,
    detail:
      `${counted(guessed.length, "guess", "guesses")} with an answer.${unanswered}${tested} Brier score ${sayBrier(brier)}. ` +
      `A coin would get ${COIN}; a smaller score is better. ` +
      "In the drawing, the gap between a ring and the dashed line is how far a guess was off; nine times in ten the truth lies within the vertical line.",
    isNothingYet: false,
    picture: { type: "calibration", brier: brier.value, points },
    table: {
      columns: ["You said", "It happened", "Of", "Share", "From", "To"],
      rows: points.map(({ said, did, of, lower, upper }) => [
        percent(said),
        String(did),
        String(of),
        percent(did / of),
        percent(lower),
        percent(upper),
      ]),
    },
    ...origin,
  };
}

/** Returns the answered guesses, the one that counts for longest first. */
function answeredGuesses(steps: readonly PastStep[], zone: string): Guess[] {
  const countsFrom = countingTimeFinder(zone);
  return steps
    .flatMap((step) => {
      const outcome = outcomeOf(step);
      if (step.guess === null || outcome === null) return [];
      return [{ step, guess: step.guess, outcome, from: countsFrom(step).getTime() }];
    })
    .sort((one, other) => one.from - other.from);
}

function outcomeOf({ outcome }: PastStep): number | null {
  if (outcome === "no-longer-matters") return null;
  if (outcome === "partly") return PARTLY;
  return outcome === "done" ? 1 : 0;
}

function newestOf(guessed: readonly Guess[]): string | null {
  const newest = Math.max(...guessed.map(({ step }) => step.at.getTime()));
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}

function sayUnanswered(count: number): string {
  if (count === 0) return "";
  return ` ${count} more went past ${count === 1 ? "its" : "their"} day without an answer, so the truth may be lower.`;
}

function sayBrier({
  value,
  interval,
}: {
  value: number;
  interval: ReturnType<typeof brierInterval>;
}): string {
  const range = interval
    ? `nine times in ten between ${interval.lower.toFixed(2)} and ${interval.upper.toFixed(2)}`
    : "its interval is not known";
  return `${value.toFixed(2)} (${range})`;
}

function tooFew(have: number, unanswered: string) {
  return {
    headline: "How well you guess your own steps.",
    detail: `Say how likely a step is, and whether it happened. It takes ${numberWord(LEAST_GUESSES)} of those; you have ${numberWordOrNone(have)}.${unanswered}`,
    isNothingYet: true,
    picture: { type: "progress" as const, have, need: LEAST_GUESSES, unit: "answered guesses" },
    table: { columns: ["Answered guesses", "Needed"], rows: [[String(have), String(LEAST_GUESSES)]] },
  };
}
