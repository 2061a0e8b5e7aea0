/**
 * How often a person without any pattern may ever be told of one: at most 5 in 100 of them, over all kinds of claims and
 * however often they look, for two years or for life. This is the only place that says who may use how much of it.
 *
 * Each kind of claim has a part, and a test of that kind is made at fixed numbers of events only (10, 20, 40, ... of them),
 * never because somebody opened a page. The looks of one kind share out its part in advance (alpha spending; Lan and DeMets,
 * Biometrika 70 (1983) 659). The parts add up to one, so the chance of any false claim is at most 5 in 100 if each kind
 * keeps to its part; where claims of a kind are chosen by Benjamini and Hochberg (`looks.ts`, `compare-groups.ts`), that is
 * shown by simulation.
 *
 * | kind of claim | part | its looks | where |
 * |---|---|---|---|
 * | a theme that comes up late, on one weekday, at one hour, in one kind of block | 0.76 | 10, 20, 40, ... 320 days with the theme | `loops/looks.ts` |
 * | hours of done steps | 0.02 | 10, 20, 40, ... 320 days with a step | `loops/step-hours.ts` |
 * | conditions beside which steps, readings and blocks went better | 0.10 | steps, readings or blocks number 32, 64, 128 and so on | `compare-groups.ts` |
 * | guesses that are off | 0.10 | 10, 20, 40, ... 320 guesses with an answer | `guess-looks.ts` |
 * | kinds of blocks that differ in their time to unstuck | 0.02 | 80, 160, 320, 640 settled blocks of a pair | `compare-kinds.ts` |
 *
 * Loops have most, because a loop of odds ratio 3 is to be seen in 80 of 100 people who have it by its 40th event. What is
 * told as a count or an interval (repeated cards, the time to unstuck, predictions) claims nothing against chance and
 * needs no part. `false-alarms.test.ts` simulates people and counts every claim of the engine.
 */
const MOST_FALSE_ALARMS = 0.05;

const PARTS = {
  loops: 0.76,
  stepHours: 0.02,
  beforeMoving: 0.1,
  guesses: 0.1,
  kinds: 0.02,
} as const;

export type KindOfClaim = keyof typeof PARTS;

export const KINDS_OF_CLAIMS = Object.keys(PARTS) as KindOfClaim[];

/** Returns the chance of any false claim that this kind has for the life of a person. */
export function falseAlarmRateOf(kind: KindOfClaim): number {
  return MOST_FALSE_ALARMS * PARTS[kind];
}
