// How a reader of a stream says where it left off: by the number of the last event.
import { withEventMeta } from "@orpc/server";
import type { Numbered } from "./event-feed.ts";

/** From where a reader goes on: 0, the beginning, for whatever is no id of ours. */
export function numberOf(lastEventId: string | undefined): number {
  return /^\d{1,6}$/.test(lastEventId ?? "") ? Number(lastEventId) : 0;
}

/** The events with their numbers as ids, as an endpoint gives them. */
export function withIds<Event extends object>(
  events: AsyncIterableIterator<Numbered<Event>>,
): AsyncIteratorObject<Event, void, void> {
  return {
    async next() {
      const { done, value } = await events.next();
      if (done) return { done: true, value: undefined };
      return { done: false, value: withEventMeta(value.event, { id: String(value.number) }) };
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
