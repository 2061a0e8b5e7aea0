// Event ids, with which a reader of a stream resumes after the last event that it received.
import { withEventMeta } from "@orpc/server";
import type { Numbered } from "./event-feed.ts";

/** Returns the number to resume after; 0, the beginning, for anything that is not one of our ids. */
export function numberOfEventId(lastEventId: string | undefined): number {
  return /^\d{1,6}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
}

/** Adds the numbers as event ids, as endpoints return them. Leaves out the events that are not for this client. */
export function withEventIds<Event extends object>(
  events: AsyncIterableIterator<Numbered<Event>>,
  isFor: (event: Event) => boolean = () => true,
): AsyncIteratorObject<Event, void, void> {
  return {
    async next() {
      for (;;) {
        const { done, value } = await events.next();
        if (done) return { done: true, value: undefined };
        if (isFor(value.event))
          return { done: false, value: withEventMeta(value.event, { id: String(value.number) }) };
      }
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  } as AsyncIteratorObject<Event, void, void>;
}
