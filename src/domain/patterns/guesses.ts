// How a person's guesses about their own steps compare with what happened.
import type { History, PastStep } from "./history.ts";
import type { Pattern, Source } from "./pattern.ts";
import { countWord, numberWord, percent, timesInTen } from "./phrases.ts";
import { shrunkShare } from "./statistics/beta.ts";
import { brierScore, reliability } from "./statistics/brier.ts";

/** Below this many answered guesses nothing is said. */
const LEAST_GUESSES = 10;
/** Below this many a group of guesses is drawn and not talked about. */
const LEAST_IN_GROUP = 5;
const EDGES = [0.2, 0.4, 0.6, 0.8, 1];
/** What a coin gets: a guess of 50 % each time. */
const COIN = 0.25;
const PARTLY = 0.5;

const pattern = { id: "guesses", kind: "guesses", label: "your guesses", isPrediction: false } as const;

/** Returns the pattern of all guesses with an answer. "Partly" counts as half; "No longer matters" is left out. */
export function findGuesses({ steps }: History): Pattern {
  const guessed = steps.flatMap((step) => {
    const outcome = outcomeOf(step);
    return step.guess === null || outcome === null ? [] : [{ step, said: step.guess, did: outcome }];
  });
  const origin = {
    sources: guessed.map(({ step }) => sourceOf(step)),
    newestAt: guessed.at(-1)?.step.at.toISOString() ?? null,
  };
  if (guessed.length < LEAST_GUESSES) return { ...pattern, ...tooFew(guessed.length), ...origin };
  const pairs = guessed.map(({ said, did }) => ({ guess: said, outcome: did }));
  const brier = brierScore(pairs);
  const points = reliability(pairs, EDGES);
  const intervalOf = intervalIn(points);
  return {
    ...pattern,
    ...verdict(points),
    detail:
      `${guessed.length} guesses. Brier score ${brier.toFixed(2)}. A coin would get ${COIN}; a smaller score is better. ` +
      "A gap between a ring and the dashed line is how far a guess was off.",
    isNothingYet: false,
    picture: { type: "calibration", brier, points },
    table: {
      columns: ["You said", "It happened", "Of", "Share", "From", "To"],
      rows: points.map((point) => {
        const { share, lower, upper } = intervalOf(point);
        return [
          ...[percent(point.said), String(point.did), String(point.of)],
          ...[percent(share), percent(lower), percent(upper)],
        ];
      }),
    },
    ...origin,
  };
}

function outcomeOf({ outcome }: PastStep): number | null {
  if (outcome === "no-longer-matters") return null;
  if (outcome === "partly") return PARTLY;
  return outcome === "done" ? 1 : 0;
}

const sourceOf = ({ insightId, index, at }: PastStep): Source => ({
  ...{ kind: "step", id: `${insightId}:${index}`, at: at.toISOString(), insightId },
});

interface Point {
  said: number;
  did: number;
  of: number;
}

/** Shrunk towards how often this person's guesses come true at all, worth four of them. */
function intervalIn(points: readonly Point[]): (point: Point) => ReturnType<typeof shrunkShare> {
  const [did, of] = [
    points.reduce((sum, point) => sum + point.did, 0),
    points.reduce((sum, point) => sum + point.of, 0),
  ];
  return (point) => shrunkShare({ yes: point.did, of: point.of }, { mean: did / of, weight: 4 });
}

/**
 * Speaks of the guess that the person gives most often, and only of that one: looking at all of them, one would be off by
 * chance. It is off if its 90 % interval leaves out what was said.
 */
function verdict(points: readonly Point[]): Pick<Pattern, "headline" | "suggestion"> {
  const [usual] = points.toSorted((one, other) => other.of - one.of);
  const interval = usual && intervalIn(points)(usual);
  const isOff =
    usual !== undefined &&
    interval !== undefined &&
    usual.of >= LEAST_IN_GROUP &&
    (usual.said > interval.upper || usual.said < interval.lower);
  if (!isOff) {
    return {
      headline: "Your guesses hold, as far as anybody can tell.",
      suggestion: "Keep guessing. It is the one forecast here that is yours.",
    };
  }
  const share = usual.did / usual.of;
  const headline = `When you say ${percent(usual.said)}, it happens ${timesInTen(share)}.`;
  const tooHigh = "You are kind to your future self’s calendar. Take a fifth off, or take a smaller step.";
  const tooLow = "You sell yourself short. Say a higher number, or take a bigger step.";
  return { headline, suggestion: share < usual.said ? tooHigh : tooLow };
}

function tooFew(have: number) {
  return {
    headline: "Nothing yet.",
    detail: `Say how likely a step is, and whether it happened. It takes ${numberWord(LEAST_GUESSES)} of those; you have ${countWord(have)}.`,
    isNothingYet: true,
    picture: { type: "progress" as const, have, need: LEAST_GUESSES, unit: "answered guesses" },
    table: { columns: ["Answered guesses", "Needed"], rows: [[String(have), String(LEAST_GUESSES)]] },
  };
}
