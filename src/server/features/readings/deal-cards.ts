import type { ReadingInput } from "../../../contract/readings.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { cutOf } from "../../../domain/draw/client-seed.ts";
import {
  chooseCard,
  type DrawnCard,
  drawCards,
  findPickFault,
  topPicks,
} from "../../../domain/draw/draw-cards.ts";
import { fingerprintDeck } from "../../../domain/draw/receipt.ts";
import { commitTo, SERVER_SEED_BYTES } from "../../../domain/draw/shuffle.ts";
import { positionAt, type SpreadType } from "../../../domain/readings/spread.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Random } from "../../platform/random.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import { openInsightBody } from "../insights/insights.ts";
import type { Known } from "./load-reading.ts";
import { type OpenedDraw, openOrder, openServerSeed } from "./stored-reading.ts";

const CLIENT_SEED_BYTES = 32;

/** What a reading reads, and where it came from. */
export interface Deal {
  spreadType: SpreadType;
  cards: DrawnCard[];
  /** `null` for a card that was chosen. */
  draw: OpenedDraw | null;
  /** A draw this reading makes for itself; its seed is yet to be stored. */
  newSeed?: Uint8Array;
  /** A sealed draw this reading opens, and the run that opened it before. */
  opens?: { drawId: string; openedBy: string | null };
  /** Kept from an earlier attempt, with the kind of block it was for. */
  blockTypeId?: BlockTypeId;
  userBlockId?: string | null;
  /** The default insight whose place it takes. */
  replaces: string | null;
  /** Whether it takes one of the day's insights when it is delivered. */
  counts: boolean;
}

interface DealFloor {
  deck: Deck;
  random: Random;
  now: Date;
}

const PICK_FAULTS = {
  count: "must have one place for each card of the spread",
  range: "must be places in the deck",
  repeated: "must all be different",
} as const;

/**
 * Deals the cards: those of an earlier attempt, the one chosen from the library, or drawn. Throws `not_found` for a
 * card, a draw or an insight that is not there, `draw_used` for a draw whose reading was delivered or is under way,
 * `invalid_input` for picks that cannot be.
 */
export function dealCards(floor: DealFloor, input: ReadingInput, known: Known): Deal {
  if (input.retryOf !== undefined) return dealAgain(known, input, sentences.insightNotFound);
  if (input.selectedCardId !== undefined) return dealChosen(floor.deck, input.selectedCardId);
  if (input.drawId !== undefined) return dealFromDraw(floor, input, known);
  const newSeed = floor.random.bytes(SERVER_SEED_BYTES);
  const draw = { id: newId(), commitment: commitTo(newSeed) };
  return { ...dealFresh(floor, input, { known, seed: newSeed, draw }), newSeed };
}

function dealChosen(deck: Deck, id: string): Deal {
  if (!deck.byId.has(id)) throw new AppError("not_found", sentences.cardNotFound);
  // One card, whichever spread was asked for.
  return { spreadType: "quick-draw", cards: chooseCard(id), draw: null, replaces: null, counts: true };
}

function dealFromDraw(floor: DealFloor, input: ReadingInput, known: Known): Deal {
  if (!known.draw) throw new AppError("not_found", sentences.drawNotFound);
  const { draw, run } = known.draw;
  const opens = { drawId: draw.id, openedBy: draw.readingId };
  // A run is forgotten before a default insight is.
  const isDelivered = run === null ? draw.readingId !== null : run.status === "done";
  if (isDelivered && known.replaced) return dealAgain(known, input, sentences.drawNotFound);
  if (draw.readingId !== null) return { ...dealFromRun(known, input, floor.now), opens };
  const seed = openServerSeed(known.key, draw);
  if (!seed) throw new AppError("not_found", sentences.drawNotFound);
  return { ...dealFresh(floor, input, { known, seed, draw }), opens };
}

interface FreshDraw {
  known: Known;
  seed: Uint8Array;
  draw: { id: string; commitment: string };
}

function dealFresh({ deck, random }: DealFloor, input: ReadingInput, { known, seed, draw }: FreshDraw): Deal {
  const { spreadType } = input;
  const picks = input.picks ?? topPicks(spreadType);
  const fault = findPickFault(spreadType, picks, deck.cards.length);
  if (fault) throw new AppError("invalid_input", `picks ${PICK_FAULTS[fault]}.`, { field: "picks" });
  const hasReversals = known.settings?.hasReversedCards ?? true;
  const clientSeed = input.clientSeed ?? Buffer.from(random.bytes(CLIENT_SEED_BYTES)).toString("hex");
  const cards = drawCards(deck.cards, {
    spread: spreadType,
    serverSeed: seed,
    clientSeed,
    picks,
    hasReversals,
  });
  const receipt = {
    commitment: draw.commitment,
    serverSeed: Buffer.from(seed).toString("hex"),
    clientSeed,
    cut: cutOf(clientSeed),
    picks,
    deckVersion: fingerprintDeck(deck.cards),
    reversals: hasReversals,
  };
  return { spreadType, cards, draw: { drawId: draw.id, receipt }, replaces: null, counts: true };
}

/**
 * The cards of a run that did not deliver. What failed on our side is read again at no cost, and so is what was counted
 * before. Another question is another reading: it counts.
 */
function dealFromRun(known: Known, { spreadType, userContext }: ReadingInput, now: Date): Deal {
  const run = known.draw?.run;
  const isOver = run && (run.status === "failed" || run.status === "stopped" || isDead(run.heartbeatAt, now));
  const order = isOver && run.status !== "done" ? openOrder(known.key, run) : undefined;
  if (!run || !order?.ok || order.value.spreadType !== spreadType) throw drawUsed();
  const { cards, draw, replaces } = order.value;
  const isSameQuestion = order.value.userContext === userContext;
  const counts = !isSameQuestion || (run.status === "stopped" && run.counts);
  return { spreadType, cards, draw, replaces, counts };
}

function isDead(heartbeatAt: Date, now: Date): boolean {
  return heartbeatAt <= aliveSince(now);
}

/**
 * The cards of a default insight, for the reading that takes its place. It costs nothing while the question is the one
 * that was read; another question counts, and so does one that was edited since.
 */
function dealAgain({ key, replaced }: Known, { userContext }: ReadingInput, notFound: string): Deal {
  const body = replaced && openInsightBody(key, replaced);
  if (!replaced || !body?.ok) throw new AppError("not_found", notFound);
  const spreadType = replaced.spreadType as SpreadType;
  const cards = replaced.cardsDrawn.map((card, index): DrawnCard => {
    const position = positionAt(spreadType, index);
    return { ...card, ...(position && { position }) };
  });
  const { receipt } = body.value;
  const isSameQuestion = replaced.editedAt === null && body.value.userContext === userContext;
  return {
    spreadType,
    cards,
    draw: receipt && replaced.drawId ? { drawId: replaced.drawId, receipt } : null,
    blockTypeId: replaced.blockTypeId as BlockTypeId,
    userBlockId: replaced.userBlockId,
    replaces: replaced.id,
    counts: !isSameQuestion,
  };
}

function drawUsed(): AppError {
  return new AppError("draw_used", sentenceOf("draw_used"));
}
