import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchQuote } from "./match-quote.ts";
import { sanitiseText } from "./sanitise-text.ts";

const original =
  "I’ve rewritten the “Q3 proposal”\n\n  four times — and sent   it to nobody… My C:\\drafts are full.";

describe("a quote of what a person wrote", () => {
  it.each([
    ["I've rewritten the", "I’ve rewritten the"],
    ['the \\"Q3 proposal\\" four times', "the “Q3 proposal”\n\n  four times"],
    ["FOUR TIMES - and sent it to nobody", "four times — and sent   it to nobody"],
    ["sent it to nobody!", "sent   it to nobody"],
    ["My C:\\\\drafts are full", "My C:\\drafts are full"],
  ])("is found and shown as it was typed: %s", (quote, found) => {
    expect(matchQuote(quote, original)).toBe(found);
  });

  it.each(["sent it to everybody", "", "   ", "…"])(
    "is null if the text does not contain it: %s",
    (quote) => {
      expect(matchQuote(quote, "sent it to nobody")).toBeNull();
    },
  );

  it("is found for any span of any text, even after sanitising", () => {
    const words = fc.array(
      fc.constantFrom("duck", "“no”", "it’s", "–", "Émile", "🦆", "\\", "\t", "\n\n", "a"),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (parts, from, length) => {
        const text = parts.join(" ");
        const span = parts.slice(from % parts.length, (from % parts.length) + 1 + (length % 6)).join(" ");
        const quote = sanitiseText(span, "quote", 500);
        if (quote.replace(/[\\.\s]/g, "") === "") return;
        const found = matchQuote(quote, text);
        expect(found).not.toBeNull();
        expect(text).toContain(found);
      }),
    );
  });
});
