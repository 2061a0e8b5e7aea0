import type { ReadingInput } from "#contract/readings.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { cutOfClientSeed } from "#domain/draw/client-seed.ts";
import { chooseCard, type DrawnCard, drawCards, findPickFault, topPicks } from "#domain/draw/draw-cards.ts";
import { fingerprintDeck } from "#domain/draw/receipt.ts";
import { commitmentOf, SERVER_SEED_BYTES } from "#domain/draw/shuffle.ts";
import { type HardPart, hardPartGuesses } from "#domain/readings/hard-part.ts";
import { NO_GUESS_ID } from "#domain/readings/is-told-as-unsure.ts";
import type { Guess } from "#domain/readings/reading-result.ts";
import { positionAt, type SpreadType } from "#domain/readings/spread.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Random } from "../../platform/random.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import { guessesTakenIn, type InsightWords, openInsightBody } from "../insights/insights.ts";
import type { ReadingContext } from "./load-reading.ts";
import { type OpenedDraw, openRequest, openServerSeed, type StoredRequest } from "./stored-reading.ts";

const CLIENT_SEED_BYTES = 32;

/** The cards of a reading and their origin. */
export interface DealtCards {
  spreadType: SpreadType;
  cards: DrawnCard[];
  /** The draw's receipt; `null` for a card that the person chose. */
  draw: OpenedDraw | null;
  /** The seed of a draw that this reading makes itself; it is not stored yet. */
  newSeed?: Uint8Array;
  /** The stored draw that this reading uses, and the run that used it before. */
  opens?: { drawId: string; openedBy: string | null };
  /** The kind of block that an earlier attempt at this reading was about. */
  blockTypeId?: BlockTypeId;
  userBlockId?: string | null;
  /**
   * The id of the insight that this reading replaces: a default one, stored because the model gave no usable answer, or
   * one that the person corrects. `null` for a new reading.
   */
  replaces: string | null;
  hardPart?: HardPart;
  /** What the person corrected in the reading that this one replaces. */
  corrects?: CorrectedReading;
  /** Whether the reading counts towards the daily limit when it is delivered. */
  counts: boolean;
}

/**
 * A person's correction of a reading: the topic that they gave, the guesses that were offered, and those that they
 * chose before.
 */
export type CorrectedReading = Required<Pick<StoredRequest, "about" | "takenBefore">> &
  Pick<StoredRequest, "offered">;

interface DealServices {
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
 * Returns the cards: those of an earlier attempt, the one chosen from the library, or newly drawn ones.
 * Throws `not_found` for an unknown card, draw or insight, `draw_used` for a draw whose reading was delivered
 * or is under way, and `invalid_input` for impossible picks.
 */
export function determineCards(
  services: DealServices,
  input: ReadingInput,
  context: ReadingContext,
): DealtCards {
  return withHardPart(input, dealFor(services, input, context));
}

/**
 * Adds the hard part to the dealt cards. If the insight already stores one, that one is used instead of the new input.
 */
function withHardPart({ hardPart }: ReadingInput, dealt: DealtCards): DealtCards {
  return { ...(hardPart && { hardPart }), ...dealt };
}

function dealFor(services: DealServices, input: ReadingInput, context: ReadingContext): DealtCards {
  if (input.retryOf !== undefined) return dealAgain(context, input, sentences.insightNotFound);
  if (input.selectedCardId !== undefined) return dealChosen(services.deck, input.selectedCardId);
  if (input.drawId !== undefined) return dealFromDraw(services, input, context);
  const newSeed = services.random.bytes(SERVER_SEED_BYTES);
  const draw = { id: newId(), commitment: commitmentOf(newSeed) };
  return { ...dealFresh(services, input, { context, seed: newSeed, draw }), newSeed };
}

function dealChosen(deck: Deck, id: string): DealtCards {
  if (!deck.byId.has(id)) throw new AppError("not_found", sentences.cardNotFound);
  // A card chosen from the library is always read alone, whichever spread was requested.
  return { spreadType: "quick-draw", cards: chooseCard(id), draw: null, replaces: null, counts: true };
}

function dealFromDraw(services: DealServices, input: ReadingInput, context: ReadingContext): DealtCards {
  if (!context.draw) throw new AppError("not_found", sentences.drawNotFound);
  const { draw, run } = context.draw;
  const opens = { drawId: draw.id, openedBy: draw.readingId };
  // The run may be gone, because a run is deleted earlier than a default insight.
  const isDelivered = run === null ? draw.readingId !== null : run.status === "done";
  if (isDelivered && context.replaced) return dealAgain(context, input, sentences.drawNotFound);
  if (draw.readingId !== null) return { ...dealFromRun(context, input, services.now), opens };
  const seed = openServerSeed(context.key, draw);
  if (!seed) throw new AppError("not_found", sentences.drawNotFound);
  return { ...dealFresh(services, input, { context, seed, draw }), opens };
}

interface FreshDraw {
  context: ReadingContext;
  seed: Uint8Array;
  draw: { id: string; commitment: string };
}

function dealFresh(
  { deck, random }: DealServices,
  input: ReadingInput,
  { context, seed, draw }: FreshDraw,
): DealtCards {
  const { spreadType } = input;
  const picks = input.picks ?? topPicks(spreadType);
  const fault = findPickFault(spreadType, picks, deck.cards.length);
  if (fault) throw new AppError("invalid_input", `picks ${PICK_FAULTS[fault]}.`, { field: "picks" });
  const hasReversals = context.settings?.hasReversedCards ?? true;
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
    cut: cutOfClientSeed(clientSeed),
    picks,
    deckVersion: fingerprintDeck(deck.cards),
    reversals: hasReversals,
  };
  return { spreadType, cards, draw: { drawId: draw.id, receipt }, replaces: null, counts: true };
}

