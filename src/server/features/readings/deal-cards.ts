import type { ReadingInput } from "#contract/readings.ts";
import { hasAnswers } from "#domain/asking/answers.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { cutOfClientSeed } from "#domain/draw/client-seed.ts";
import { chooseCard, type DrawnCard, drawCards, findPickFault, topPicks } from "#domain/draw/draw-cards.ts";
import { fingerprintDeck } from "#domain/draw/receipt.ts";
import { commitmentOf, SERVER_SEED_BYTES } from "#domain/draw/shuffle.ts";
import { positionAt, type SpreadType } from "#domain/readings/spread.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Random } from "../../platform/random.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import { type InsightWords, openInsightBody } from "../insights/insights.ts";
import type { ReadingContext } from "./load-reading.ts";
import {
  type Lift,
  type OpenedDraw,
  openRequest,
  openServerSeed,
  type StoredRequest,
} from "./stored-reading.ts";

const CLIENT_SEED_BYTES = 32;

/** The cards of a reading and their origin. */
export interface DealtCards extends Pick<StoredRequest, "answers" | "correction"> {
  spreadType: SpreadType;
  cards: DrawnCard[];
  /** The draw's receipt; `null` for a card that the person chose. */
  draw: OpenedDraw | null;
  /** The seed of a draw that this reading makes itself; it is not stored yet. */
  newSeed?: Uint8Array;
  /** The stored draw that this reading uses, as it was read. */
  opens?: OpensDraw;
  /** The kind of block that an earlier attempt at this reading was about. */
  blockTypeId?: BlockTypeId;
  userBlockId?: string | null;
  /**
   * The id of the insight that this reading replaces: a default one, stored because the model gave no usable answer, one
   * whose questions the person answers now, or one that they correct. `null` for a new reading.
   */
  replaces: string | null;
  /** Whether the reading counts towards the daily limit when it is delivered. */
  counts: boolean;
}

/** A stored draw as it was read: the run that used it, and whether its cards were lifted. */
export interface OpensDraw {
  drawId: string;
  openedBy: string | null;
  isLifted: boolean;
}

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
 * Returns the cards: those of an earlier attempt, those that were lifted, the one chosen from the library, or newly drawn
 * ones. Throws `not_found` for an unknown card, draw or insight, `draw_used` for a draw whose reading was delivered
 * or is under way, and `invalid_input` for impossible picks.
 */
export function determineCards(
  services: DealServices,
  input: ReadingInput,
  context: ReadingContext,
): DealtCards {
  const answers = hasAnswers(input.answers) ? { answers: input.answers } : {};
  return { ...answers, ...dealFor(services, input, context) };
}

/** Returns the spread of a reading that draws from the deck: that of the lifted cards, or else the one asked for. */
export function spreadOf({ spreadType }: ReadingInput, { lift }: Pick<ReadingContext, "lift">): SpreadType {
  return lift?.spreadType ?? spreadType;
}

function dealFor(services: DealServices, input: ReadingInput, context: ReadingContext): DealtCards {
  if (input.retryOf !== undefined) return dealAgain(context, input, sentences.insightNotFound);
  if (input.selectedCardId !== undefined) return dealChosen(services.deck, input.selectedCardId);
  if (input.drawId !== undefined) return dealFromDraw(services, input, context);
  const seed = services.random.bytes(SERVER_SEED_BYTES);
  const draw = { id: newId(), commitment: commitmentOf(seed) };
  return { ...dealFresh(services, input, { context, seed, draw }), newSeed: seed };
}

function dealChosen(deck: Deck, id: string): DealtCards {
  if (!deck.byId.has(id)) throw new AppError("not_found", sentences.cardNotFound);
  // A card chosen from the library is always read alone, whichever spread was requested.
  return { spreadType: "quick-draw", cards: chooseCard(id), draw: null, replaces: null, counts: true };
}

function dealFromDraw(services: DealServices, input: ReadingInput, context: ReadingContext): DealtCards {
  if (!context.draw) throw new AppError("not_found", sentences.drawNotFound);
  const { draw, run } = context.draw;
  const isLifted = draw.lifted !== null;
  const opens = { drawId: draw.id, openedBy: draw.readingId, isLifted };
  // The run may be gone, because a run is deleted earlier than a default insight.
  const isDelivered = run === null ? draw.readingId !== null : run.status === "done";
  if (isDelivered && context.replaced) return dealAgain(context, input, sentences.drawNotFound);
  if (draw.readingId !== null) return { ...dealFromRun(context, input, services.now), opens };
  if (context.lift) return { ...dealLifted(draw.id, context.lift), opens };
  const seed = openServerSeed(context.key, draw);
  // Cards that were lifted and cannot be decrypted are not dealt anew.
  if (!seed || isLifted) throw new AppError("not_found", sentences.drawNotFound);
  return { ...dealFresh(services, input, { context, seed, draw }), opens };
}

