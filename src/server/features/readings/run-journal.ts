// Writes a run's events and heartbeat to the database in the background, without delaying the run. Events go out with
// the heartbeat, and more often only while a reader may need them from there.
import type { Services } from "../../platform/services.ts";
import { JOURNAL_HEARTBEAT_MS } from "../../platform/streams/run-timings.ts";
import type { RunOwner } from "./run-owner.ts";
import { insertEvents, writeRunHeartbeat } from "./runs.queries.ts";
import { type NumberedEvent, sealEvents } from "./stored-reading.ts";

/** The maximum delay before an event is written that somebody may wait for, in milliseconds. */
const JOURNAL_MS = 250;

export interface RunJournal {
  add(event: NumberedEvent): void;
  /**
   * Call this when another process reads the run or has requested its stop, or that the model is left. Checks at once
   * what was requested, and from then on stores events within `JOURNAL_MS`. During a write, it checks after that write.
   */
  writeNow(): void;
  /** Stops writing and returns the events that are not written yet. */
  close(): Promise<NumberedEvent[]>;
}

interface JournalRequest {
  id: string;
  owner: RunOwner;
  /** Returns whether a reader in this process follows the events, who does not need them from the database. */
  isReadHere(): boolean;
  /** Called when another process requested a stop or considered the run dead. */
  onUnwanted(): void;
  /** Called when another process asked for the reading without the model. May be called again. */
  onModelLeft(): void;
}

export function keepJournal(
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  { id, owner, isReadHere, onUnwanted, onModelLeft }: JournalRequest,
): RunJournal {
  let pending: NumberedEvent[] = [];
  let writing: Promise<void> | undefined;
  let sinceBeat = 0;
  /** Whether the running write began before the latest `writeNow`, and may not know what that asks for. */
  let isWantedAgain = false;
  let isReadElsewhere = false;
  let isClosed = false;

  const write = async () => {
    const events = pending;
    pending = [];
    sinceBeat = 0;
    const { userId, key } = owner.present();
    try {
      const [[alive]] = await database.batch({ userId }, (tx) => [
        writeRunHeartbeat(tx, userId, id, clock.now()),
        ...(events.length > 0 ? [insertEvents(tx, sealEvents(key, { userId, id }, events))] : []),
      ]);
      // Called when the run's row has moved to another owner: writes these events again for the new one.
      if (!alive && (await owner.follow())) pending = [...events, ...pending];
      else if (!alive || alive.stopRequestedAt) onUnwanted();
      else if (alive.modelLeftAt) onModelLeft();
    } catch (error) {
      // After a failure, the events are written with the next attempt, or at the end of the run.
      pending = [...events, ...pending];
      log.warn({ err: error, readingId: id }, "a reading's events could not be written yet");
    }
  };
  const start = () => {
    if (writing || isClosed) return;
    writing = write().finally(() => {
      writing = undefined;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      start();
    });
  };
  const tick = () => {
    sinceBeat += JOURNAL_MS;
    const isWaitedFor = pending.length > 0 && (isReadElsewhere || !isReadHere());
    if (isWaitedFor || sinceBeat >= JOURNAL_HEARTBEAT_MS) start();
  };
  const timer = setInterval(tick, JOURNAL_MS);

  return {
    add: (event) => void pending.push(event),
    writeNow() {
      isReadElsewhere = true;
      isWantedAgain = writing !== undefined;
      start();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await writing;
      return pending;
    },
  };
}
