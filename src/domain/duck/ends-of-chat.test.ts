import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { endOfChatIn, isGoodNews } from "./ends-of-chat.ts";
import { classifyMessage } from "./read-message.ts";

describe("the ends of a chat", () => {
  it.each([
    ["Right. The soup is calling and the dog wants out. Sleep well.", "bye"],
    ["Now I go. My brother wants the phone.", "bye"],
    ["Merci, duck. My aunt only ever says to be patient.", "thanks"],
    ["Bless you. My sister would have laughed at me.", "thanks"],
    ["Thanks to him the roof leaks.", undefined],
    ["He never said goodbye to the others in the shop.", undefined],
    ["I have to go to the office on Monday.", undefined],
    ["My sister took the lamp. The form is ready.", undefined],
    ["Thank you. What do I do about the fence?", undefined],
  ])("the message %j ends the chat with: %s", (message, end) => {
    expect(endOfChatIn(message)).toBe(end);
  });

  it.each([
    ["It worked. At midnight, with the old cable.", true],
    ["oh wow. painted only the door. ITS DONE", true],
    ["It went through, but not for my sister.", false],
    ["I AM SO TIRED OF IT", false],
    ["The shed is green.", false],
  ])("the message %j is good news: %s", (message, isGood) => {
    expect(isGoodNews(message)).toBe(isGood);
  });

  it("the duck's chat reply to good news is glad and asks nothing", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const reply = replyTo("It worked. At midnight, with the old cable.", { seed });
      expect(reply).toMatch(/good|glad/);
      expect(reply).not.toMatch(/\?/);
    }
  });

  it("the duck's chat reply to good news beside a loss is not glad of it", () => {
    const reply = replyTo("It worked. At midnight.", {
      userContext: "My father died and I can't finish his boat.",
    });
    expect(reply).not.toMatch(/that’s good|good news|feathers/);
  });
});

describe("the duck's chat reply to what it is not sure about", () => {
  const UNSURE = "Under the bridge twice, round the lamp and no farther.";

  it("the duck's chat reply to a message that may be anything asks nothing and names no half of it", () => {
    expect(classifyMessage(UNSURE, false)).toBe("open");
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const reply = replyTo(UNSURE, { seed });
      expect(reply).not.toMatch(/\?/);
      const [, quoted] = /“([^”]+)”/.exec(reply) ?? [];
      if (quoted !== undefined) expect(quoted).toBe(UNSURE);
    }
  });

  it("the duck's chat reply asks what would help after two replies that asked nothing", () => {
    const messages = ["I've read that, every word.", "I hear you."].map((content) => ({
      role: "assistant" as const,
      content,
    }));
    expect(replyTo(UNSURE, { messages })).toMatch(/\?$/);
    expect(replyTo(UNSURE, { messages: messages.slice(1) })).not.toMatch(/\?/);
  });

  it("the duck's chat reply to a question that it cannot answer says so", () => {
    for (const seed of ["a", "b", "c", "d"])
      expect(replyTo("Could one walk through a field like that without it showing?", { seed })).toMatch(
        /I don’t know|can’t (?:answer|know)|no good answer|better than a guess/,
      );
  });

  it("the duck's chat reply to a remark about its manner of unclear direction says that it changes, and the next one is short", () => {
    const remark = "you sound like a brochure mate";
    expect(classifyMessage(remark, false)).toBe("style");
    expect(replyTo(remark)).toMatch(/change how|differently/);
    const messages = [{ role: "user" as const, content: remark }];
    expect(replyTo("My boss said it was late on Monday.", { messages })).not.toMatch(/\?/);
  });
});