function dealLifted(drawId: string, { spreadType, cards, receipt }: Lift): DealtCards {
  return { spreadType, cards, draw: { drawId, receipt }, replaces: null, counts: true };
}

function dealFresh(
  services: DealServices,
  input: ReadingInput,
  {
    context,
    seed,
    draw,
  }: { context: ReadingContext; seed: Uint8Array; draw: { id: string; commitment: string } },
): DealtCards {
  const hasReversals = context.settings?.hasReversedCards ?? true;
  const picks = input.picks ?? topPicks(input.spreadType);
  return dealLifted(draw.id, pickCards(services, { ...input, picks }, { draw, seed, hasReversals }));
}

/** Lifts the picked cards of a sealed deck. Throws `invalid_input` for impossible picks. */
export function pickCards(
  { deck, random }: Pick<DealServices, "deck" | "random">,
  asked: Pick<ReadingInput, "spreadType" | "clientSeed"> & { picks: number[] },
  { draw, seed, hasReversals }: { draw: { commitment: string }; seed: Uint8Array; hasReversals: boolean },
): Lift {
  const { spreadType, picks } = asked;
  const fault = findPickFault(spreadType, picks, deck.cards.length);
  if (fault) throw new AppError("invalid_input", `picks ${PICK_FAULTS[fault]}.`, { field: "picks" });
  const clientSeed = asked.clientSeed ?? Buffer.from(random.bytes(CLIENT_SEED_BYTES)).toString("hex");
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
  return { spreadType, cards, receipt };
}

/**
 * Returns the cards of a run that did not deliver. A failed reading is repeated at no cost, and so is one
 * that has already been counted. Another question counts as another reading.
 */
function dealFromRun(context: ReadingContext, input: ReadingInput, now: Date): DealtCards {
  const run = context.draw?.run;
  const isOver = run && (run.status === "failed" || run.status === "stopped" || isDead(run.heartbeatAt, now));
  const stored = isOver && run.status !== "done" ? openRequest(context.key, run) : undefined;
  if (!run || !stored?.ok || stored.value.spreadType !== spreadOf(input, context)) throw drawUsed();
  const { spreadType, cards, draw, replaces } = stored.value;
  const isSameQuestion = stored.value.userContext === input.userContext;
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
  const { isDefault, duck } = replaced;
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
    ...(isDefault ? keptIn(input, body.value) : addedTo(input, body.value, duck)),
    draw: receipt && replaced.drawId ? { drawId: replaced.drawId, receipt } : null,
    blockTypeId: replaced.blockTypeId as BlockTypeId,
    userBlockId: replaced.userBlockId,
    replaces: replaced.id,
    counts: !isSameQuestion,
  };
}

/** Returns the answers and the correction of a default reading that is read again: those sent along, or else its own. */
function keptIn({ answers }: ReadingInput, { answers: own, readAs }: InsightWords): WhatIsSaid {
  const said = hasAnswers(answers) ? answers : own;
  return { ...(said && { answers: said }), ...(readAs !== undefined && { correction: readAs }) };
}

type WhatIsSaid = Pick<DealtCards, "answers" | "correction">;

/**
 * Returns what the person says now about a reading that they have, with what they said before. The questions can be
 * answered once, and a model's reading corrected once; throws `conflict` for a second time. A page of the person's own words,
 * which no model has written, can be changed as often as they like.
 */
function addedTo({ answers, correction }: ReadingInput, words: InsightWords, duck: string): WhatIsSaid {
  const mayAnswer = words.answers === undefined || words.reading.isOwnWords === true;
  if (hasAnswers(answers) && !mayAnswer) throw new AppError("conflict", sentences.answeredAlready);
  if (correction !== undefined) requireCorrectable(words, duck);
  const said = hasAnswers(answers) ? answers : words.answers;
  // In an old insight of the offline duck, `readAs` is the label of a guess.
  const corrected = correction?.trim() ?? (duck.startsWith("offline") ? undefined : words.readAs);
  return { ...(said && { answers: said }), ...(corrected !== undefined && { correction: corrected }) };
}

function requireCorrectable({ readAs, reading }: InsightWords, duck: string): void {
  if (readAs !== undefined) throw new AppError("conflict", sentences.correctedAlready);
  if (duck.startsWith("offline") || reading.concern !== undefined) {
    throw new AppError("invalid_input", sentences.notCorrectable, { field: "correction" });
  }
}

export function drawUsed(): AppError {
  return new AppError("draw_used", sentenceOf("draw_used"));
}
