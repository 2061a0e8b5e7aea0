import { describe, expect, it } from "vitest";
import { findDenials } from "./find-denials.ts";

describe("a denial in the chat", () => {
  it.each([
    ["There is no debt.", "debt", "the debt"],
    ["it's not about my mother", "mother", "your mother"],
    ["I never said I was afraid", "afraid", "fear"],
    ["who said anything about a deadline?", "deadline", "the deadline"],
    ["there isn't any deadline", "deadline", "the deadline"],
    ["this has nothing to do with my boss", "boss", "your boss"],
    ["I don't have a brother", "brother", "the brother"],
    ["i'm not angry.", "angry", "anger"],
    ["no, not the band", "band", "the band"],
    ["leave my sister out of this", "sister", "your sister"],
    ["there is no debt collector or anything", "collector", "the debt collector"],
    ["no the editor is fine, she's lovely", "editor", "the editor"],
    ["its not pressure from her", "pressure", "the pressure"],
    ["i never said i was a perfectionist", "perfectionist", "being a perfectionist"],
    ["No, I don't want her back.", "back", "wanting her back"],
    ["im not scared of the viva", "scared", "fear"],
    ["I'm not grieving. He's alive.", "grieving", "grief"],
  ])("is found in: %s", (message, head, said) => {
    expect(findDenials(message)).toContainEqual({ head, said });
  });

  it.each([
    "I have no idea",
    "there is no way I can do that",
    "It's about my mother",
    "I'm not sure",
    "I never called him",
    "it's not that",
    "no",
  ])("is not found in: %s", (message) => {
    expect(findDenials(message)).toEqual([]);
  });
});
