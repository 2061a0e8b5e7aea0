/**
 * A small trial of one person: two kinds of steps, and the sealed draw decides which comes when. The question and the
 * number of steps are fixed before the first draw, and nothing is shown before the last step.
 */
import { shuffleDeck } from "../draw/shuffle.ts";
import { fisherExact, type Share } from "./statistics/fisher-exact.ts";

export const ARMS = ["one", "other"] as const;
export type Arm = (typeof ARMS)[number];

/** Fewer steps say nothing, and more take too long. Even, so that both arms get as many. */
export const TRIAL_STEPS = { least: 6, most: 40 } as const;
/** The standard normal's quantile at 0.975. */
const Z = 1.959963984540054;

export interface TrialPlan {
  /** What the trial asks, in the person's words. */
  question: string;
  /** What a step of each arm is. */
  arms: Record<Arm, string>;
  /** The stopping rule: the trial ends after so many steps. */
  steps: number;
}

/** What is wrong with a plan, or `null`. A trial is not for people in distress. */
export function findTrialFault(
  plan: TrialPlan,
  isDistressed: boolean,
): "distress" | "words" | "steps" | null {
  if (isDistressed) return "distress";
  const texts = [plan.question, ...ARMS.map((arm) => plan.arms[arm])].map((text) => text.trim());
  if (texts.includes("") || texts[1] === texts[2]) return "words";
  const { steps } = plan;
  const isAllowed = Number.isInteger(steps) && steps >= TRIAL_STEPS.least && steps <= TRIAL_STEPS.most;
  return isAllowed && steps % 2 === 0 ? null : "steps";
}

/**
 * Returns the arm of each step. Both arms get half of the steps; every order is equally likely, and anybody who holds
 * both seeds can compute it again, as with a draw of cards.
 */
export function allocate(steps: number, serverSeed: Uint8Array, clientSeed: string): Arm[] {
  const labels = Array.from({ length: steps }, (_, step) => `${ARMS[step % 2]}-${step}`);
  return shuffleDeck(labels, serverSeed, clientSeed).map(({ id }) =>
    id.startsWith("other") ? "other" : "one",
  );
}

export type TrialReport =
  /** Nothing else is said before the end. */
  | { isOver: false; left: number }
  | {
      isOver: true;
      done: Record<Arm, Share>;
      /** How much more often steps of arm `one` were done, from -1 to 1, with its 95 % interval. */
      difference: { value: number; lower: number; upper: number };
      /** The chance of a difference at least as unlikely if the arms do not differ: Fisher's exact test. */
      p: number;
      /** Which arm did better, if the interval does not contain 0 and `p` is below 0.05; `null`: nothing was found. */
      found: Arm | null;
    };

/**
 * Reports on a trial. `outcomes` says for each step so far whether it was done; those beyond the plan are ignored.
 * Interval: Newcombe's hybrid score interval for a difference of two proportions (Statistics in Medicine 17, 1998,
 * method 10).
 */
export function reportTrial(arms: readonly Arm[], outcomes: readonly boolean[]): TrialReport {
  const left = arms.length - outcomes.length;
  if (left > 0) return { isOver: false, left };
  const done = { one: countOf("one", arms, outcomes), other: countOf("other", arms, outcomes) };
  const [one, other] = [done.one.yes / done.one.of, done.other.yes / done.other.of];
  const [wilsonOne, wilsonOther] = [wilson(done.one), wilson(done.other)];
  const value = one - other;
  const lower = value - Math.hypot(one - wilsonOne.lower, wilsonOther.upper - other);
  const upper = value + Math.hypot(wilsonOne.upper - one, other - wilsonOther.lower);
  const p = fisherExact(done.one, done.other);
  const isFound = p < 0.05 && (lower > 0 || upper < 0);
  const better: Arm = value > 0 ? "one" : "other";
  return { isOver: true, done, difference: { value, lower, upper }, p, found: isFound ? better : null };
}

function countOf(arm: Arm, arms: readonly Arm[], outcomes: readonly boolean[]): Share {
  const own = outcomes.filter((_, step) => arms[step] === arm);
  return { yes: own.filter(Boolean).length, of: own.length };
}

/** Wilson's score interval for a proportion, 95 % (Journal of the American Statistical Association 22, 1927). */
function wilson({ yes, of }: Share): { lower: number; upper: number } {
  const middle = yes + Z ** 2 / 2;
  const reach = Z * Math.sqrt((yes * (of - yes)) / of + Z ** 2 / 4);
  return { lower: (middle - reach) / (of + Z ** 2), upper: (middle + reach) / (of + Z ** 2) };
}
