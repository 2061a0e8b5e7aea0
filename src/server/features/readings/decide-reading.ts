import { createHash } from "node:crypto";
import type { ReadingInput } from "#contract/readings.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { readingCost } from "#domain/limits/rate-limits.ts";
import { dailyLimitSentence, stopLimitSentence } from "#domain/plans/daily-allowance.ts";
import { dayOf, isTimeZone, nextDayStart } from "#domain/plans/day.ts";
import { type Plan, planOf } from "#domain/plans/plans.ts";
import type { Admission } from "../../platform/ai/ticket.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import { refuseFourthAsking } from "./asked-before.ts";
import type { DayRule } from "./claim.queries.ts";
import { type DealtCards, determineCards, spreadOf } from "./deal-cards.ts";
import type { ReadingContext } from "./load-reading.ts";
import type { StoredRequest } from "./stored-reading.ts";

/** A reading that may begin if its claim succeeds. */
export interface Decision {
  request: StoredRequest;
  dealt: DealtCards;
  admission: Admission;
  /** The daily limits that the claim enforces. */
  dayRule: DayRule;
}

/**
 * Makes all checks that may refuse a reading before it costs anything, in this order: crisis help, consent, errors in
 * the request, and whether the same question is asked for the fourth time. The limits are checked by the claim.
 */
export function decideReading(
  services: Pick<Services, "duck" | "clock" | "random"> & { deck: Deck },
  session: Session,
  input: ReadingInput,
  context: ReadingContext,
): Decision {
  const now = services.clock.now();
  const spread = input.selectedCardId === undefined ? spreadOf(input, context) : "quick-draw";
  const admission = services.duck.admit({
    feature: "generateInsight",
    cost: readingCost(spread),
    userId: session.userId,
    texts: [
      input.userContext,
      ...textsOfAnswers(input.answers ?? {}),
      ...(input.correction ? [input.correction] : []),
    ],
    isConversation: true,
    country: context.settings?.country ?? null,
    timeZone: context.zone.timeZone ?? zoneSaid(input),
    goOnAnyway: input.goOnAnyway === true,
  });
  if (!context.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  const blockTypeId = blockTypeFor(input, context);
  const dealt = determineCards({ ...services, now }, input, context);
  refuseFourthAsking(input.userContext, context.recent, now);
  const day = dayOf(now, context.zone);
  const plan = planOf(session);
  return {
    request: {
      fingerprint: fingerprintOfRequest(input),
      spreadType: dealt.spreadType,
      blockTypeId: dealt.blockTypeId ?? blockTypeId,
      userBlockId: dealt.userBlockId === undefined ? (input.userBlockId ?? null) : dealt.userBlockId,
      userContext: input.userContext,
      ...(dealt.answers && { answers: dealt.answers }),
      ...(dealt.correction && { correction: dealt.correction }),
      cards: dealt.cards,
      draw: dealt.draw,
      replaces: dealt.replaces,
      day,
    },
    dealt,
    admission,
    dayRule: {
      day,
      limit: dealt.counts ? plan.insightsPerDay : null,
      stops: plan.stopsPerDay,
      aliveSince: aliveSince(now),
    },
  };
}

/**
 * Returns the browser's time zone from the request; `null` if it sent none. It is used when the person has not set a
 * zone.
 */
export function zoneSaid({ timeZone }: Pick<ReadingInput, "timeZone">): string | null {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
}

/** Returns the kind of the block that the reading is linked to; without a link, the kind that the person chose. */
function blockTypeFor(input: ReadingInput, context: ReadingContext): BlockTypeId {
  if (input.userBlockId !== undefined && !context.block)
    throw new AppError("not_found", sentences.blockNotFound);
  const type = blockTypeOf(context.block?.blockTypeId ?? input.blockTypeId ?? "");
  const isKept = input.retryOf !== undefined && context.replaced;
  const found = type ?? (isKept ? blockTypeOf(context.replaced?.blockTypeId ?? "") : undefined);
  if (!found) throw new AppError("no_block_type", sentences.noBlockType);
  return found.id;
}

/**
 * Returns the error for a reached daily limit. `by` names the limit: of delivered readings, or of readings stopped
 * before the first word.
 */
export function dailyLimit(
  by: "delivered" | "stopped",
  plan: Plan,
  { zone }: Pick<ReadingContext, "zone">,
  now: Date,
): AppError {
  const resetTime = nextDayStart(now, zone);
  const say = by === "delivered" ? dailyLimitSentence : stopLimitSentence;
  return new AppError("daily_limit", say(plan, resetTime, now, zone), {
    resetTime: resetTime.toISOString(),
    retryAfter: Math.ceil((resetTime.getTime() - now.getTime()) / 1000),
    remaining: 0,
  });
}

/** Hashes a request: the same hash for the same request, whatever the order of its fields. */
export function fingerprintOfRequest(input: ReadingInput): string {
  const { goOnAnyway: _seenHelp, drawAnyway: _declined, timeZone: _whereabouts, ...asked } = input;
  const fields = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
