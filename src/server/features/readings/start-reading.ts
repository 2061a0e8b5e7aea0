import type { ReadingEvent, ReadingInput } from "../../../contract/readings.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { nextTurn } from "../../platform/turns.ts";
import { claimReading, KeyTaken, ZoneSet } from "./claim-reading.ts";
import { decideReading, fingerprintOf } from "./decide-reading.ts";
import { followStored } from "./follow-reading.ts";
import { loadReading } from "./load-reading.ts";
import type { ReadingRuns } from "./readings.ts";
import { type RunFloor, runReading } from "./run-reading.ts";
import { type NumberedEvent, openOrder, type ReadingOrder } from "./stored-reading.ts";

export type ReadingFloor = RunFloor & { readingRuns: ReadingRuns };

export interface ReadingStart {
  session: Session;
  /** The caller's `Idempotency-Key`. */
  key: string;
  input: ReadingInput;
  /** What the caller has seen already of this key's stream. */
  afterNumber: number;
}

/**
 * Begins a reading, or attaches to the one that this key names. Two round trips before the provider is called.
 * Whatever refuses a reading throws before any event: see `decideReading` and `claimReading`; `conflict` where the
 * key came with something else before.
 */
export async function startReading(
  floor: ReadingFloor,
  start: ReadingStart,
): Promise<AsyncIterableIterator<NumberedEvent>> {
  const { session, key, input, afterNumber } = start;
  const { userId } = session;
  const live = floor.readingRuns.find(userId, key);
  if (live) {
    checkSame(live.fingerprint, input);
    return live.feed.follow(afterNumber);
  }
  const known = await loadReading(floor, session, start);
  if (known.existing) {
    const order = openOrder(known.key, known.existing);
    if (order.ok) checkSame(order.value.fingerprint, input);
    return followStored(floor, { run: known.existing, afterNumber });
  }
  const decision = decideReading(floor, session, input, known);
  const { order, deal } = decision;
  const run = { id: newId(), key };
  const opening = openingOf(order);
  try {
    const ticket = await claimReading(floor, { session, known, decision, run });
    const request = { userId, id: run.id, known, order, counts: deal.counts, ticket, opening };
    const started = runReading(floor, request);
    floor.readingRuns.add(userId, key, started);
    // The question goes to the model before the beginning of the answer is written: one turn makes its request, the
    // next sends it, once the connection that was kept has shown that it is open.
    await nextTurn();
    await nextTurn();
    return started.feed.follow(0);
  } catch (error) {
    if (error instanceof KeyTaken || error instanceof ZoneSet) return await startReading(floor, start);
    throw error;
  }
}

function checkSame(fingerprint: string, input: ReadingInput): void {
  if (fingerprint !== fingerprintOf(input)) throw new AppError("conflict", sentences.keyOfAnotherReading);
}

/** The seal, where there was a draw, and the cards. */
function openingOf({ draw, cards }: ReadingOrder): ReadingEvent[] {
  const seal: ReadingEvent[] = draw
    ? [{ type: "sealed", drawId: draw.drawId, commitment: draw.receipt.commitment }]
    : [];
  return [...seal, { type: "cards", cards }];
}
