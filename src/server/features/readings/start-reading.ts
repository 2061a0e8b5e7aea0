import type { ReadingEvent, ReadingInput } from "#contract/readings.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { attachOrBegin } from "../../platform/streams/durable-run.ts";
import { waitForSlice } from "../../platform/turns.ts";
import { claimReading } from "./claim-reading.ts";
import { decideReading, fingerprintOfRequest } from "./decide-reading.ts";
import { followStoredReading } from "./follow-reading.ts";
import { loadReading } from "./load-reading.ts";
import type { LiveRun, ReadingRuns } from "./readings.ts";
import { type RunServices, runReading } from "./run-reading.ts";
import { type NumberedEvent, openRequest, type StoredRequest } from "./stored-reading.ts";

export type ReadingServices = RunServices & { readingRuns: ReadingRuns };

export interface ReadingStart {
  session: Session;
  /** The `Idempotency-Key` of the request. */
  key: string;
  input: ReadingInput;
  /** The number of the last event of this key's stream that the client has received. */
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
  return await attachOrBegin<ReadingEvent, LiveRun>({
    runs: services.readingRuns,
    userId: session.userId,
    key,
    afterNumber,
    checkSame: ({ fingerprint }) => checkSame(fingerprint, input),
    begin: () => beginReading(services, start),
  });
}

async function beginReading(services: ReadingServices, start: ReadingStart) {
  const { session, key, input, afterNumber } = start;
  const context = await loadReading(services, session, start);
  if (context.existing) {
    const stored = openRequest(context.key, context.existing);
    if (stored.ok) checkSame(stored.value.fingerprint, input);
    return { stored: followStoredReading(services, { run: context.existing, afterNumber }) };
  }
  await waitForSlice();
  const decision = decideReading(services, session, input, context);
  const { request, dealt } = decision;
  const run = { id: newId(), key };
  const opening = openingOf(request);
  const ticket = await claimReading(services, { session, context, decision, run });
  const started = {
    userId: session.userId,
    id: run.id,
    context,
    request,
    counts: dealt.counts,
    ticket,
    opening,
  };
  return { started: runReading(services, started) };
}

function checkSame(fingerprint: string, input: ReadingInput): void {
  if (fingerprint !== fingerprintOfRequest(input))
    throw new AppError("conflict", sentences.keyOfAnotherReading);
}

/** Returns the first events: the commitment if there was a draw, and the cards. */
function openingOf({ draw, cards }: StoredRequest): ReadingEvent[] {
  const seal: ReadingEvent[] = draw
    ? [{ type: "sealed", drawId: draw.drawId, commitment: draw.receipt.commitment }]
    : [];
  return [...seal, { type: "cards", cards }];
}
