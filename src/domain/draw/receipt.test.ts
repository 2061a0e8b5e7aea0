import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cutOfClientSeed, makeClientSeed, stirShuffle } from "./client-seed.ts";
import { drawCards } from "./draw-cards.ts";
import { readReceipt } from "./read-receipt.ts";
import { checkReceipt, type DeckCard, fingerprintDeck, type Receipt } from "./receipt.ts";
import { commitmentOf } from "./shuffle.ts";

const deck: DeckCard[] = Array.from({ length: 36 }, (_, index) => ({
  id: `card-${index + 1}`,
  reversedMeaning: index < 33 ? "turned" : null,
}));
const serverSeed = new Uint8Array(32).fill(7);
const clientSeed = makeClientSeed(stirShuffle("", [1, 2, 3], new Uint8Array(32)), 11);
const picks = [30, 0, 17];

const receipt: Receipt = {
  commitment: commitmentOf(serverSeed),
  serverSeed: "07".repeat(32),
  clientSeed,
  cut: 11,
  picks,
  deckVersion: fingerprintDeck(deck),
  reversals: true,
  cards: drawCards(deck, { spread: "full-pond", serverSeed, clientSeed, picks, hasReversals: true }),
};

describe("a receipt", () => {
  it("a draw's receipt that was not changed reproduces its cards and has no faults", () => {
    const pasted = readReceipt(JSON.stringify(receipt));
    expect("receipt" in pasted && checkReceipt(pasted.receipt, deck)).toEqual({
      faults: [],
      cards: receipt.cards,
    });
  });

  it("a draw's receipt without a cut is valid for a deck that nobody cut", () => {
    const { cut: _, ...old } = { ...receipt, clientSeed: "f00d" };
    const pasted = readReceipt(JSON.stringify({ ...old, cards: undefined }));
    expect("receipt" in pasted && checkReceipt(pasted.receipt, deck).faults).toEqual([]);
  });

  it.each([
    ["the server's seed", { serverSeed: "08".repeat(32) }, ["commitment", "cards"]],
    ["the seal", { commitment: "00".repeat(32) }, ["commitment"]],
    ["the shuffle", { clientSeed: makeClientSeed("0".repeat(64), 11) }, ["cards"]],
    ["the cut", { cut: 12 }, ["cut"]],
    ["a pick", { picks: [30, 0, 18] }, ["cards"]],
    ["a pick to a place beside the deck", { picks: [30, 0, 36] }, ["picks", "cards"]],
    ["a card", { cards: [{ id: "card-1", reversed: false }] }, ["cards"]],
    ["the deck", { deckVersion: "another" }, ["deck"]],
    ["the seed to what is none", { serverSeed: "not hex" }, ["commitment", "cards"]],
  ] satisfies [string, Partial<Receipt>, string[]][])(
    "a draw's receipt has faults after a change of %s",
    (_, change, faults) => {
      expect(checkReceipt({ ...receipt, ...change }, deck).faults).toEqual(faults);
    },
  );

  it("a draw's receipt that cannot be read gives a sentence about what is missing", () => {
    expect(readReceipt("hello")).toEqual({ fault: expect.stringContaining("not a receipt") });
    expect(readReceipt("[]")).toEqual({ fault: expect.stringContaining("not a receipt") });
    expect(readReceipt("{}")).toEqual({ fault: expect.stringContaining("“commitment”") });
    const odd = JSON.stringify({ ...receipt, picks: ["one"] });
    expect(readReceipt(odd)).toEqual({ fault: "“picks” is missing or is not a list of numbers." });
  });
});

describe("the client's seed", () => {
  it("changes with every piece of shuffling, and with the cut", () => {
    const random = new Uint8Array(32);
    const once = stirShuffle("", [1, 2], random);
    const seeds = [once, stirShuffle(once, [1, 2], random), stirShuffle("", [1, 3], random)];
    expect(new Set([...seeds, stirShuffle("", [1, 2], random.fill(1))]).size).toBe(4);
    expect(makeClientSeed(once, 3)).not.toBe(makeClientSeed(once, 4));
    expect(cutOfClientSeed(makeClientSeed(once, 3))).toBe(3);
    expect(cutOfClientSeed("shuffled three times, cut at 11")).toBeNull();
  });

  it("decides together with the server's seed which cards are drawn", () => {
    const other = makeClientSeed(stirShuffle("", [], new Uint8Array(32)), 12);
    const draw = (seed: string) =>
      drawCards(deck, { spread: "full-pond", serverSeed, clientSeed: seed, picks, hasReversals: true });
    expect(draw(other)).not.toEqual(draw(clientSeed));
  });
});

it("the current deck has the fingerprint that existing receipts name", () => {
  const cards = readdirSync("deck", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(`deck/${name}/card.json`, "utf8")))
    .sort((one, other) => one.number - other.number);
  expect(fingerprintDeck(cards)).toMatchInlineSnapshot(
    `"f824002931c93122507010528faaf82cc2bc391670831e7964fd11d80237d0a0"`,
  );
});
