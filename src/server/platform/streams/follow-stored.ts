// Follows a run that has ended or that another process carries out, by reading its stored events.
import type { RunEvents } from "./durable-run.ts";
import type { Numbered } from "./event-feed.ts";
import { JOURNAL_POLL_MS } from "./run-timings.ts";

export interface StoredLook<Event> {
  /** The stored events after the requested position, in order. */
  events: Numbered<Event>[];
  /** Whether the stored run has ended, so that `events` are its last ones. */
  isOver: boolean;
}

/**
 * Yields events until the run has ended. `look` reads the events after a position, which is the number of the last
 * known event. It is called again at once while there are new events, and otherwise every 300 ms.
 */
export function followStoredRun<Event>(
  afterNumber: number,
  look: (position: number) => Promise<StoredLook<Event>>,
): RunEvents<Event> {
  const ready: Numbered<Event>[] = [];
  let position = Math.max(0, afterNumber);
  let isOver = false;
  let wakeUp = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, JOURNAL_POLL_MS);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const next = async (): Promise<IteratorResult<Numbered<Event>>> => {
    for (;;) {
      const event = ready.shift();
      if (event) return { done: false, value: event };
      if (isOver) return { done: true, value: undefined };
      const found = await look(position);
      ready.push(...found.events);
      position = found.events.at(-1)?.number ?? position;
      isOver ||= found.isOver;
      if (!isOver && found.events.length === 0) await rest();
    }
  };
  return {
    next,
    async return() {
      ready.length = 0;
      isOver = true;
      wakeUp();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
