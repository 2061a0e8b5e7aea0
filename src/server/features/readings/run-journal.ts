// Writes a run's events and its heartbeat to the database while it goes on, without ever holding the run up.
import type { Floor } from "../../platform/floor.ts";
import { BEAT_MS } from "../../platform/streams/run-timings.ts";
import type { RunOwner } from "./run-owner.ts";
import { beat, insertEvents } from "./runs.queries.ts";
import { type NumberedEvent, sealEvents } from "./stored-reading.ts";

/** Events wait this long at most before they are in the database. */
const JOURNAL_MS = 250;

export interface RunJournal {
  add(event: NumberedEvent): void;
  /** Ends the writing and gives back what is not yet written. */
  close(): Promise<NumberedEvent[]>;
}

interface JournalRequest {
  id: string;
  owner: RunOwner;
  /** Somebody asked for a stop in another process, or has taken the run for dead. */
  onUnwanted(): void;
}

export function keepJournal(
  { database, clock, log }: Pick<Floor, "database" | "clock" | "log">,
  { id, owner, onUnwanted }: JournalRequest,
): RunJournal {
  let pending: NumberedEvent[] = [];
  let writing: Promise<void> | undefined;
  let sinceBeat = 0;

  const write = async () => {
    const events = pending;
    pending = [];
    sinceBeat = 0;
    const { userId, key } = owner.present();
    try {
      const [[alive]] = await database.batch({ userId }, (tx) => [
        beat(tx, userId, id, clock.now()),
        ...(events.length > 0 ? [insertEvents(tx, sealEvents(key, { userId, id }, events))] : []),
      ]);
      // What was written for the former owner is nowhere.
      if (!alive && (await owner.follow())) pending = [...events, ...pending];
      else if (!alive || alive.stopRequestedAt) onUnwanted();
    } catch (error) {
      // They go with the next attempt, or with the run's end.
      pending = [...events, ...pending];
      log.warn({ err: error, readingId: id }, "a reading's events could not be written yet");
    }
  };
  const tick = () => {
    sinceBeat += JOURNAL_MS;
    if (writing || (pending.length === 0 && sinceBeat < BEAT_MS)) return;
    writing = write().finally(() => {
      writing = undefined;
    });
  };
  const timer = setInterval(tick, JOURNAL_MS);

  return {
    add: (event) => void pending.push(event),
    async close() {
      clearInterval(timer);
      await writing;
      return pending;
    },
  };
}
