import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { withoutLivingPlaces } from "./living-places.ts";

describe("where and with whom somebody does not want to live", () => {
  it.each([
    "My dad doesn't want to live alone.",
    "My dad doesn’t want to live alone anymore.",
    "my dad doesnt want to live alone",
    "My mum says she doesn't want to live alone and I can't take her in.",
    "My mother does not want to live in a home.",
    "My mother doesn't want to live with us.",
    "My mother doesn't want to live there anymore.",
    "My mother no longer wants to live on her own.",
    "My parents don't want to live so far from the sea.",
    "My grandfather doesn't want to live in the city any more.",
    "My wife doesn't want to live near my parents.",
    "My husband doesn't want to live abroad.",
    "My dad doesn't want to live without a car.",
    "My dad doesn't want to live alone in the big house, so we look at flats.",
  ])("is no sign of danger: %s", (text) => {
    expect(assessDistress(text).level).toBe("none");
  });
});

describe("somebody who does not want to live", () => {
  it.each([
    "My dad doesn't want to live.",
    "My dad doesn't want to live anymore.",
    "My dad doesn't want to live like this.",
    "My dad doesn't want to live without her.",
    "My dad doesn't want to live at all.",
    "My dad doesn't want to live in pain.",
    "My dad doesn't want to live with this pain.",
    "My dad doesn't want to live with himself anymore.",
    "My dad doesn't want to live through another winter.",
    "My dad doesn't want to live in this world anymore.",
    "My dad doesn't want to live alone in this world anymore.",
  ])("is in danger: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });

  it.each([
    "My mum doesn't want to live alone, she wants to die.",
    "My mum doesn't want to live alone. She wants to die.",
    "My dad doesn't want to live alone. He says there is no point.",
    "My dad doesn't want to live in a home. He doesn't want to live.",
    "My dad doesn't want to live with us, he doesn't want to live.",
    "My dad doesn't want to live alone. He says we would be better off without him.",
  ])("is in danger although a place or company is named as well: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });

  it("alone, 'or at all', is not taken to be looking for a flat", () => {
    expect(assessDistress("My mum doesn't want to live alone, or at all.").level).not.toBe("none");
  });

  it.each(["I don't want to live alone anymore.", "My dad doesn't want to live here anymore."])(
    "is still treated gently if the writer or 'here' is meant: %s",
    (text) => {
      expect(assessDistress(text).level).toBe("distress");
    },
  );
});

describe("a text without the places in which somebody does not want to live", () => {
  it("keeps every other word", () => {
    const text = "Dad doesn't want to live with my sister anymore, and I have to tell her.";
    expect(withoutLivingPlaces(text)).toBe("Dad wants to move, and I have to tell her.");
  });

  it.each([
    "I don't want to live alone.",
    "My dad doesn't want to live.",
    "My dad doesn't want to live alone without her.",
    "My dad doesn't want to live with what he did.",
    "My dad doesn't want to live in pain at home.",
    "He’s fine, and the curly apostrophe stays.",
  ])("stays as it is: %s", (text) => {
    expect(withoutLivingPlaces(text)).toBe(text);
  });
});
