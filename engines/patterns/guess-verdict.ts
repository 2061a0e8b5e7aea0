// Says whether a person's guesses are too high, too low or neither.

import type { Pattern } from "#domain/patterns/pattern.ts";
import { type GuessClaim, groupOf } from "./guess-looks.ts";
import { formatChance } from "./loops/say.ts";
import { percent, timesInTen } from "./phrases.ts";
import { shareInterval } from "./statistics/beta.ts";
import { type Guessed, reliability } from "./statistics/brier.ts";

/** The beginning of a headline that says that guesses are off. No other headline begins so. */
const OFF = "When you say";

/** Returns how often guesses came true, for each range of guesses between two edges. */
export function pointsOf(guesses: readonly Guessed[], edges: readonly number[]) {
  return reliability(guesses, edges).map((point) => ({
    ...point,
    ...shareInterval({ yes: point.did, of: point.of }),
  }));
}

/**
 * Returns what is said of a person's own guesses ("70 % that I do this step"): too high, too low or neither. A test must
 * have found them too high or too low (`guess-looks.ts`), and the interval of all their answers must still confirm it.
 */
export function verdict(
  guessed: readonly Guessed[],
  claim: GuessClaim | null,
): { headline: string; suggestion: string; tested: string } {
  const own = guessed.filter(({ guess }) => groupOf(guess) === claim?.group);
  const [point] = pointsOf(own, [1]);
  const isStillOff =
    claim && point && (claim.isTooHigh ? point.upper < point.said : point.lower > point.said);
  if (!isStillOff) {
    return {
      headline: "Your guesses hold up, as far as anybody can tell.",
      suggestion: "Keep guessing. It is the one forecast here that is yours.",
      tested: "",
    };
  }
  const { said, did, of, lower, upper } = point;
  return {
    headline: `${OFF} ${percent(said)}, it happens ${timesInTen(did / of)}.`,
    suggestion: claim.isTooHigh
      ? "You are kind to your future self’s calendar. Take a fifth off, or take a smaller step."
      : "You sell yourself short. Say a higher number, or take a bigger step.",
    tested:
      ` Of those about ${percent(said)}, ${did} of ${of} happened; nine times in ten the share lies between ${percent(lower)} and ${percent(upper)}.` +
      ` If each guess had been right, the first ${claim.answers} answers would be this far off ${formatChance(claim.p)}.`,
  };
}

/** Returns whether the headline says that guesses are too high or too low. */
export function saysGuessesAreOff({ kind, headline }: Pattern): boolean {
  return kind === "guesses" && headline.startsWith(OFF);
}
