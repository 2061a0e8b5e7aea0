// The events of a run in this process: all are kept, and any number of readers receive them as they come.
/** An event with its number in the stream, counted from 1. */
export interface Numbered<Event> {
  number: number;
  event: Event;
}

export class EventFeed<Event> {
  readonly #events: Numbered<Event>[] = [];
  readonly #sleepers = new Set<() => void>();
  #readers = 0;
  #isOver = false;

  /** Adds an event. Readers receive it before the next turn of the event loop. */
  push(event: Event): Numbered<Event> {
    const numbered = { number: this.#events.length + 1, event };
    this.#events.push(numbered);
    this.#wake();
    return numbered;
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** Returns whether at least one reader is following the events. */
  isRead(): boolean {
    return this.#readers > 0;
  }

  /** Yields the events after this number until the run ends. A reader may stop at any time. */
  follow(afterNumber: number): AsyncIterableIterator<Numbered<Event>> {
    let position = Math.max(0, afterNumber);
    let hasLeft = false;
    let wakeUp = () => {};
    this.#readers += 1;
    const leave = () => {
      if (!hasLeft) this.#readers -= 1;
      hasLeft = true;
      wakeUp();
    };
    const next = async (): Promise<IteratorResult<Numbered<Event>>> => {
      for (;;) {
        const event = hasLeft ? undefined : this.#events[position];
        if (event) {
          position += 1;
          return { done: false, value: event };
        }
        if (hasLeft || this.#isOver) return { done: true, value: undefined };
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          this.#sleepers.add(resolve);
        });
      }
    };
    return {
      next,
      return: async () => {
        leave();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  #wake(): void {
    for (const wakeUp of this.#sleepers) wakeUp();
    this.#sleepers.clear();
  }
}
