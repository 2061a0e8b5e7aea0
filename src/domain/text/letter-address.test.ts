import { describe, expect, it } from "vitest";
import { mailtoLink } from "./letter-address.ts";

describe("the address of a letter", () => {
  it("contains the text, with signs that an address cannot hold escaped", () => {
    expect(mailtoLink("Should I go? 🦆")).toBe("mailto:?body=Should%20I%20go%3F%20%F0%9F%A6%86");
  });

  it("contains a replacement for half a character", () => {
    expect(mailtoLink("one \ud83e")).toBe("mailto:?body=one%20%EF%BF%BD");
    expect(mailtoLink("\udd86 two")).toBe("mailto:?body=%EF%BF%BD%20two");
  });
});
