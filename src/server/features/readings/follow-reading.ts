// Streams a run of another process by reading its events from the database.
import type { ErrorCode } from "#contract/errors.ts";
import type { ReadingEvent } from "#contract/readings.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { presentDetail } from "../../platform/errors/present-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { RunEvents } from "../../platform/streams/durable-run.ts";
import { followStoredRun } from "../../platform/streams/follow-stored.ts";
import { aliveSince } from "../../platform/streams/run-timings.ts";
import { selectReadingEvents, selectRunAndInsight, selectRunByKey } from "./readings.queries.ts";
import type { ReadingRuns } from "./readings.ts";
import { markDeadRunFailed } from "./runs.queries.ts";
import { type NumberedEvent, openEvents, type RunRow } from "./stored-reading.ts";

type FollowServices = Pick<Services, "database" | "vault" | "clock" | "log" | "live">;

/**
 * After this many database reads, the next read that finds nothing new reminds the process that writes the run to store
 * its events soon.
 */
const LOOKS_BETWEEN_HINTS = 5;

export interface FollowRequest {
  userId: string;
  key: string;
  afterNumber: number;
}

/** Streams the run of this key after the given event number. Throws `not_found` when there is none. */
export async function followReading(
  services: FollowServices & { readingRuns: ReadingRuns },
  { userId, key, afterNumber }: FollowRequest,
): Promise<AsyncIterableIterator<NumberedEvent>> {
  const live = services.readingRuns.find(userId, key);
  if (live) return live.feed.follow(afterNumber);
  const [[run]] = await services.database.batch({ userId }, (tx) => [selectRunByKey(tx, userId, key)]);
  if (!run) throw new AppError("not_found", sentences.readingNotFound);
  return followStoredReading(services, { run, afterNumber });
}

/**
 * Streams stored and new events until the run ends. A dead run ends as a failed one. The process that writes the run is
 * notified, so that it stores its events sooner.
 */
export function followStoredReading(
  services: FollowServices,
  { run, afterNumber }: { run: RunRow; afterNumber: number },
): RunEvents<ReadingEvent> {
  let looksSinceHint = LOOKS_BETWEEN_HINTS;
  return followStoredRun(afterNumber, async (position) => {
    const { events, ending } = await lookAt(services, run, position);
    if (!ending) {
      looksSinceHint += 1;
      if (events.length === 0 && looksSinceHint > LOOKS_BETWEEN_HINTS) {
        looksSinceHint = 0;
        services.live.runWanted({ userId: run.userId, key: run.key });
      }
      return { events, isOver: false };
    }
    const last = { number: (events.at(-1)?.number ?? position) + 1, event: eventOf(ending) };
    return { events: [...events, last], isOver: true };
  });
}

type Ending = { type: "done"; insightId: string; isDefault: boolean } | { type: "error"; code: ErrorCode };

/**
 * Reads the events after a number, and the ending if there is one, in one round trip. Marks a dead run as
 * failed.
 */
async function lookAt(
  { database, vault, clock }: FollowServices,
  { userId, id }: RunRow,
  position: number,
): Promise<{ events: NumberedEvent[]; ending: Ending | undefined }> {
  const since = aliveSince(clock.now());
  const [, [found], rows, [keyRow]] = await database.batch({ userId }, (tx) => [
    markDeadRunFailed(tx, { userId, id }, since),
    selectRunAndInsight(tx, userId, id),
    selectReadingEvents(tx, userId, id, position),
    vault.keyQuery(tx, userId),
  ]);
  if (!found || !keyRow) return { events: [], ending: { type: "error", code: "reading_failed" } };
  const key = vault.openToShow(keyRow);
  const events = rows.flatMap((row) => openEvents(key, row)).filter(({ number }) => number > position);
  return { events: withoutRepeats(events), ending: endingOf(found) };
}

/** Removes duplicate events. Two rows may hold the same event, because a write whose answer was lost is repeated. */
function withoutRepeats(events: NumberedEvent[]): NumberedEvent[] {
  let last = 0;
  return events.filter(({ number }) => {
    const isNew = number > last;
    if (isNew) last = number;
    return isNew;
  });
}

function endingOf({ run, isDefault }: { run: RunRow; isDefault: boolean | null }): Ending | undefined {
  if (run.status === "running") return undefined;
  if (run.status === "done" && run.insightId !== null) {
    return { type: "done", insightId: run.insightId, isDefault: isDefault ?? false };
  }
  return { type: "error", code: run.errorCode === "reading_stopped" ? "reading_stopped" : "reading_failed" };
}

function eventOf(ending: Ending): ReadingEvent {
  if (ending.type === "done") return ending;
  return { type: "error", ...presentDetail(new AppError(ending.code, sentenceOf(ending.code))) };
}
