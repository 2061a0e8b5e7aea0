import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { assessDistress } from "../safety/assess-distress.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import { INTENTS } from "./message-intents.ts";
import { readInContext } from "./read-in-context.ts";
import { classifyMessage } from "./read-message.ts";
import { sentencesWithEmptiedQuotations } from "./split-sentences.ts";

describe("the offline duck's chat reply", () => {
  it.each([
    "no",
    "why?",
    "I can't do that",
    "What should I do?",
    "My boss said it was too late.",
    "you're wrong",
    "tell me a joke",
    "🙃",
    "hm",
    "",
  ])(
    "the offline duck's chat reply has two or three sentences and ends with a question for %j",
    (message) => {
      const reply = replyTo(message);
      expect(sentencesWithEmptiedQuotations(reply).length).toBeGreaterThanOrEqual(2);
      expect(sentencesWithEmptiedQuotations(reply).length).toBeLessThanOrEqual(4);
      expect(reply).toMatch(/\?$/);
      expect(reply).not.toMatch(/[{}]|undefined| {2}/);
    },
  );

  it("the offline duck's chat reply names a person whom the message mentions for the first time", () => {
    expect(replyTo("My sister Lea says I should leave the proposal alone.")).toContain("Lea");
  });

  it("the offline duck's chat reply says that the duck is a machine when asked", () => {
    expect(replyTo("Are you an AI?")).toMatch(/rule/);
  });

  it("the offline duck's chat reply is plain and kind when the message speaks of danger", () => {
    const reply = replyTo("I don't see the point of anything.", { isDistressed: true, tone: "blunt" });
    expect(reply).not.toMatch(/quack|cardboard|Fair;/);
  });

  it("the offline duck's chat reply has frames for every intent", () => {
    for (const intent of INTENTS) {
      const { reactions, questions } = CHAT_FRAMES[intent];
      expect(reactions.length + questions.length, intent).toBeGreaterThan(1);
    }
    expect(classifyMessage("", false)).toBe("signs");
  });

  it("the offline duck's chat reply acknowledges a denial and does not mention the denied thing again", () => {
    const text = "I owe nine thousand on two credit cards and my wife doesn't know.";
    const denied = replyTo("There is no debt.", { userContext: text });
    expect(denied).toMatch(/debt/);
    expect(denied).toMatch(/\?$/);
    const later = ["I feel sick about it.", "What should I do?", "why?", "yes", "Lea said no."].map(
      (message) => replyTo(message, { userContext: text, earlier: ["There is no debt."], seed: message }),
    );
    expect(later.filter((reply) => /\bdebts?\b/i.test(reply))).toEqual([]);
  });

  it("the offline duck's chat reply admits that it repeated itself", () => {
    expect(replyTo("you said that already")).toMatch(/right|repeat|True|Fair/);
  });

  it("the offline duck's chat reply makes a two-minute step a thirty-second one", () => {
    expect(replyTo("smaller please")).toMatch(/Thirty seconds/);
    const messages = [
      { role: "assistant" as const, content: "Two minutes, only the first line: write it down." },
    ];
    expect(replyTo("still too big", { messages })).toMatch(/Thirty seconds/);
  });

  it("the offline duck's chat reply offers a step without a desk after a smaller step, and to somebody who is on the way", () => {
    const messages = [
      { role: "assistant" as const, content: "Smaller, then. Thirty seconds, only this: write." },
    ];
    for (const reply of [replyTo("smaller please", { messages }), replyTo("i'm on the bus, smaller please")])
      expect(reply).not.toMatch(/Thirty seconds|Send Dana/);
  });

  it("the offline duck's chat reply quotes the sentence that tells of a loss, and expresses sympathy", () => {
    const reply = replyTo("He died in March. We had drawn the lines together.");
    expect(reply).toContain("“He died in March. We had drawn the lines together.”");
    expect(reply).toMatch(/sorry|slowly/);
    const long =
      "He died in March. We had drawn the lines together at his kitchen table, the two of us, over a whole winter of Sundays with the stove on.";
    expect(replyTo(long)).toContain("“He died in March.”");
  });

  it("the offline duck's chat reply answers an ordinary question without alarm beside a loss that was told before", () => {
    const reply = replyTo("Why is it so slow?", {
      userContext: "My father died and I can't finish his boat.",
    });
    expect(reply).not.toMatch(/hour at a time|ring|near you/);
  });

  it("the duck's chat reply goes slowly with a message that only the classifier takes for dark, and asks about it", () => {
    const sure = "I've written letters to each of the kids for their birthdays";
    expect(assessDistress(sure)).toMatchObject({ level: "distress", isGuess: true });
    expect(replyTo(sure)).toMatch(/(?:twice|slowly|ask than guess).+\?$/);
    const lessSure = "i've given my tools to my brother, he'll look after them better. feels calm now";
    expect(assessDistress(lessSure)).toMatchObject({ level: "distress", isGuess: true });
    expect(replyTo(lessSure)).toMatch(
      /(?:twice|hear that|taking that in|got that).+“i've given my tools.+\?$/,
    );
  });

  it("quotes the end of a ramble", () => {
    const ramble =
      "All right, here it is, I stood up in his seminar and said his line about the nightingale was wrong, in front of everybody, and he said very well then in forty years you will do better, and it has been forty years, and I don't have better, I have different.";
    expect(replyTo(ramble)).toContain("and I don't have better, I have different.”");
  });

  it("the offline duck's chat reply names what it chooses, where that is plain", () => {
    const replies = ["a", "b", "c", "d", "e", "f"].map((seed) =>
      replyTo("Tell her now or wait till after the summer? Just pick.", { seed }),
    );
    expect(replies.some((reply) => reply.includes("“wait till after the summer”"))).toBe(true);
  });

  it("the offline duck's chat reply takes a deed for the step done once it was asked for one", () => {
    const message = "went as far as the corner. old Mrs Lind waved me over";
    const messages = [{ role: "user" as const, content: "so what do i do first" }];
    expect(replyTo(message, { messages })).toContain(
      "“went as far as the corner. old Mrs Lind waved me over”",
    );
    expect(readInContext(message, { hasPerson: false, recentIntents: ["asksStep"] })).toBe("didIt");
    const longAgo = "went as far as the corner every day last summer";
    expect(readInContext(longAgo, { hasPerson: false, recentIntents: [] })).toBe("fact");
  });

  it("the offline duck's chat reply answers yes and no to its own question", () => {
    const messages = [
      { role: "assistant" as const, content: "Noted: “two bags”. Is that the part that counts?" },
    ];
    const replies = ["a", "b", "c", "d", "e", "f"].map((seed) => replyTo("yes", { messages, seed }));
    expect(replies.some((reply) => reply.includes("‘Is that the part that counts?’"))).toBe(true);
  });

  it("the offline duck's chat reply asks about the day where a statement names one that comes", () => {
    expect(replyTo("due friday")).toMatch(/by then|until then|that day/);
  });

  it("the offline duck's chat reply says that it did not get what it cannot take up, and not twice in the same words", () => {
    const first = replyTo("@/x = y_z", { seed: "a" });
    const second = replyTo("@/x = y_z", { seed: "a", messages: [{ role: "assistant", content: first }] });
    expect(second).not.toBe(first);
  });

  it("the offline duck's chat reply gives something to do to somebody who calls the reply a platitude", () => {
    expect(replyTo("that's a fortune cookie. say something i can use")).toContain("Send Dana one line.");
  });

  it("the offline duck's chat reply admits that it forgot what the person had told it", () => {
    expect(replyTo("like i said, the pages are done")).toMatch(/did|true|yes|right/i);
  });

  it("the offline duck's chat reply asks nothing of somebody who says thank you or goodbye", () => {
    for (const message of ["thanks", "bye"]) expect(replyTo(message)).not.toMatch(/\?/);
  });

  it("the duck's chat reply to a request about how it speaks obeys, and asks nothing about feelings afterwards", () => {
    const asked = "please don't tell me to breathe";
    expect(replyTo(asked)).toMatch(/Done|Agreed|Plain/);
    const messages = [{ role: "user" as const, content: asked }];
    const later = ["I feel sick when I see it.", "The form has four pages."].map((message) =>
      replyTo(message, { messages }),
    );
    for (const reply of later)
      expect(reply).toMatch(/(?:practical thing|Where were we|be of use instead)\?$/);
  });

  it("the duck's chat reply to a denial that says what it is instead takes that up and does not ask for it", () => {
    for (const message of [
      "No, it isn't that I'm lonely. I've the bowls club. It's the coats.",
      "no its the coats",
    ]) {
      const reply = replyTo(message);
      expect(reply).toContain("“the coats”");
      expect(reply).not.toMatch(/what is it instead|what is it, then/i);
    }
    expect(replyTo("No, I shan't shout at her. I never have. That may be the trouble.")).toContain(
      "“I shan't shout at her. I never have.”",
    );
  });

  it("the duck's chat reply to a question about a place says that it does not know, and who does", () => {
    const replies = ["a", "b", "c", "d", "e", "f"].map((seed) =>
      replyTo("Do charity shops take winter coats in summer, do you know?", { seed }),
    );
    for (const reply of replies) expect(reply).toMatch(/don’t know|can’t tell you|guessing/);
    expect(replies.some((reply) => reply.includes("the charity shop"))).toBe(true);
  });

  it("the duck's chat reply to a plain statement of up to 24 words quotes the whole", () => {
    const short = "We sell about 210 loaves on a Saturday and maybe 60 on a Tuesday, if that.";
    expect(replyTo(short)).toContain(`“${short}”`);
  });

  it("the duck's chat reply jokes about nothing beside a loss that was told before", () => {
    const reply = replyTo("plot twist: i keep the boat", { userContext: "My father died in March." });
    expect(reply).not.toMatch(/rubber|beak|in the hat/);
  });

  it("the offline duck's chat reply does not predict what will happen or what somebody thinks", () => {
    expect(replyTo("will she ever come back?")).toMatch(/“will she ever come back\?”/);
    expect(replyTo("does he hate me?")).toMatch(/“does he hate me\?”/);
  });
});
