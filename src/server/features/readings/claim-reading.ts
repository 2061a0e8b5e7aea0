import type { Ticket } from "../../platform/ai/ticket.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { lockDay } from "../../platform/db/first-zone.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { StartAgain } from "../../platform/streams/durable-run.ts";
import {
  assignDraw,
  deleteRun,
  failStaleReplacement,
  insertDraw,
  insertRun,
  lockGuestKey,
  type NewRun,
  releaseDraw,
  selectReplaceable,
  selectTimeZone,
  setLocalTimeouts,
} from "./claim.queries.ts";
import { refusalOf } from "./claim-refusal.ts";
import type { Decision } from "./decide-reading.ts";
import type { ReadingContext } from "./load-reading.ts";
import { type StoredRequest, sealRequest, sealServerSeed } from "./stored-reading.ts";

type ClaimServices = Pick<Services, "database" | "clock">;

export interface Claim {
  session: Session;
  context: ReadingContext;
  decision: Decision;
  /** The new run's id, and the idempotency key of the request. */
  run: { id: string; key: string };
}

const nothing = Promise.resolve();

/**
 * Claims in one round trip everything a reading needs, or nothing: the key, a place in the day's limit, a
 * call in the hour's limit, the draw, and the default insight to replace. Throws `StartAgain` when the key
 * is taken or the day has changed, `daily_limit`, `rate_limited`, `draw_used`, or `conflict` for a default insight that
 * is already being read again.
 */
export async function claimReading(services: ClaimServices, claim: Claim): Promise<Ticket> {
  const { session, context, decision, run } = claim;
  const now = services.clock.now();
  const { userId } = session;
  const row = runRowOf(claim, now);
  try {
    const { dayRule } = decision;
    const { replaces } = row;
    const correctedBody = correctedBodyOf(context, decision.request);
    const found = await services.database.batch({ userId }, (tx) => ({
      timeouts: setLocalTimeouts(tx),
      day: lockDay(tx, { userId, day: dayRule.day }),
      buried: replaces === null ? nothing : failStaleReplacement(tx, userId, replaces, dayRule.aliveSince),
      run: insertRun(tx, row, dayRule),
      call: decision.admission.claim(tx, now),
      draw: takeDraw(tx, claim, now),
      replaceable:
        replaces === null ? nothing : selectReplaceable(tx, userId, { id: replaces, correctedBody }),
      zones: context.zone.timeZone === null ? selectTimeZone(tx, userId) : nothing,
      key: session.isGuest ? lockGuestKey(tx, userId) : nothing,
    }));
    if (found.key?.length === 0) throw new AppError("unauthenticated", sentenceOf("unauthenticated"));
    if (found.zones?.some(({ timeZone }) => timeZone !== null)) {
      // The first time zone was set after the reading was loaded, so its day has changed.
      throw new StartAgain();
    }
    if (found.replaceable?.length === 0) throw new AppError("conflict", sentences.readAgainAlready);
    if (found.draw.length === 0) throw new AppError("draw_used", sentenceOf("draw_used"));
    return decision.admission.settle(found.call, now);
  } catch (error) {
    if (error instanceof AppError || error instanceof StartAgain)
      await giveBack(services, userId, run.id, decision);
    throw refusalOf(error, claim, now);
  }
}

/**
 * Returns the encrypted body of the reading that the person corrects, as it was loaded; `null` for any other
 * reading.
 */
export function correctedBodyOf({ replaced }: ReadingContext, { about }: StoredRequest): string | null {
  return about ? (replaced?.body ?? null) : null;
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

/**
 * Assigns the draw to this run, or stores the draw that the reading made itself. Returns no row when the draw
 * is not available.
 */
function takeDraw(
  tx: Transaction,
  { session, context, decision, run }: Claim,
  now: Date,
): PromiseLike<{ id: string }[]> {
  const { dealt } = decision;
  const { userId } = session;
  if (dealt.opens) {
    const { drawId, openedBy } = dealt.opens;
    return assignDraw(tx, { userId, id: drawId, openedBy }, run.id);
  }
  // A chosen card, or a default reading with the same cards, needs no draw.
  if (!dealt.newSeed || !dealt.draw) return Promise.resolve([{ id: run.id }]);
  const id = { userId, id: dealt.draw.drawId };
  const { commitment, deckVersion } = dealt.draw.receipt;
  const serverSeed = sealServerSeed(context.key, id, dealt.newSeed);
  return insertDraw(tx, { ...id, commitment, serverSeed, deckVersion, readingId: run.id, createdAt: now });
}

/** Undoes the claim after a refusal: deletes the run and releases the draw. */
async function giveBack({ database }: ClaimServices, userId: string, runId: string, { dealt }: Decision) {
  const opens =
    dealt.opens ?? (dealt.newSeed && dealt.draw ? { drawId: dealt.draw.drawId, openedBy: null } : undefined);
  await database.batch({ userId }, (tx) => [
    deleteRun(tx, userId, runId),
    ...(opens ? [releaseDraw(tx, { userId, id: opens.drawId, openedBy: opens.openedBy }, runId)] : []),
  ]);
}
