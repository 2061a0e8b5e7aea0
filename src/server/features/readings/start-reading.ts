import type { ReadingEvent, ReadingInput } from "#contract/readings.ts";
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
import { type RunServices, runReading } from "./run-reading.ts";
import { type NumberedEvent, openOrder, type ReadingOrder } from "./stored-reading.ts";

export type ReadingServices = RunServices & { readingRuns: ReadingRuns };

export interface ReadingStart {
  session: Session;
  /** The `Idempotency-Key` of the request. */
  key: string;
  input: ReadingInput;
  /** Number of the last event of this key's stream that the client has received. */
  afterNumber: number;
}

/**
 * Starts a reading, or follows the one that this key already has. Two round trips before the provider is
 * called. A refused reading throws before any event: see `decideReading` and `claimReading`; `conflict` when
 * the key belongs to another request.
 */
export async function startReading(
  services: ReadingServices,
  start: ReadingStart,
): Promise<AsyncIterableIterator<NumberedEvent>> {
  const { session, key, input, afterNumber } = start;
  const { userId } = session;
  const live = services.readingRuns.find(userId, key);
  if (live) {
    checkSame(live.fingerprint, input);
    return live.feed.follow(afterNumber);
  }
  const known = await loadReading(services, session, start);
  if (known.existing) {
    const order = openOrder(known.key, known.existing);
    if (order.ok) checkSame(order.value.fingerprint, input);
    return followStored(services, { run: known.existing, afterNumber });
  }
  const decision = decideReading(services, session, input, known);
  const { order, deal } = decision;
  const run = { id: newId(), key };
  const opening = openingOf(order);
  try {
    const ticket = await claimReading(services, { session, known, decision, run });
    const request = { userId, id: run.id, known, order, counts: deal.counts, ticket, opening };
    const started = runReading(services, request);
    services.readingRuns.add(userId, key, started);
    // Waits two turns of the event loop, so that the request to the model is sent before the first events are
    // written: the first turn creates the request, the second sends it on the reused connection.
    await nextTurn();
    await nextTurn();
    return started.feed.follow(0);
  } catch (error) {
    if (error instanceof KeyTaken || error instanceof ZoneSet) return await startReading(services, start);
    throw error;
  }
}

function checkSame(fingerprint: string, input: ReadingInput): void {
  if (fingerprint !== fingerprintOf(input)) throw new AppError("conflict", sentences.keyOfAnotherReading);
}

/** Returns the first events: the commitment if there was a draw, and the cards. */
function openingOf({ draw, cards }: ReadingOrder): ReadingEvent[] {
  const seal: ReadingEvent[] = draw
    ? [{ type: "sealed", drawId: draw.drawId, commitment: draw.receipt.commitment }]
    : [];
  return [...seal, { type: "cards", cards }];
}
