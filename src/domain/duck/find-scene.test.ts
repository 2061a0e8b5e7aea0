import { describe, expect, it } from "vitest";
import { readSituation } from "./read-situation.ts";

const guessesOf = (text: string) => readSituation(text, "life").guesses.map(({ id }) => id);
const sceneOf = (text: string) => readSituation(text, "life").scene?.id;

describe("the guesses of findScene", () => {
  it("the guesses leave out a situation of which the text shows only trouble", () => {
    const text = "I promised the migration for March, and I have not started it.";
    expect(guessesOf(text)).not.toContain("deadline-and-nothing");
    expect(guessesOf("I can't begin. I haven't started and it is due on Friday.")).toEqual([]);
  });

  it("the guesses leave out a situation of which the text shows only everyday words", () => {
    expect(guessesOf("He came in, she said something about us, and nothing was the same.")).toEqual([]);
  });

  it("the guesses hold a situation that the text names plainly", () => {
    expect(guessesOf("best man speech, saturday. i go and make a sandwich")).toContain(
      "deadline-and-nothing",
    );
    expect(guessesOf("A mole on my back, and my wife keeps pointing at it.")).toContain("doctor-avoided");
  });

  it("the guesses hold a situation whose subject stands near its trouble", () => {
    expect(guessesOf("My album is on my hard drive since the summer.")).toContain("finished-not-released");
  });
});

describe("findScene, for what a person bought, promised or inherited", () => {
  it.each([
    ["There is a cello in its case behind the door. I bought it and never began.", "bought-and-waiting"],
    ["I promised the migration for March, I have not started it", "promised-not-begun"],
    [
      "I want to sell my late father's boat and put off the talk with my sister about it",
      "settling-the-estate",
    ],
  ])("finds the situation of: %s", (text, id) => {
    expect([sceneOf(text), ...guessesOf(text)]).toContain(id);
  });
});
