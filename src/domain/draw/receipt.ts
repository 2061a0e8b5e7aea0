/** The receipt of a draw, and how anybody can check it against the deck. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Card, isReversible } from "../deck/card.ts";
import { cardCountOf, SPREAD_TYPES, type SpreadType } from "../readings/spread.ts";
import { cutOfClientSeed } from "./client-seed.ts";
import { type DrawnCard, drawCards, findPickFault } from "./draw-cards.ts";
import { readSeed } from "./server-seed.ts";
import { commitmentOf } from "./shuffle.ts";

/** The fields of a card that a draw depends on. */
export type DeckCard = Pick<Card, "id" | "reversedMeaning">;

/** The fields of a receipt, which a person can copy and paste. */
export interface Receipt {
  commitment: string;
  /** The server's seed, in hex. */
  serverSeed: string;
  clientSeed: string;
  /** The number of cards that were cut off the top; `null` if the deck was not cut. */
  cut: number | null;
  picks: number[];
  deckVersion: string;
  reversals: boolean;
  /** The drawn cards in order, if the receipt names them. */
  cards?: { id: string; reversed: boolean }[];
}

const RECEIPT_CHECKS = ["commitment", "deck", "picks", "cut", "cards"] as const;
export type ReceiptCheck = (typeof RECEIPT_CHECKS)[number];

export interface CheckedReceipt {
  /** The checks of the receipt that failed; empty if all passed. */
  faults: ReceiptCheck[];
  /**
   * The cards that the receipt's seeds and picks give on this deck; `null` if the seeds or picks are invalid.
   */
  cards: DrawnCard[] | null;
}

/** Returns the hex SHA-256 of the cards, their order and which are reversible: all that a draw depends on. */
export function fingerprintDeck(deck: readonly DeckCard[]): string {
  const lines = deck.map((card) => `${card.id} ${isReversible(card) ? "either way up" : "upright"}\n`);
  return bytesToHex(sha256(utf8ToBytes(lines.join(""))));
}

/** Computes the draw again, and names everything in the receipt that does not agree with it. */
export function checkReceipt(receipt: Receipt, deck: readonly DeckCard[]): CheckedReceipt {
  const serverSeed = readSeed(receipt.serverSeed);
  const spread = spreadOf(receipt.picks.length);
  const canDraw = spread !== undefined && findPickFault(spread, receipt.picks, deck.length) === null;
  const cards =
    serverSeed && canDraw
      ? drawCards(deck, {
          spread,
          serverSeed,
          clientSeed: receipt.clientSeed,
          picks: receipt.picks,
          hasReversals: receipt.reversals,
        })
      : null;
  const holds: Record<ReceiptCheck, boolean> = {
    commitment: serverSeed !== null && commitmentOf(serverSeed) === receipt.commitment.toLowerCase(),
    deck: fingerprintDeck(deck) === receipt.deckVersion,
    picks: canDraw,
    cut: cutOfClientSeed(receipt.clientSeed) === receipt.cut,
    cards: receipt.cards === undefined || (cards !== null && areSame(receipt.cards, cards)),
  };
  return { faults: RECEIPT_CHECKS.filter((check) => !holds[check]), cards };
}

function spreadOf(count: number): SpreadType | undefined {
  return SPREAD_TYPES.find((spread) => cardCountOf(spread) === count);
}

function areSame(said: NonNullable<Receipt["cards"]>, drawn: readonly DrawnCard[]): boolean {
  const isAsDrawn = (card: { id: string; reversed: boolean }, index: number) =>
    card.id === drawn[index]?.id && card.reversed === drawn[index]?.reversed;
  return said.length === drawn.length && said.every(isAsDrawn);
}
