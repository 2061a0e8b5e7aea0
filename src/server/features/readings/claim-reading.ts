import { planOf } from "#domain/plans/plans.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isDemandUnmet } from "../../platform/db/database-error.ts";
import { lockDay } from "../../platform/db/first-zone.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import {
  assignDraw,
  commitBeforeDisk,
  deleteRun,
  failStaleReplacement,
  insertDraw,
  insertRun,
  type NewRun,
  type ReadDraw,
  releaseDraw,
} from "./claim.queries.ts";
import { type ClaimDemands, demandRun, demandsOf, whyUnmet } from "./claim-demands.ts";
import { refusalOf } from "./claim-refusal.ts";
import type { OpensDraw } from "./deal-cards.ts";
import { type Decision, dailyLimit } from "./decide-reading.ts";
import type { ReadingContext } from "./load-reading.ts";
import { sealRequest, sealServerSeed } from "./stored-reading.ts";

type ClaimServices = Pick<Services, "database" | "clock">;

export interface Claim {
  session: Session;
  context: ReadingContext;
  decision: Decision;
  /** The new run's id, and the idempotency key of the request. */
  run: { id: string; key: string };
}

/**
 * Claims in one round trip everything a reading needs, or nothing: the key, a place in the day's limit, a
 * call in the hour's limit, the draw, and the default insight to replace. Throws `StartAgain` when the key
 * is taken or the day has changed, `daily_limit`, `rate_limited`, `draw_used`, or `conflict` for a default insight that
 * is already being read again.
 */
export async function claimReading(services: ClaimServices, claim: Claim): Promise<Ticket> {
  const { database, clock } = services;
  const { session, context, decision } = claim;
  const { dayRule, admission } = decision;
  const now = clock.now();
  const { userId } = session;
  const row = runRowOf(claim, now);
  const { replaces } = row;
  const demands = demandsIn(claim);
  try {
    const { call } = await database.batch({ userId }, (tx) => ({
      commit: commitBeforeDisk(tx),
      day: lockDay(tx, { userId, day: dayRule.day }),
      ...(replaces !== null && { buried: failStaleReplacement(tx, userId, replaces, dayRule.aliveSince) }),
      run: insertRun(tx, row, dayRule),
      demandedRun: demandRun(tx, demands),
      call: admission.claim(tx, now),
      ...takeDraw(tx, claim, now),
      ...demandsOf(tx, demands),
    }));
    return await settleOrTakeBack(services, claim, { call, now });
  } catch (error) {
    if (!isDemandUnmet(error)) throw refusalOf(error);
    const plan = planOf(session);
    throw await whyUnmet(database, demands, (limit) => dailyLimit(limit, plan, context, now));
  }
}

/** Returns the ticket of a counted call. If a limit refuses the call, first deletes the run and releases the draw. */
async function settleOrTakeBack(
  { database }: ClaimServices,
  { session, decision, run }: Claim,
  { call, now }: { call: unknown; now: Date },
): Promise<Ticket> {
  const { userId } = session;
  try {
    return decision.admission.settle(call, now);
  } catch (error) {
    const draw = drawTakenBy(userId, decision);
    await database.batch({ userId }, (tx) => [
      deleteRun(tx, userId, run.id),
      ...(draw ? [releaseDraw(tx, draw, run.id)] : []),
    ]);
    throw error;
  }
}

function demandsIn({ session, context, decision, run }: Claim): ClaimDemands {
  const { request, dealt, dayRule } = decision;
  const { replaces } = request;
  const { userId, isGuest } = session;
  return {
    userId,
    isGuest,
    dayRule,
    runId: run.id,
    hasNoZone: context.zone.timeZone === null,
    replaces: replaces === null ? null : { id: replaces, formerBody: formerBodyOf(context) },
    opens: dealt.opens ? openedDraw(userId, dealt.opens) : null,
  };
}

/** Returns the encrypted body, as it was loaded, of the reading that is replaced; `null` for a default one and for none. */
export function formerBodyOf({ replaced }: Pick<ReadingContext, "replaced">): string | null {
  return replaced && !replaced.isDefault ? replaced.body : null;
}

function runRowOf({ session, context, decision, run }: Claim, now: Date): NewRun {
  const { request, dealt } = decision;
  const id = { userId: session.userId, id: run.id };
  return {
    ...id,
    key: run.key,
    request: sealRequest(context.key, id, request),
    drawId: request.draw?.drawId ?? null,
    replaces: request.replaces,
    counts: dealt.counts,
    createdAt: now,
  };
}

/** Returns the statement that assigns the draw to this run, or that stores the draw which the reading made itself. */
function takeDraw(
  tx: Transaction,
  { session, context, decision, run }: Claim,
  now: Date,
): { draw?: PromiseLike<unknown> } {
  const { dealt } = decision;
  const { userId } = session;
  if (dealt.opens) return { draw: assignDraw(tx, openedDraw(userId, dealt.opens), run.id) };
  // A chosen card, or a default reading with the same cards, needs no draw.
  if (!dealt.newSeed || !dealt.draw) return {};
  const id = { userId, id: dealt.draw.drawId };
  const { commitment, deckVersion } = dealt.draw.receipt;
  const serverSeed = sealServerSeed(context.key, id, dealt.newSeed);
  return {
    draw: insertDraw(tx, { ...id, commitment, serverSeed, deckVersion, readingId: run.id, createdAt: now }),
  };
}

/** Returns the draw that a claimed run has taken, and who had it before. */
function drawTakenBy(userId: string, { dealt }: Decision): ReadDraw | null {
  if (dealt.opens) return openedDraw(userId, dealt.opens);
  return dealt.newSeed && dealt.draw
    ? { userId, id: dealt.draw.drawId, openedBy: null, isLifted: false }
    : null;
}

function openedDraw(userId: string, { drawId: id, ...asRead }: OpensDraw): ReadDraw {
  return { userId, id, ...asRead };
}
