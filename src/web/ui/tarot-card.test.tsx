// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeDeckSheet } from "../../../scripts/make-deck-sheet.mjs";
import { TarotCard } from "./tarot-card.tsx";

afterEach(cleanup);

const sheet = readFileSync(join(import.meta.dirname, "art/deck.generated.svg"), "utf8");
const card = { id: "the-cache", name: "The Cache", alt: "A buried jar keeps the moon." };
const used = () => document.querySelector("use")?.getAttribute("href")?.split("#")[1];

describe("a card", () => {
  it("says what it shows, and that it lies reversed", () => {
    render(<TarotCard {...card} isReversed />);
    expect(
      screen.getByRole("img", { name: "The Cache, reversed: A buried jar keeps the moon." }),
    ).toBeDefined();
    expect(used()).toBe("the-cache");
  });

  it("does not give itself away face down", () => {
    render(<TarotCard {...card} isFaceDown />);
    expect(screen.getByRole("img", { name: "A card, face down" })).toBeDefined();
    expect(used()).toBe("back");
  });

  it("is silent where its name stands beside it", () => {
    render(<TarotCard id="the-cache" name="The Cache" />);
    expect(screen.queryByRole("img")).toBeNull();
  });
});

describe("the sheet of all cards", () => {
  it("is the deck as it is now; `node scripts/make-deck-sheet.mjs` writes it again", () => {
    expect(sheet === makeDeckSheet()).toBe(true);
  });

  it("has a symbol for 36 faces and the back, and needs neither styles nor references of its own", () => {
    expect(sheet.match(/<symbol /g)).toHaveLength(37);
    expect(sheet).not.toMatch(/class=|<style|url\(#|<use|clip-path/);
  });
});
