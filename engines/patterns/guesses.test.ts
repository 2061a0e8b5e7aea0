import { describe, expect, it } from "vitest";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { findPatterns } from "./find-patterns.ts";
import { saysGuessesAreOff } from "./guess-verdict.ts";
import type { PastStep } from "./history.ts";
import { day, emptyHistory, pastStep } from "./test-data/histories.ts";

const now = day(70);
const find = (given: Partial<typeof emptyHistory>) => findPatterns({ ...emptyHistory, ...given }, now);
const ofKind = (patterns: readonly Pattern[], kind: Pattern["kind"]) =>
  patterns.find((pattern) => pattern.kind === kind);

describe("guesses", () => {
  const guessed = (guess: number, did: number, of: number): PastStep[] =>
    Array.from({ length: of }, (_, index) => pastStep({ guess, outcome: index < did ? "done" : "not-done" }));

  it("are compared with what happened from ten on, and six of ten at 80 % is too little to call them off", () => {
    const steps = [...guessed(0.2, 1, 4), ...guessed(0.5, 3, 7), ...guessed(0.8, 6, 10), ...guessed(1, 2, 3)];
    const pattern = ofKind(find({ steps }).patterns, "guesses");
    expect(pattern?.headline).toMatch(/hold up, as far as anybody can tell/);
    expect(pattern && saysGuessesAreOff(pattern)).toBe(false);
    expect(pattern?.detail).toContain(
      "24 guesses with an answer. Brier score 0.26 (nine times in ten between 0.17 and 0.36). A coin would get 0.25",
    );
    expect(ofKind(find({ steps: steps.slice(0, 9) }).patterns, "guesses")).toMatchObject({
      headline: "How well you guess your own steps.",
      isNothingYet: true,
      picture: { have: 9, need: 10 },
    });
  });

  it("that are off at a look are told with their count, their interval and how often chance is as far off", () => {
    const pattern = ofKind(find({ steps: guessed(0.8, 7, 21) }).patterns, "guesses");
    expect(pattern?.headline).toBe("When you say 80%, it happens about three times in ten.");
    expect(pattern && saysGuessesAreOff(pattern)).toBe(true);
    expect(pattern?.detail).toContain(
      "Of those about 80%, 7 of 21 happened; nine times in ten the share lies between 19% and 51%. If each guess had been right, the first 20 answers would be this far off",
    );
  });

  it("that were off once are not called off any more where later answers bring them back", () => {
    const steps = [...guessed(0.8, 7, 20), ...guessed(0.8, 40, 40)];
    expect(ofKind(find({ steps }).patterns, "guesses")?.headline).toMatch(/hold/);
  });

  it("of 10 % and of 90 % that are right both times are not pulled towards each other", () => {
    const steps = [...guessed(0.1, 2, 20), ...guessed(0.9, 18, 20)];
    const pattern = ofKind(find({ steps }).patterns, "guesses");
    expect(pattern?.headline).toMatch(/hold/);
    expect(pattern?.table.rows.map((row) => row[3])).toEqual(["10%", "90%"]);
  });

  it("count from their day on, because before it only those that came true have an answer", () => {
    const early = guessed(0.8, 5, 5).map((step) => ({ ...step, dueOn: "2026-03-20" }));
    const found = find({ steps: [...guessed(0.8, 8, 10), ...early] }).patterns;
    expect(ofKind(found, "guesses")?.detail).toMatch(/^10 guesses/);
  });

  it("a look at guesses does not change when the day of a step comes that was done early", () => {
    const off = guessed(0.8, 2, 20).map((step, index) => ({ ...step, at: day(index) }));
    // These steps were done on the first days but were due on day 75, so they count from day 75 on.
    const early = Array.from({ length: 12 }, (_, index) =>
      pastStep({ guess: 0.8, at: day(index), dueOn: "2026-03-17" }),
    );
    const headlineAt = (at: Date) =>
      ofKind(findPatterns({ ...emptyHistory, steps: [...early, ...off] }, at).patterns, "guesses")?.detail;
    const said = /If each guess had been right, the first 20 answers would be this far off ([^.]*)\./;
    const [before, after] = [now, day(80)].map((at) => said.exec(headlineAt(at) ?? "")?.[1]);
    expect(before).toMatch(/./);
    expect(after).toBe(before);
  });

  it("whose day passed without an answer are counted beside the answered ones", () => {
    const pattern = ofKind(
      find({
        steps: guessed(0.8, 8, 10),
        unansweredGuesses: ["2026-01-09", "2026-02-01", "2026-03-11", "2026-03-12"],
      }).patterns,
      "guesses",
    );
    // Day 70 is 12 March. A guess that is due on that day is not overdue yet.
    expect(pattern?.detail).toContain(
      "3 more went past their day without an answer, so the truth may be lower.",
    );
  });

  it("hold where they come true as often as said", () => {
    expect(ofKind(find({ steps: guessed(0.8, 8, 10) }).patterns, "guesses")?.headline).toMatch(/hold/);
  });

  it("count a half for partly, and leave out what no longer matters", () => {
    const steps = [
      ...Array.from({ length: 10 }, () => pastStep({ guess: 0.5, outcome: "partly" })),
      pastStep({ guess: 1, outcome: "no-longer-matters" }),
    ];
    expect(ofKind(find({ steps }).patterns, "guesses")?.picture).toMatchObject({
      brier: 0,
      points: [{ of: 10 }],
    });
  });
});
