import { createHash } from "node:crypto";
import type { ReadingInput } from "../../../contract/readings.ts";
import { blockTypeOf } from "../../../domain/blocks/block-types.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { readingCost } from "../../../domain/limits/rate-limits.ts";
import { sayDailyLimit, sayStopLimit } from "../../../domain/plans/daily-limit.ts";
import { dayOf, isTimeZone, nextDayStart } from "../../../domain/plans/day.ts";
import { type Plan, planOf } from "../../../domain/plans/plans.ts";
import type { Admission } from "../../platform/ai/duck.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import type { Deck } from "../cards/cards.ts";
import type { DayRule } from "./claim.queries.ts";
import { type Deal, dealCards } from "./deal-cards.ts";
import type { Known } from "./load-reading.ts";
import type { ReadingOrder } from "./stored-reading.ts";

/** A reading that may begin, once its claim succeeds. */
export interface Decision {
  order: ReadingOrder;
  deal: Deal;
  admission: Admission;
  /** What the claim must hold to. */
  dayRule: DayRule;
}

/**
 * Everything that can refuse a reading before it costs anything, in the order in which a person should hear of it:
 * help first, then consent, then what is wrong with the request. The limits are the claim's.
 */
export function decideReading(
  floor: Pick<Floor, "duck" | "clock" | "random"> & { deck: Deck },
  session: Session,
  input: ReadingInput,
  known: Known,
): Decision {
  const now = floor.clock.now();
  const spread = input.selectedCardId === undefined ? input.spreadType : "quick-draw";
  const admission = floor.duck.admit({
    feature: "generateInsight",
    cost: readingCost(spread),
    userId: session.userId,
    texts: [input.userContext],
    country: known.settings?.country ?? null,
    timeZone: known.zone.timeZone ?? zoneSaid(input),
    goesOnAnyway: input.drawAnyway === true,
  });
  if (!known.hasConsent) throw new AppError("consent_required", sentenceOf("consent_required"));
  const blockTypeId = blockTypeFor(input, known);
  const deal = dealCards({ ...floor, now }, input, known);
  const day = dayOf(now, known.zone);
  const plan = planOf(session);
  return {
    order: {
      fingerprint: fingerprintOf(input),
      spreadType: deal.spreadType,
      blockTypeId: deal.blockTypeId ?? blockTypeId,
      userBlockId: deal.userBlockId === undefined ? (input.userBlockId ?? null) : deal.userBlockId,
      userContext: input.userContext,
      cards: deal.cards,
      draw: deal.draw,
      replaces: deal.replaces,
      day,
    },
    deal,
    admission,
    dayRule: {
      day,
      limit: deal.counts ? plan.insightsPerDay : null,
      stops: plan.stopsPerDay,
      aliveSince: aliveSince(now),
    },
  };
}

/** The browser's word for where the person is: taken where they have said nothing themselves. */
function zoneSaid({ timeZone }: ReadingInput): string | null {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
}

/** The linked block's kind, else the one that was chosen. */
function blockTypeFor(input: ReadingInput, known: Known): BlockTypeId {
  if (input.userBlockId !== undefined && !known.block)
    throw new AppError("not_found", sentences.blockNotFound);
  const type = blockTypeOf(known.block?.blockTypeId ?? input.blockTypeId ?? "");
  const isKept = input.retryOf !== undefined && known.replaced;
  const found = type ?? (isKept ? blockTypeOf(known.replaced?.blockTypeId ?? "") : undefined);
  if (!found) throw new AppError("no_block_type", sentences.noBlockType);
  return found.id;
}

/** `by`: what there was enough of today, delivered readings or readings that were stopped before the first word. */
export function dailyLimit(
  by: "delivered" | "stopped",
  plan: Plan,
  { zone }: Pick<Known, "zone">,
  now: Date,
): AppError {
  const resetTime = nextDayStart(now, zone);
  const say = by === "delivered" ? sayDailyLimit : sayStopLimit;
  return new AppError("daily_limit", say(plan, resetTime, now, zone), {
    resetTime: resetTime.toISOString(),
    retryAfter: Math.ceil((resetTime.getTime() - now.getTime()) / 1000),
    remaining: 0,
  });
}

/** The same for the same request, whatever the order of its fields. */
export function fingerprintOf(input: ReadingInput): string {
  const { drawAnyway: _seenHelp, timeZone: _whereabouts, ...asked } = input;
  const fields = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}