/**
 * Returns the cards of a run that did not deliver. A failed reading is repeated at no cost, and so is one
 * that has already been counted. Another question counts as another reading.
 */
function dealFromRun(
  context: ReadingContext,
  { spreadType, userContext }: ReadingInput,
  now: Date,
): DealtCards {
  const run = context.draw?.run;
  const isOver = run && (run.status === "failed" || run.status === "stopped" || isDead(run.heartbeatAt, now));
  const stored = isOver && run.status !== "done" ? openRequest(context.key, run) : undefined;
  if (!run || !stored?.ok || stored.value.spreadType !== spreadType) throw drawUsed();
  const { cards, draw, replaces } = stored.value;
  const isSameQuestion = stored.value.userContext === userContext;
  const counts = !isSameQuestion || (run.status === "stopped" && run.counts);
  return { spreadType, cards, draw, replaces, counts };
}

function isDead(heartbeatAt: Date, now: Date): boolean {
  return heartbeatAt <= aliveSince(now);
}

/**
 * Returns the cards of the insight that this reading replaces. It costs nothing while the question is the
 * original one; another or edited question counts.
 */
function dealAgain({ key, replaced }: ReadingContext, input: ReadingInput, notFound: string): DealtCards {
  const body = replaced && openInsightBody(key, replaced);
  if (!replaced || !body?.ok) throw new AppError("not_found", notFound);
  const corrects = correctionOf(input, body.value, replaced.duck);
  const { hardPart } = body.value;
  const spreadType = replaced.spreadType as SpreadType;
  const cards = replaced.cardsDrawn.map((card, index): DrawnCard => {
    const position = positionAt(spreadType, index);
    return { ...card, ...(position && { position }) };
  });
  const { receipt } = body.value;
  const isSameQuestion = replaced.editedAt === null && body.value.userContext === input.userContext;
  return {
    spreadType,
    cards,
    ...(hardPart && { hardPart }),
    ...(corrects && { corrects }),
    draw: receipt && replaced.drawId ? { drawId: replaced.drawId, receipt } : null,
    blockTypeId: replaced.blockTypeId as BlockTypeId,
    userBlockId: replaced.userBlockId,
    replaces: replaced.id,
    counts: !isSameQuestion,
  };
}

/** The id that stands for a correction which the person wrote as a sentence of their own. */
export const OWN_WORDS = "own-words";
export const NONE_OF_THESE: Guess = { id: NO_GUESS_ID, label: "none of these" };

/**
 * Returns the topic that the person corrects the reading to: one of the offered guesses, any hard part, none of them, or a
 * sentence of their own if a model wrote the reading. Each guess can be chosen once, and one sentence given.
 */
function correctionOf(
  { about, correction }: ReadingInput,
  words: InsightWords,
  duck: string,
): CorrectedReading | undefined {
  if (about === undefined && correction === undefined) return undefined;
  const { reading } = words;
  const takenBefore = guessesTakenIn(words);
  if (correction !== undefined) {
    if (words.readAs !== undefined) throw new AppError("conflict", sentences.correctedAlready);
    if (duck.startsWith("offline") || reading.concern !== undefined) {
      throw new AppError("invalid_input", sentences.notCorrectable, { field: "correction" });
    }
    return { about: { id: OWN_WORDS, label: correction.trim() }, takenBefore };
  }
  const answers = [...(reading.guesses ?? []), ...hardPartGuesses(words.hardPart), NONE_OF_THESE];
  const guess = answers.find(({ id }) => id === about);
  if (!guess || !reading.guesses) {
    throw new AppError("invalid_input", sentences.guessNotFound, { field: "about" });
  }
  if (takenBefore.includes(guess.id)) throw new AppError("conflict", sentences.guessTaken);
  return { about: guess, offered: reading.guesses, takenBefore };
}

function drawUsed(): AppError {
  return new AppError("draw_used", sentenceOf("draw_used"));
}
