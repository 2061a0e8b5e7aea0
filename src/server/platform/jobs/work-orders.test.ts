import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { createWorkOrders } from "./work-orders.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const orders = createWorkOrders<string>();
  const heard: string[] = [];
  orders.onAdded((order) => heard.push(order));
  return { orders, heard };
}

it("a new order wakes its queue at once, and a postponed order wakes it one time, at the moment when it is due", () => {
  const { orders, heard } = listen();
  orders.added("later", 40 * SECOND_MS);
  orders.added("now");
  expect(heard).toEqual(["now"]);
  vi.advanceTimersByTime(40 * SECOND_MS - 1);
  expect(heard).toEqual(["now"]);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(heard).toEqual(["now", "later"]);
});

it("a queue's sweep, not a timer, finds orders that are due in a minute or later", () => {
  const { orders } = listen();
  orders.added("sweep", MINUTE_MS);
  orders.added("hour", 60 * MINUTE_MS);
  expect(vi.getTimerCount()).toBe(0);
});
