import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { findDenials } from "./find-denials.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { kindOfMannerRequest } from "./kind-of-manner.ts";
import { classifyMessage } from "./read-message.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

describe("what a person says of themselves", () => {
  it.each([
    "I don't think they would forgive me.",
    "It isn't the cold, I'm afraid of the stairs.",
    "I think she would say yes to be kind, and that is no good.",
  ])("a fear is a feeling and no denial: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("feeling");
    for (const seed of SEEDS)
      expect(replyTo(message, { seed })).not.toMatch(/off the table|withdraw|not that/i);
  });

  it("a denied fear stays a denial", () => {
    const message = "No, it's not that I'm afraid of him.";
    expect(["denial", "ruledOut"]).toContain(classifyMessage(message, false));
    expect(findDenials("I'm not afraid of it.")).toHaveLength(1);
  });

  it.each(["It isn't that I am worried about the money.", "It wasn't that I am scared of the dog."])(
    "a fear denied by a verb is no feeling: %s",
    (message) => {
      expect(classifyMessage(message, false)).not.toBe("feeling");
    },
  );

  it.each([
    "I baked three pies since, so it isn't the oven.",
    "To be clear, the boat doesn't leak.",
    "Nah, Mum wouldn't mind.",
  ])("what is ruled out is granted: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("ruledOut");
  });

  it("what is finished or sent is a deed, whatever is felt beside it", () => {
    expect(classifyMessage("ok it's in the outbox. my hands are shaking but it's sent", false)).toBe("didIt");
    expect(classifyMessage("it's not finished, my hands are shaking", false)).not.toBe("didIt");
  });

  it("only somebody's words are asked about as such, and neither a question nor a promise", () => {
    expect(kindOfFact("my boss said it was late")).toBe("said");
    expect(kindOfFact("she asked me whether it was cold")).toBeUndefined();
    expect(kindOfFact("my boss told me in february that it is mine")).toBeUndefined();
  });

  it("a person who is only mentioned is not what the reply is about", () => {
    for (const seed of SEEDS) {
      const reply = replyTo("I lost four hundred on it and never told my wife.", { seed });
      expect(reply).not.toMatch(/^[^“]*your wife/);
    }
  });

  it("a question about the strength of a feeling stands only behind words for one", () => {
    for (const seed of SEEDS)
      expect(replyTo("I think she would say yes to be kind.", { seed })).not.toMatch(/strongest|sets it off/);
  });
});

describe("corrections of the duck's tone, and what is kept", () => {
  it.each([
    ["You are rather brisk for my taste.", "gentler"],
    ["Could you drop the cute duck talk?", "lessPlay"],
    ["less of the quacking, please", "lessPlay"],
  ])("the correction %j is accepted", (message, kind) => {
    expect(classifyMessage(message, false)).toBe("style");
    expect(kindOfMannerRequest(message.toLowerCase())).toBe(kind);
    for (const seed of SEEDS) expect(replyTo(message, { seed })).toMatch(/^All right/);
  });

  it("after a request to drop the duck act, later replies do not speak of the duck", () => {
    const messages = [{ role: "user" as const, content: "drop the cute duck talk please" }];
    for (const seed of SEEDS) {
      const reply = replyTo("Which of them first, the red or the blue?", { messages, seed });
      expect(reply).not.toMatch(/\b(?:duck|pond|beak|hat|coin)\b/);
    }
  });

  it.each([
    "who reads this?",
    "do you store it?",
    "can my boss see?",
    "wait, is anybody else reading what I write here?",
  ])("a question about privacy is answered with what is true: %s", (message) => {
    expect(classifyMessage(message, false)).toBe("asksKept");
    for (const seed of SEEDS)
      expect(replyTo(message, { seed })).toMatch(/encrypted on the server.+\/encryption/);
  });

  it("of two plain statements in a row, only one is answered with an opening and the statement behind it", () => {
    const first = replyTo("We sell about 210 loaves on a Saturday and maybe 60 on a Tuesday, if that.");
    const second = replyTo("The flour comes from a mill in Porto that my uncle ran for thirty years.", {
      messages: [
        {
          role: "user",
          content: "We sell about 210 loaves on a Saturday and maybe 60 on a Tuesday, if that.",
        },
        { role: "assistant", content: first },
      ],
    });
    const isEcho = (reply: string) => /^[^“]{1,60}: “/.test(reply);
    expect([first, second].filter(isEcho)).toHaveLength(1);
  });
});
