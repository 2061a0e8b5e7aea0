import { MINUTE_MS } from "#domain/time.ts";

/** Added to a pause, because a timer may end a millisecond before the clock has reached its time. */
const MARGIN_MS = 20;

/** Tells a queue in this process that there is work. An order that is not heard is found by the queue's sweep. */
export interface WorkOrders<Order> {
  /**
   * Calls the listeners with the order, after a pause if it is due later. After a pause of a minute or more nobody is
   * called, because the sweep, which runs every minute, finds the order as soon.
   */
  added(order: Order, pauseMs?: number): void;
  onAdded(listener: (order: Order) => void): void;
}

export function createWorkOrders<Order>(): WorkOrders<Order> {
  const listeners: ((order: Order) => void)[] = [];
  const tell = (order: Order) => {
    for (const listener of listeners) listener(order);
  };
  return {
    added(order, pauseMs = 0) {
      if (pauseMs <= 0) tell(order);
      else if (pauseMs < MINUTE_MS) setTimeout(() => tell(order), pauseMs + MARGIN_MS).unref();
    },
    onAdded: (listener) => void listeners.push(listener),
  };
}
