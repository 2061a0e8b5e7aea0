import { expect, it } from "vitest";
import { findCrisis } from "./find-crisis.ts";

const DARK = "I want to kill myself";

it("a crisis is found in any of the typed texts unless the person chose to continue", () => {
  const typed = ["note", "userContext"];
  for (const text of typed) {
    expect(findCrisis(typed, { [text]: DARK })).toMatchObject({ kind: "suicide" });
    expect(findCrisis(typed, { body: { [text]: DARK } })).toMatchObject({ kind: "suicide" });
    expect(findCrisis(typed, { [text]: DARK, goOnAnyway: true })).toBeNull();
    expect(findCrisis(typed, { [text]: "The draft is late." })).toBeNull();
  }
});

it("a crisis is found in a text within a part of the input, named by its path", () => {
  const typed = ["answers.act", "answers.when.text"];
  expect(findCrisis(typed, { answers: { act: DARK } })).toMatchObject({ kind: "suicide" });
  expect(findCrisis(typed, { body: { answers: { when: { text: DARK } } } })).toMatchObject({
    kind: "suicide",
  });
  expect(
    findCrisis(typed, { answers: { when: { text: DARK }, goOnAnyway: true }, goOnAnyway: true }),
  ).toBeNull();
  for (const answers of [undefined, null, DARK, [DARK], { when: DARK }, { words: DARK }])
    expect(findCrisis(typed, { answers })).toBeNull();
});

it("a field that people do not type into is not assessed", () => {
  expect(findCrisis([], { userContext: DARK })).toBeNull();
  expect(findCrisis(["note"], { userContext: DARK })).toBeNull();
});

it("input of any other shape contains no crisis", () => {
  for (const input of [undefined, null, 7, DARK, [], { userContext: 7 }, { body: null }])
    expect(findCrisis(["userContext"], input)).toBeNull();
});
