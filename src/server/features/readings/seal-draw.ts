import type { SealInput } from "#contract/readings.ts";
import { fingerprintDeck } from "#domain/draw/receipt.ts";
import { commitmentOf, SERVER_SEED_BYTES } from "#domain/draw/shuffle.ts";
import { nextDrawAt, OPEN_DRAW_KEPT_MS } from "#domain/limits/bounds.ts";
import { readingCost } from "#domain/limits/rate-limits.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { lockCounters } from "../../platform/db/counted-things.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { consentQuery, isConsentCurrent } from "../session/session.ts";
import { openRecentQuestions, refuseFourthAsking, selectQuestionsToCompare } from "./asked-before.ts";
import { insertOpenDraw, selectOldestOpenDraw } from "./claim.queries.ts";
import { sealServerSeed } from "./stored-reading.ts";

type SealServices = Pick<Services, "database" | "vault" | "clock" | "random" | "duck"> & { deck: Deck };

/**
 * Creates a draw: fixes the server's seed before anything is picked and returns its commitment. If the text
 * is sent along, throws `crisis_help`, `consent_required` and `asked_before` as the reading would, so that nobody shuffles in
 * vain. Throws `too_many_draws` when the person has the maximum number of open draws.
 */
export async function sealDraw(
  services: SealServices,
  userId: string,
  asked: SealInput = {},
): Promise<{ drawId: string; commitment: string }> {
  const { database, vault, clock, random, duck, deck } = services;
  if (asked.userContext !== undefined) putPeopleFirst(duck, userId, asked);
  const key = await vault.keyOf(userId);
  const seed = random.bytes(SERVER_SEED_BYTES);
  const draw = { userId, id: newId() };
  const commitment = commitmentOf(seed);
  const now = clock.now();
  const keptSince = new Date(now.getTime() - OPEN_DRAW_KEPT_MS);
  const row = {
    ...draw,
    commitment,
    serverSeed: sealServerSeed(key, draw, seed),
    deckVersion: fingerprintDeck(deck.cards),
    createdAt: now,
  };
  const { consents, sealed, openDraws, recent } = await database.batch({ userId }, (tx) => ({
    consents: consentQuery(tx, userId),
    locked: lockCounters(tx, userId),
    sealed: insertOpenDraw(tx, row, keptSince),
    openDraws: selectOldestOpenDraw(tx, userId, keptSince),
    recent: selectQuestionsToCompare(tx, userId, asked, now),
  }));
  if (sealed.length === 0) throw tooManyDraws(openDraws[0]?.createdAt ?? now, now);
  // An unused draw that was just stored is deleted later together with the old runs.
  if (asked.userContext !== undefined && !isConsentCurrent(consents[0], duck)) {
    throw new AppError("consent_required", sentenceOf("consent_required"));
  }
  refuseFourthAsking(asked.userContext ?? "", openRecentQuestions(key, recent), now);
  return { drawId: draw.id, commitment };
}

function tooManyDraws(oldest: Date, now: Date): AppError {
  const opensAt = nextDrawAt(oldest);
  return new AppError("too_many_draws", sentenceOf("too_many_draws"), {
    retryAfter: Math.ceil((opensAt.getTime() - now.getTime()) / 1000),
    resetTime: opensAt.toISOString(),
    remaining: 0,
  });
}

/** Throws `crisis_help` when the text speaks of a crisis. Comes before all other checks. */
function putPeopleFirst(
  duck: Services["duck"],
  userId: string,
  { userContext = "", timeZone, goOnAnyway }: NonNullable<SealInput>,
): void {
  duck.admit({
    feature: "generateInsight",
    cost: readingCost("quick-draw"),
    userId,
    texts: [userContext],
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
    goOnAnyway: goOnAnyway === true,
  });
}
