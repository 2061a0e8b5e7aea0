import { describe, expect, it } from "vitest";
import { readMood } from "./read-mood.ts";
import { TOPIC_OF_WORD, TOPICS } from "./topic-words.ts";

const sentimentOf = (message: string) => readMood(message).sentiment;
const topicsOf = (message: string) => readMood(message).topics;

describe("the sentiment of a message", () => {
  it("the sentiment of a chat message is read from its words", () => {
    expect(sentimentOf("That helped, thanks. I sent it and feel lighter.")).toBe("positive");
    expect(sentimentOf("I’m exhausted and it all feels pointless.")).toBe("negative");
    expect(sentimentOf("The meeting is on Tuesday.")).toBe("neutral");
  });

  it("the sentiment of a chat message turns negative when a positive word is negated, also with words in between", () => {
    expect(sentimentOf("I don't feel good about it")).toBe("negative");
    expect(sentimentOf("It is not so very nice")).toBe("negative");
    expect(sentimentOf("No, that was great")).toBe("positive");
  });

  it("the sentiment of a chat message is not positive just because a negative word is negated", () => {
    expect(sentimentOf("I'm not worried")).toBe("neutral");
    expect(sentimentOf("I can't stop worrying")).toBe("negative");
  });

  it("the sentiment of a chat message is neutral for an unknown language and for an empty message", () => {
    for (const message of ["Ich weiß nicht weiter.", "もう無理です", "", "👍🏽", "¿Y ahora qué?"]) {
      expect(readMood(message)).toEqual({ topics: [], sentiment: "neutral" });
    }
  });
});

describe("the topics of a message", () => {
  it("the topics of a chat message are listed with the likeliest first", () => {
    expect(topicsOf("My boss moved the deadline. The client is angry at my boss.")).toEqual([
      "work",
      "deadlines",
      "conflict",
    ]);
  });

  it("the topics of a chat message are found for words with common endings", () => {
    expect(topicsOf("drafts")).toEqual(["writing"]);
    expect(topicsOf("procrastinated")).toEqual(["habits"]);
    expect(topicsOf("my sister's")).toEqual(["family"]);
  });

  it("the topics of a chat message are at most three", () => {
    expect(topicsOf("money, family, code, sleep, music and exams")).toHaveLength(3);
  });

  it("the topics of a chat message all have at least one word that belongs to them", () => {
    expect(new Set(TOPIC_OF_WORD.values())).toEqual(new Set(TOPICS));
  });
});
