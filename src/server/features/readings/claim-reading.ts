import pg from "pg";
import { planOf } from "../../../domain/plans/plans.ts";
import type { Ticket } from "../../platform/ai/duck.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isTaken } from "../../platform/db/database-error.ts";
import { lockDay } from "../../platform/db/first-zone.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import {
  buryReplacing,
  closeDraw,
  deleteRun,
  holdKey,
  hurry,
  insertDraw,
  insertRun,
  type NewRun,
  openDraw,
  selectStillDefault,
  selectTimeZone,
} from "./claim.queries.ts";
import { type Decision, dailyLimit } from "./decide-reading.ts";
import type { Known } from "./load-reading.ts";
import { sealOrder, sealServerSeed } from "./stored-reading.ts";

type ClaimFloor = Pick<Floor, "database" | "clock">;

export interface Claim {
  session: Session;
  known: Known;
  decision: Decision;
  /** The new run's id, and the key that names it. */
  run: { id: string; key: string };
}

/** Somebody else was faster with the same key: there is a run to attach to. */
export class KeyTaken extends Error {
  override name = "KeyTaken";
}

/** A first time zone was set since the reading was loaded: it belongs to another day now. */
export class ZoneSet extends Error {
  override name = "ZoneSet";
}

const nothing = Promise.resolve();
const notNullViolation = "23502";

/**
 * One round trip that takes everything a reading needs, or nothing: the key, a place in the day, a call in the hour,
 * the draw, the place of the default insight. Throws `KeyTaken`, `ZoneSet`, `daily_limit`, `rate_limited`, `draw_used`, or `conflict`
 * for a default insight that is read again already.
 */
export async function claimReading(floor: ClaimFloor, claim: Claim): Promise<Ticket> {
  const { session, known, decision, run } = claim;
  const now = floor.clock.now();
  const { userId } = session;
  const row = runRowOf(claim, now);
  try {
    const { dayRule } = decision;
    const { replaces } = row;
    const [, , , , claimed, opened, stillDefault, zones, held] = await floor.database.batch(
      { userId },
      (tx) => [
        hurry(tx),
        lockDay(tx, { userId, day: dayRule.day }),
        replaces === null ? nothing : buryReplacing(tx, userId, replaces, dayRule.aliveSince),
        insertRun(tx, row, dayRule),
        decision.admission.claim(tx, now),
        takeDraw(tx, claim, now),
        replaces === null ? nothing : selectStillDefault(tx, userId, replaces),
        known.zone.timeZone === null ? selectTimeZone(tx, userId) : nothing,
        session.isGuest ? holdKey(tx, userId) : nothing,
      ],
    );
    if (held?.length === 0) throw new AppError("unauthenticated", sentenceOf("unauthenticated"));
    if (zones?.some(({ timeZone }) => timeZone !== null)) throw new ZoneSet();
    if (stillDefault?.length === 0) throw new AppError("conflict", sentences.readAgainAlready);
    if (opened.length === 0) throw new AppError("draw_used", sentenceOf("draw_used"));
    return decision.admission.settle(claimed, now);
  } catch (error) {
    if (error instanceof AppError || error instanceof ZoneSet)
      await giveBack(floor, userId, run.id, decision);
    throw inOurTerms(error, claim, now);
  }
}

function runRowOf({ session, known, decision, run }: Claim, now: Date): NewRun {
  const { order, deal } = decision;
  const id = { userId: session.userId, id: run.id };
  return {
    ...id,
    key: run.key,
    request: sealOrder(known.key, id, order),
    drawId: order.draw?.drawId ?? null,
    replaces: order.replaces,
    counts: deal.counts,
    createdAt: now,
  };
}

/** Opens the draw for this run, or stores the one it made for itself; gives no row where the draw is not to be had. */
function takeDraw(
  tx: Transaction,
  { session, known, decision, run }: Claim,
  now: Date,
): PromiseLike<{ id: string }[]> {
  const { deal } = decision;
  const { userId } = session;
  if (deal.opens) {
    const { drawId, openedBy } = deal.opens;
    return openDraw(tx, { userId, id: drawId, openedBy }, run.id);
  }
  // A card that was chosen, or the cards of a default reading once more: nothing to take.
  if (!deal.newSeed || !deal.draw) return Promise.resolve([{ id: run.id }]);
  const id = { userId, id: deal.draw.drawId };
  const { commitment, deckVersion } = deal.draw.receipt;
  const serverSeed = sealServerSeed(known.key, id, deal.newSeed);
  return insertDraw(tx, { ...id, commitment, serverSeed, deckVersion, readingId: run.id, createdAt: now });
}

/** A refusal after the claim was written: the run and its hold on the draw go again. */
async function giveBack({ database }: ClaimFloor, userId: string, runId: string, { deal }: Decision) {
  const opens =
    deal.opens ?? (deal.newSeed && deal.draw ? { drawId: deal.draw.drawId, openedBy: null } : undefined);
  await database.batch({ userId }, (tx) => [
    deleteRun(tx, userId, runId),
    ...(opens ? [closeDraw(tx, { userId, id: opens.drawId, openedBy: opens.openedBy }, runId)] : []),
  ]);
}

function inOurTerms(error: unknown, { session, known }: Claim, now: Date): unknown {
  if (isTaken(error, "readings_key")) {
    return new KeyTaken("A reading with this key exists", { cause: error });
  }
  if (isTaken(error, "readings_replacing")) {
    return new AppError("conflict", sentences.beingReadAgain, { cause: error });
  }
  // What was null: see insertRun.
  const missing =
    error instanceof pg.DatabaseError && error.code === notNullViolation ? error.column : undefined;
  const plan = planOf(session);
  if (missing === "status") return dailyLimit("delivered", plan, known, now);
  return missing === "heartbeat_at" ? dailyLimit("stopped", plan, known, now) : error;
}
