import { beforeEach, expect, it } from "vitest";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import { deleteStoredOrder, readStoredOrder, storeOrder } from "./kept-order.ts";
import type { ReadingOrder } from "./reading-order.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const ORDER: ReadingOrder = { spreadType: "quick-draw", userContext: "Four drafts.", key: "key-number-1" };

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

it("a person who signs in and returns finds their reading under the same key", () => {
  storeOrder(storage, USER, ORDER);
  expect(readStoredOrder(storage, USER)).toEqual(ORDER);
});

it("a stored reading is not found by another person, or after it has ended", () => {
  storeOrder(storage, USER, ORDER);
  expect(readStoredOrder(storage, "somebody-else")).toBeNull();
  deleteStoredOrder(storage, USER);
  expect(readStoredOrder(storage, USER)).toBeNull();
});

it("a corrupted stored value is not read as a reading", () => {
  storeOrder(storage, USER, ORDER);
  storage.tamper("{no");
  expect(readStoredOrder(storage, USER)).toBeNull();
});

it("an order that does not fit into the storage lasts until the page is left, for its own person", () => {
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  storeOrder(storage, USER, ORDER);
  expect(readStoredOrder(storage, USER)).toEqual(ORDER);
  expect(readStoredOrder(storage, "somebody-else")).toBeNull();
  deleteStoredOrder(storage, USER);
  expect(readStoredOrder(storage, USER)).toBeNull();
});
