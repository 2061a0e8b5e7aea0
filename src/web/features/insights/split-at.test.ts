import { expect, it } from "vitest";
import { splitAt } from "./split-at.ts";

it("splitAt splits a text around the sentences in it, in the order of the text", () => {
  expect(splitAt("It waits. You wait. Ask.", ["Ask.", "It waits.", "Not here."])).toEqual([
    { at: 0, part: "It waits.", isFound: true },
    { at: 9, part: " You wait. ", isFound: false },
    { at: 20, part: "Ask.", isFound: true },
  ]);
});

it("splitAt leaves a text whole that has none of the sentences", () => {
  expect(splitAt("It waits.", [])).toEqual([{ at: 0, part: "It waits.", isFound: false }]);
});
