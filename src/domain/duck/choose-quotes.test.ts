import { describe, expect, it } from "vitest";
import { chooseQuotes, firstSentenceOrClauses } from "./choose-quotes.ts";
import { splitSentences } from "./split-sentences.ts";

const quotesOf = (text: string) => chooseQuotes(text, splitSentences(text));

describe("choosing quotes from a text", () => {
  it("choosing quotes from a text prefers a sentence that admits something over one about logistics", () => {
    const text =
      "It was due in September. I told my manager it’s nearly finished. I don’t even know what we’re proposing any more.";
    expect(quotesOf(text)[0]).toEqual({
      text: "I don’t even know what we’re proposing any more.",
      kind: "unsure",
      isLast: true,
      isDeclared: false,
    });
  });

  it("choosing quotes from a text quotes one whole clause of a long sentence", () => {
    const text =
      "I've been putting it off for weeks because she just lost her cat and I don't want to be the next thing that leaves.";
    expect(quotesOf(text)[0]?.text).toBe("I don't want to be the next thing that leaves.");
  });

  it("choosing quotes from a text does not quote a clause that only says when", () => {
    const text =
      "My husband goes out to the garage when I take it from the case, and now I only play when he is at bowls or asleep upstairs.";
    expect(quotesOf(text)[0]?.text).toBe("now I only play when he is at bowls or asleep upstairs.");
  });

  it("choosing quotes from a text leaves a clause with 'when' out of a sentence that is too long with it", () => {
    const text =
      "I got a raise and a title and now my old friends in the team go quiet when I come into the kitchen.";
    expect(quotesOf(text)[0]?.text).toBe(
      "I got a raise and a title and now my old friends in the team go quiet",
    );
  });

  it("choosing quotes from a text prefers what is hard to what somebody does for a living and to a date", () => {
    const cakes =
      "I bake wedding cakes on the side. For the one on the 14th I have no idea what the top should look like, and the bride says she trusts me.";
    expect(quotesOf(cakes)[0]?.text).toBe(
      "For the one on the 14th I have no idea what the top should look like",
    );
    const ward = "They want me as ward manager and I like being at the bed. I have until Friday.";
    expect(quotesOf(ward)[0]?.text).toBe("They want me as ward manager and I like being at the bed.");
  });

  it.each([
    "I *really* don't know, see <b>this</b> and `that` and https://example.com/x for more of the same old story",
    "ONE TWO, I can't go on like this!!!\n\n- and I don't know\n- what to say",
    'She said “no” and I said "fine" and then nobody said anything at all for the rest of the holidays, which was long.',
  ])("choosing quotes from a text quotes only words that stand in the text exactly: %j", (text) => {
    for (const quote of quotesOf(text)) expect(text).toContain(quote.text);
  });

  it("choosing quotes from a text never quotes more than twenty-two words", () => {
    const text =
      "I keep thinking that if I only had one more week and a quieter flat and a better chair then the whole of it would fall into place by itself.";
    for (const quote of quotesOf(text)) expect(quote.text.split(" ").length).toBeLessThanOrEqual(22);
  });

  it.each([
    [
      "I have wanted to move out of this flat for three years and the deadline to accept the new one is Friday.",
      [
        "I have wanted to move out of this flat for three years and the deadline to accept the new one is Friday.",
      ],
    ],
    [
      "Working at the bakery with my two brothers for six years and now I get up at four, hate the smell, and say nothing to anybody about it.",
      ["Working at the bakery with my two brothers for six years and now I get up at four, hate the smell"],
    ],
    [
      "every morning the same stairs the same door the same eleven people who say good morning and look at their shoes until the lift comes",
      [],
    ],
  ])(
    "choosing quotes from a text quotes a whole sentence or whole clauses, never a fixed number of words: %s",
    (text, quotes) => {
      const first = firstSentenceOrClauses(text);
      expect(first === null ? [] : [first]).toEqual(quotes);
    },
  );
});
