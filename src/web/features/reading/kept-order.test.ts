import { beforeEach, expect, it } from "vitest";
import { MemoryStorage } from "../../../../test-support/memory-storage.ts";
import { dropKeptOrder, keepOrder, readKeptOrder } from "./kept-order.ts";
import type { ReadingOrder } from "./reading-order.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const ORDER: ReadingOrder = { spreadType: "quick-draw", userContext: "Four drafts.", key: "key-number-1" };

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

it("whoever comes back through the door finds their reading under the same key", () => {
  keepOrder(storage, USER, ORDER);
  expect(readKeptOrder(storage, USER)).toEqual(ORDER);
});

it("nobody finds another person's reading, or one that is over", () => {
  keepOrder(storage, USER, ORDER);
  expect(readKeptOrder(storage, "somebody-else")).toBeNull();
  dropKeptOrder(storage, USER);
  expect(readKeptOrder(storage, USER)).toBeNull();
});

it("what was tampered with is no reading", () => {
  keepOrder(storage, USER, ORDER);
  storage.tamper("{no");
  expect(readKeptOrder(storage, USER)).toBeNull();
});
