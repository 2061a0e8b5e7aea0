import { describe, expect, it } from "vitest";
import { readSituation } from "./read-situation.ts";

/** Everyday texts about something that never comes about, each with the sentence that says so. */
const NEVER_BEGUN: readonly [text: string, trouble: string][] = [
  [
    "I used to sing in a choir and I want to go back on Tuesday evenings. My daughter is one, and every Tuesday there is a reason not to go.",
    "My daughter is one, and every Tuesday there is a reason not to go.",
  ],
  [
    "I'd love to go back to pottery. Each week something else comes up.",
    "Each week something else comes up.",
  ],
  [
    "I want to see a dentist. There is always something more urgent.",
    "There is always something more urgent.",
  ],
  [
    "In spring a publisher asked me for ten pages of my garden notes. I still have not sent anything.",
    "I still have not sent anything.",
  ],
  ["We never get around to the will. The lawyer is two streets away.", "We never get around to the will."],
  [
    "I always find a reason to skip the yoga class. I paid for ten.",
    "I always find a reason to skip the yoga class.",
  ],
  [
    "I've been meaning to visit my uncle since he moved to the coast. The train takes an hour.",
    "I've been meaning to visit my uncle since he moved to the coast.",
  ],
  [
    "I used to play football on Thursdays. I'd like to get back to it and every Thursday I'm too tired.",
    "I'd like to get back to it and every Thursday I'm too tired.",
  ],
  [
    "I should renew my passport. I never find the time to have the photo done.",
    "I never find the time to have the photo done.",
  ],
  [
    "I want to practice in the evening. Something or other gets in the way.",
    "Something or other gets in the way.",
  ],
  [
    "My bike needs new brakes. I plan it every Sunday and it never comes to it.",
    "I plan it every Sunday and it never comes to it.",
  ],
];

describe("a text about something that never comes about", () => {
  it.each(NEVER_BEGUN)(
    "a text about something that never comes about shows that it cannot begin: %s",
    (text) => {
      expect(readSituation(text, "life").hardParts).toContain("begin");
    },
  );

  it.each(NEVER_BEGUN)(
    "a text about something that never comes about is quoted where it says so, and not at the wish: %s",
    (text, trouble) => {
      expect(readSituation(text, "life").quotes[0]?.text).toBe(trouble);
    },
  );

  it("a text about something that never comes about shows what keeps happening, too, where a plan fails every time", () => {
    const text = "Every week I plan to write to my aunt and then I don't get to it.";
    expect(readSituation(text, "life").hardParts).toEqual(["begin", "repeat"]);
  });

  it.each([
    "He always has an excuse when I ask him for the money back.",
    "There is always something wrong with my food, says my mother-in-law.",
    "There is always a reason to be angry with him, and I'm tired of it.",
    "My landlord always finds an excuse not to come.",
    "Something came up at work and I have three deadlines at the same time.",
    "My brother keeps meaning to pay me and never does.",
    "I used to have a friend in Porto and I want her back in my life. She blocked me.",
    "At dinner he pretends it never happened.",
    "Every night the neighbors play music and I do not sleep.",
    "She's moving out on Saturday and I keep finding reasons to drive over there.",
  ])("a text about something else in the same words does not show that anything cannot begin: %s", (text) => {
    expect(readSituation(text, "life").hardParts).not.toContain("begin");
  });
});
