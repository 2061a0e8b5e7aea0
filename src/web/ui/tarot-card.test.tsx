// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { drawDeck } from "#scripts/make-deck-sheet.mjs";
import { TarotCard } from "./tarot-card.tsx";

afterEach(cleanup);

const art = join(import.meta.dirname, "art");
const sheet = readFileSync(join(art, "deck.generated.svg"), "utf8");
const card = { id: "the-cache", name: "The Cache", alt: "A buried jar keeps the moon." };
const used = () => document.querySelector("use")?.getAttribute("href")?.split("#")[1];

const file = () => document.querySelector("use")?.getAttribute("href")?.split("#")[0];

describe("a card", () => {
  it("the picture of a card names its drawing and its reversed orientation in its alternative text", () => {
    render(<TarotCard {...card} isReversed />);
    expect(
      screen.getByRole("img", { name: "The Cache, reversed: A buried jar keeps the moon." }),
    ).toBeDefined();
    expect(used()).toBe("the-cache");
  });

  it("the picture of a card loads its own file, or the shared sheet when many cards are shown or as a thumbnail", () => {
    const { rerender } = render(<TarotCard {...card} />);
    expect(file()).toMatch(/the-cache/);
    rerender(<TarotCard {...card} isAmongMany />);
    expect(file()).toMatch(/deck/);
    rerender(<TarotCard {...card} size="thumb" />);
    expect(file()).toMatch(/deck/);
  });

  it("the picture of a card does not reveal its face or name when it lies face down", () => {
    render(<TarotCard {...card} isFaceDown />);
    expect(screen.getByRole("img", { name: "A card, face down" })).toBeDefined();
    expect(used()).toBe("back");
  });

  it("the picture of a card is hidden from screen readers without alternative text", () => {
    render(<TarotCard id="the-cache" name="The Cache" />);
    expect(screen.queryByRole("img")).toBeNull();
  });
});

describe("the generated drawings", () => {
  it("the generated card drawings are up to date with the deck; `node scripts/with-node.mjs scripts/make-deck-sheet.mjs` updates them", () => {
    const drawn = drawDeck();
    const stale = [...drawn].filter(([path, text]) => readFileSync(join(art, path), "utf8") !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
    expect(readdirSync(join(art, "cards"))).toHaveLength(drawn.size - 1);
  });

  it("the generated card drawings contain 36 faces and the back, without styles or internal references", () => {
    expect(sheet.match(/<symbol /g)).toHaveLength(37);
    expect(sheet).not.toMatch(/class=|<style|url\(#|<use|clip-path/);
  });

  it("the generated card drawings are at most 6 KB each when compressed", () => {
    const heavy = [...drawDeck()].filter(
      ([path, text]) => path !== "deck.generated.svg" && gzipSync(text).length > 6 * 1024,
    );
    expect(heavy.map(([path]) => path)).toEqual([]);
  });
});
