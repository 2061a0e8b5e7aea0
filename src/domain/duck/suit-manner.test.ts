import { describe, expect, it } from "vitest";
import { CHAT_FRAMES } from "./frames.ts";
import { renderFrame, typeset } from "./render-frame.ts";
import { suitManner } from "./suit-manner.ts";

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
