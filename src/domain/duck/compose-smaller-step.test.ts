import { describe, expect, it } from "vitest";
import { composeSmallerStep } from "./compose-smaller-step.ts";

describe("making a step smaller", () => {
  it.each([
    [
      "Send Dana one line, no attachment.",
      "Two minutes, typed and not sent: send Dana one line, no attachment.",
    ],
    [
      "Spend twenty minutes on the proposal with the phone in another room, and stop when the time is up.",
      "Two minutes, only getting ready: sit down with the proposal with the phone in another room.",
    ],
    ["Open draft three. Then close it.", "Two minutes, only what lies nearest: open draft three."],
    [
      "Write the history of the proposal as a log: date, event, nothing else.",
      "Two minutes, only the first line: write the history of the proposal as a log: date, event, nothing else.",
    ],
    [
      "Put everything that belongs to the work on one very big table downstairs and remove what nobody would miss.",
      "Two minutes, only what lies nearest: put everything that belongs to the work on one very big table downstairs.",
    ],
    ["Go for a walk for two hours, and explain it aloud.", "Two minutes, only getting ready: go for a walk."],
    [
      "Write one line: ‘I’d stay gladly if…’ Finish it without stopping.",
      "Two minutes, only the first line: write one line: ‘I’d stay gladly if…’",
    ],
    [
      "Open a file called ‘final,’ and put your name in it.",
      "Two minutes, only what lies nearest: open a file called ‘final’.",
    ],
    ["Einen Satz schreiben!", "Two minutes, then stop wherever you are: einen Satz schreiben."],
    ["…", "Two minutes, only getting ready: sit down where you would do it."],
  ])("making a step smaller keeps the step's words and limits the amount: %s", (step, smaller) => {
    expect(composeSmallerStep(step)).toBe(smaller);
  });

  it("making a step of two minutes smaller gives thirty seconds of it", () => {
    const step = "Send Dana one line, no attachment.";
    expect(composeSmallerStep(step, 2)).toBe(
      "Thirty seconds, only the first move of it: send Dana one line, no attachment.",
    );
    expect(composeSmallerStep(step, 1)).toMatch(/^Thirty seconds, /);
    expect(composeSmallerStep(step, 20)).toMatch(/^Two minutes, /);
  });

  it("making a step of thirty seconds smaller never makes it longer again", () => {
    const smaller = composeSmallerStep("Send Dana one line, no attachment.", 2);
    expect(composeSmallerStep(smaller)).toBe(smaller);
  });

  it("making a step smaller keeps what follows a colon, up to a comma, in a step of more than thirty words", () => {
    const items =
      "who comes in, what they want, what they say, what they hide, how it ends, who is left in the room";
    const step = `Write down the scene that you have been putting off since the spring in five lines: ${items}, and where the light falls on it all.`;
    expect(composeSmallerStep(step)).toBe(
      "Two minutes, only the first line: write down the scene that you have been putting off since the spring in five lines: who comes in, what they want, what they say, what they hide.",
    );
  });

  it("making a step smaller gives a short step for a long one", () => {
    const smaller = composeSmallerStep(`Write ${"a very long list of things ".repeat(60)}`);
    expect(smaller.split(" ").length).toBeLessThan(25);
  });
});
