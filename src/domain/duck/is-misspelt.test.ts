import { describe, expect, it } from "vitest";
import { isMisspelt } from "./is-misspelt.ts";

describe("words that look like typos", () => {
  it.each(["thesiss", "letterr", "projct", "moter", "thx", "sooo"])("%s looks like a typo", (word) => {
    expect(isMisspelt(word)).toBe(true);
  });

  it.each(["horse", "couch", "choir", "mouse", "plant", "brook", "letter", "mother"])(
    "%s does not look like a typo",
    (word) => {
      expect(isMisspelt(word)).toBe(false);
    },
  );
});
