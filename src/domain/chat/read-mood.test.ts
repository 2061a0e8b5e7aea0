import { describe, expect, it } from "vitest";
import { readMood } from "./read-mood.ts";
import { TOPIC_OF_WORD, TOPICS } from "./topic-words.ts";

const sentimentOf = (message: string) => readMood(message).sentiment;
const topicsOf = (message: string) => readMood(message).topics;

describe("how a message is meant", () => {
  it("is heard in its words", () => {
    expect(sentimentOf("That helped, thanks. I sent it and feel lighter.")).toBe("positive");
    expect(sentimentOf("I’m exhausted and it all feels pointless.")).toBe("negative");
    expect(sentimentOf("The meeting is on Tuesday.")).toBe("neutral");
  });

  it("turns round with a negation, also where words stand between", () => {
    expect(sentimentOf("I don't feel good about it")).toBe("negative");
    expect(sentimentOf("It is not so very nice")).toBe("negative");
    expect(sentimentOf("No, that was great")).toBe("positive");
  });

  it("is not cheerful because something bad is denied", () => {
    expect(sentimentOf("I'm not worried")).toBe("neutral");
    expect(sentimentOf("I can't stop worrying")).toBe("negative");
  });

  it("is neutral in a language that is not known, and in nothing at all", () => {
    for (const message of ["Ich weiß nicht weiter.", "もう無理です", "", "👍🏽", "¿Y ahora qué?"]) {
      expect(readMood(message)).toEqual({ topics: [], sentiment: "neutral" });
    }
  });
});

describe("what a message is about", () => {
  it("is found with the likeliest first", () => {
    expect(topicsOf("My boss moved the deadline. The client is angry at my boss.")).toEqual([
      "work",
      "deadlines",
      "conflict",
    ]);
  });

  it("is found through plain endings", () => {
    expect(topicsOf("drafts")).toEqual(["writing"]);
    expect(topicsOf("procrastinated")).toEqual(["habits"]);
    expect(topicsOf("my sister's")).toEqual(["family"]);
  });

  it("is at most three things", () => {
    expect(topicsOf("money, family, code, sleep, music and exams")).toHaveLength(3);
  });

  it("reads a word in one way only, and every topic has words", () => {
    expect(new Set(TOPIC_OF_WORD.values())).toEqual(new Set(TOPICS));
  });
});
