import { describe, expect, it } from "vitest";
import { replyTo } from "#test-support/chat-reply.ts";
import { CHAT_FRAMES } from "./chat-frames.ts";
import type { ChatMessage } from "./duck-request.ts";
import { renderFrame } from "./render-frame.ts";
import { suitManner } from "./suit-manner.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
const PLAINLY: ChatMessage[] = [
  { role: "user", content: "cut the cute duck talk please" },
  { role: "assistant", content: "All right, without the act from now on." },
];

function repliesTo(message: string, messages: ChatMessage[]): string[] {
  return SEEDS.map((seed) => replyTo(message, { seed, messages }));
}

describe("frames that suit what was said before in a chat", () => {
  it.each(CHAT_FRAMES.linked.reactions)(
    "a message is held against the first text once in a chat, also where that reply was made from %j",
    (frame) => {
      const quoted = (words: string) => ({ words, isPlural: false, isQuote: true });
      const facts = new Map([
        ["news", quoted("the lamp is green")],
        ["near", quoted("I bought a lamp")],
      ]);
      const linked = renderFrame(frame, facts) ?? expect.fail("the frame has a gap that is not filled");
      const suit = (replies: readonly string[]) =>
        suitManner("fact", CHAT_FRAMES.fact, { manner: undefined, replies, has: () => true });
      const quoting = ["I’m with you: “the lamp is on”.", "That belongs in it too: “it is warm”."];
      expect(suit(quoting)).toBe(CHAT_FRAMES.linked);
      expect(suit([linked, ...quoting])).not.toBe(CHAT_FRAMES.linked);
    },
  );
});

describe("replies after the request to leave out the duck", () => {
  it("a deed is asked about after the request to leave out the duck as often as before it", () => {
    const asked = (messages: ChatMessage[]) =>
      repliesTo("I sent it to Dana.", messages).filter((reply) => reply.includes("?")).length;
    expect(asked([])).toBeGreaterThan(0);
    expect(asked(PLAINLY)).toBeLessThanOrEqual(asked([]));
  });

  it("another step after the request to leave out the duck is not called a smaller one", () => {
    for (const message of ["another step please", "another step please, I can't do the whole list"])
      for (const reply of repliesTo(message, PLAINLY))
        expect(reply).not.toMatch(/[Ss]maller|[Tt]oo big|less of it|cut it down|^Not all|^Not the whole/);
  });

  it("what a denial says instead is taken up after the request to leave out the duck", () => {
    for (const reply of repliesTo("No, it isn't the money. It's the quiet after.", PLAINLY))
      expect(reply).toContain("“the quiet after”");
  });
});
