import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { classifyMessage } from "./read-message.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];
const MOURNING = "My father died in March and I have not opened his desk.";

describe("words to the duck itself in a chat", () => {
  it.each([
    ["Sorry, that was rude. You're only a duck.", "saysSorry"],
    ["sorry for snapping at you", "saysSorry"],
    ["You've a nice way about you.", "praised"],
    ["haha ok ur quite good at this", "praised"],
    ["That was rather well put.", "praised"],
    ["You sound like my brother.", "remark"],
    ["That's a lot of questions for a bird.", "remark"],
    ["you're probably right", "accepts"],
    ["You've got a point.", "accepts"],
    ["that's fair", "accepts"],
    ["it was quite fair", "accepts"],
    ["May I say, you are quicker with a remark than with silence.", "style"],
    ["I find you rather informal for somebody I have only just met.", "style"],
    ["Don't analyse me.", "style"],
    ["Can you make that shorter?", "style"],
    ["What's a duck for, if I may ask?", "asksPurpose"],
    ["Who made you?", "asksMaker"],
    ["Can I ask why you picked that one?", "asksReason"],
    ["Are you listening, or are you producing sentences?", "asksSelf"],
    ["do u ever run out of things to say", "asksSelf"],
    ["how are you today rob", "asksWell"],
    ["do you think i'm an idiot?", "asksVerdict"],
    ["Tell me honestly what you think.", "asksOpinion"],
    ["Is a duck allowed to vote?", "asksDucks"],
    ["By the way are you an actual rubber duck or a computer", "machine"],
  ])("the message %j to the duck is read as the intent %s", (message, intent) => {
    expect(classifyMessage(message, false)).toBe(intent);
  });

  it.each([
    ["What would a duck do here?", "asksDucks"],
    ["Our ducks have stopped laying, is that normal?", "asksDucks"],
    ["You know my mother is ill.", "praised"],
    ["You give up after three weeks.", "remark"],
    ["How do you tell somebody that?", "asksSelf"],
    ["Can you freeze it with the skin on?", "asksSelf"],
    ["You have to say it's good.", "praised"],
    ["You're not getting it.", "remark"],
  ])("the message %j is not taken for one to the duck itself, %s", (message, intent) => {
    expect(classifyMessage(message, false)).not.toBe(intent);
  });

  it("an apology is not taken for an insult", () => {
    for (const seed of SEEDS)
      expect(replyTo("Sorry, that was rude. You're only a duck.", { seed })).not.toMatch(
        /annoyed|cross|Fair;/,
      );
  });

  it("a question about the duck itself is answered with what the duck is, and not with a request to go back", () => {
    for (const message of ["Are you listening?", "do you ever get it wrong"])
      for (const seed of SEEDS) expect(replyTo(message, { seed })).toMatch(/rules/);
  });

  it("beside a death the duck answers words to itself without a joke", () => {
    const messages = [
      "Is a duck ever sad?",
      "You're odd for a bath toy.",
      "how are you today?",
      "Who made you?",
    ];
    for (const message of messages)
      for (const seed of SEEDS)
        expect(replyTo(message, { seed, userContext: MOURNING })).not.toMatch(
          /rubber|\bhat\b|float|afloat|\bbath|beak|pond/i,
        );
  });
});
