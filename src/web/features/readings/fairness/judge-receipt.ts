/** Verifies receipts. This code is loaded when the person first checks a receipt. */

import { makeClientSeed, stirShuffle } from "#domain/draw/client-seed.ts";
import { drawCards } from "#domain/draw/draw-cards.ts";
import { readReceipt } from "#domain/draw/read-receipt.ts";
import {
  type CheckedReceipt,
  checkReceipt,
  type DeckCard,
  fingerprintDeck,
  type Receipt,
} from "#domain/draw/receipt.ts";
import { commitmentOf, SERVER_SEED_BYTES } from "#domain/draw/shuffle.ts";
import { writeHex } from "#domain/hex.ts";

export type Judgement = { fault: string } | (CheckedReceipt & { namesCards: boolean });

/**
 * Parses a pasted receipt and verifies it against the deck. Returns a `fault` if the text cannot be read as a
 * receipt.
 */
export function judgeReceipt(text: string, deck: readonly DeckCard[]): Judgement {
  const read = readReceipt(text);
  if ("fault" in read) return read;
  return { ...checkReceipt(read.receipt, deck), namesCards: read.receipt.cards !== undefined };
}

const EXAMPLE_CUT = 11;
const EXAMPLE_PICKS = [3, 17, 30];

/** Returns the receipt of a random example draw. */
export function exampleReceipt(deck: readonly DeckCard[]): string {
  const random = () => crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES));
  const serverSeed = random();
  const clientSeed = makeClientSeed(stirShuffle("", [], random()), EXAMPLE_CUT);
  const picks = EXAMPLE_PICKS;
  const drawn = drawCards(deck, { spread: "full-pond", serverSeed, clientSeed, picks, hasReversals: true });
  const receipt: Receipt = {
    commitment: commitmentOf(serverSeed),
    serverSeed: writeHex(serverSeed),
    clientSeed,
    cut: EXAMPLE_CUT,
    picks,
    deckVersion: fingerprintDeck(deck),
    reversals: true,
    cards: drawn.map(({ id, reversed }) => ({ id, reversed })),
  };
  return JSON.stringify(receipt, null, 2);
}
