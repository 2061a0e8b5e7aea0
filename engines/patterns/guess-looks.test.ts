import { describe, expect, it } from "vitest";
import { randomOf } from "#test-support/simulated-person.ts";
import { falseAlarmRateOf } from "./false-alarms.ts";
import { findGuessClaim } from "./guess-looks.ts";
import type { Guessed } from "./statistics/brier.ts";

const PEOPLE = 600;
/** The number of guesses of a simulated person: one a day for two years. */
const ANSWERS = 730;

/** Returns guesses and outcomes. A step with the guess `said` happens with the probability `chanceOf(said)`. */
function answers(
  random: () => number,
  count: number,
  { say, chanceOf }: { say: (random: () => number) => number; chanceOf: (said: number) => number },
): Guessed[] {
  return Array.from({ length: count }, () => {
    const said = say(random);
    return { guess: said, outcome: Number(random() < chanceOf(said)) };
  });
}

/** Returns the share of simulated people to whom the engine says that their guesses are off. */
function told(count: number, habits: Parameters<typeof answers>[2], seed: number): number {
  const random = randomOf(seed);
  const claims = Array.from({ length: PEOPLE }, () => findGuessClaim(answers(random, count, habits)));
  return claims.filter((claim) => claim !== null).length / PEOPLE;
}

const anyOf = (said: readonly number[]) => (random: () => number) =>
  said[Math.floor(random() * said.length)] ?? 0.5;
const isRight = (said: number) => said;

describe("guesses of a person who is right about them", () => {
  it.each([
    ["always 70 %", [0.7]],
    ["10 % or 90 %", [0.1, 0.9]],
    ["anything", [0.1, 0.3, 0.5, 0.7, 0.9]],
  ])(
    "(they say %s) are called off no more often than their share allows, in two years of daily answers",
    (_, said) => {
      const share = told(ANSWERS, { say: anyOf(said), chanceOf: isRight }, 11);
      // Three standard errors of the simulation are allowed above the limit.
      const error = Math.sqrt((falseAlarmRateOf("guesses") * (1 - falseAlarmRateOf("guesses"))) / PEOPLE);
      expect(share).toBeLessThanOrEqual(falseAlarmRateOf("guesses") + 3 * error);
    },
  );

  it("stay unclaimed where many steps are partly done", () => {
    const random = randomOf(12);
    const claims = Array.from({ length: PEOPLE }, () =>
      findGuessClaim(
        Array.from({ length: 320 }, () => {
          const at = random();
          return { guess: 0.7, outcome: (Number(at < 0.5) + Number(at < 0.9)) / 2 };
        }),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(0);
  });
});

describe("guesses that are off", () => {
  it("guesses of 80 % that happen half of the time are found by 80 answers in 90 of 100 people, if two guesses of three are such ones", () => {
    const habits = { say: anyOf([0.8, 0.8, 0.5]), chanceOf: () => 0.5 };
    expect(told(80, habits, 14)).toBeGreaterThan(0.9);
  });

  it("are claimed at fixed numbers of answers only", () => {
    const off = Array<Guessed>(39).fill({ guess: 0.9, outcome: 0 });
    expect(findGuessClaim(off.slice(0, 9))).toBeNull();
    expect(findGuessClaim(off)).toMatchObject({ answers: 20, isTooHigh: true, group: 4 });
    expect(findGuessClaim([...off, { guess: 0.9, outcome: 1 }])).toMatchObject({ answers: 40 });
  });

  it("guesses that are too low are called too low", () => {
    const low = Array<Guessed>(20).fill({ guess: 0.1, outcome: 1 });
    expect(findGuessClaim(low)).toMatchObject({ isTooHigh: false, group: 0 });
  });
});
