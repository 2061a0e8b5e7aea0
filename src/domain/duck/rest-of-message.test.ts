import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

describe("what is said instead of what is denied", () => {
  it.each([
    ["They don't hurt. Everyone assumes pain. They're just dull.", "They're just dull."],
    [
      "I don't fear the teacher. I fear the stairs behind the school.",
      "I fear the stairs behind the school.",
    ],
    ["No, I'm not flattered. I'm cornered.", "I'm cornered."],
    [
      "You suggest that I fear being late. I am not. My watch and I are on good terms.",
      "My watch and I are on good terms.",
    ],
    ["It's not the sums that stop me it's the signing", "it's the signing"],
    [
      "no i dont care if its popular, i just dont want people doing voices",
      "i just dont want people doing voices",
    ],
    ["I don't want to catch her. I want it to stop.", "I want it to stop."],
    ["you got it wrong, it's my wife who booked it, not me", "it's my wife who booked it, not me"],
    [
      "You are mistaken about the reason. I know exactly what I want to say.",
      "I know exactly what I want to say.",
    ],
  ])("of %j the reply keeps %j and asks nothing", (message, kept) => {
    for (const seed of SEEDS) {
      const reply = replyTo(message, { seed });
      expect(reply).toContain(`“${kept.replace(/[.]$/, "")}`);
      expect(reply).not.toMatch(/\?$/);
    }
  });

  it("a denial without anything behind it is asked about", () => {
    for (const seed of SEEDS) expect(replyTo("It's not about the money.", { seed })).toMatch(/\?$/);
  });

  it("what somebody says they are not is never kept as what they are", () => {
    for (const seed of SEEDS)
      expect(
        replyTo("I wouldn't say I'm a people pleaser, I just meet them all in the shop.", { seed }),
      ).not.toContain("“I'm a people pleaser");
  });

  it("an addition that begins with a not is no denial", () => {
    for (const message of [
      "I'm angry. Not at him. At the whole place.",
      "my boss laughed. not nasty but still",
    ])
      for (const seed of SEEDS)
        expect(replyTo(message, { seed })).not.toMatch(/it isn’t|off the table|out of it/);
  });

  it("a fear that is denied of one thing and told of another is not denied", () => {
    for (const seed of SEEDS)
      expect(
        replyTo("I'm not afraid of being fired. I'm afraid that she'd think less of me.", { seed }),
      ).toContain("“I'm afraid that she'd think less of me.”");
  });
});
