import { beforeEach, expect, it } from "vitest";
import { MemoryStorage } from "#test-support/memory-storage.ts";
import { EMPTY_DRAFT, keepDraft } from "../request/request-draft.ts";
import { deleteStoredOrder, readStoredOrder, storeOrder } from "./kept-order.ts";
import type { ReadingOrder } from "./reading-order.ts";

const USER = "0192f0c4-0000-7000-8000-000000000001";
const DRAFT = { ...EMPTY_DRAFT, userContext: "Four drafts.", keptAt: 1_764_000_000_000 };
const ORDER: ReadingOrder = {
  spreadType: "quick-draw",
  userContext: DRAFT.userContext,
  draft: { owner: USER, keptAt: DRAFT.keptAt },
  key: "key-number-1",
};

let tab: MemoryStorage;
let drafts: MemoryStorage;
let storages: { tab: MemoryStorage; drafts: MemoryStorage };
beforeEach(() => {
  tab = new MemoryStorage();
  drafts = new MemoryStorage();
  storages = { tab, drafts };
  keepDraft(drafts, USER, DRAFT);
});

it("a person who signs in and returns finds their reading under the same key", () => {
  storeOrder(USER, ORDER, storages);
  expect(readStoredOrder(USER, storages)).toEqual(ORDER);
});

it("a stored reading is not found by another person, or after it has ended", () => {
  storeOrder(USER, ORDER, storages);
  expect(readStoredOrder("somebody-else", storages)).toBeNull();
  deleteStoredOrder(USER, storages);
  expect(readStoredOrder(USER, storages)).toBeNull();
});

it("a corrupted stored value is not read as a reading", () => {
  storeOrder(USER, ORDER, storages);
  tab.tamper("{no");
  expect(readStoredOrder(USER, storages)).toBeNull();
});

it("the text of a reading is stored once, in the draft that the reading was ordered from", () => {
  storeOrder(USER, ORDER, storages);
  const kept = [tab, drafts].flatMap((storage) => Object.values(entriesOf(storage)));
  expect(kept.filter((value) => value.includes(ORDER.userContext))).toHaveLength(1);
});

it("a stored reading is not found once its draft was changed, because its text is gone", () => {
  storeOrder(USER, ORDER, storages);
  keepDraft(drafts, USER, { ...DRAFT, userContext: "Four drafts, and Dana.", keptAt: DRAFT.keptAt + 1 });
  expect(readStoredOrder(USER, storages)).toBeNull();
});

it.each([
  ["the order", () => [tab]],
  ["its draft", () => [drafts]],
])(
  "an order lasts until the page is left, for its own person, if %s does not fit into the storage",
  (_what, full) => {
    for (const storage of full()) {
      storage.clear();
      storage.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }
    storeOrder(USER, ORDER, storages);
    expect(readStoredOrder(USER, storages)).toEqual(ORDER);
    expect(readStoredOrder("somebody-else", storages)).toBeNull();
    deleteStoredOrder(USER, storages);
    expect(readStoredOrder(USER, storages)).toBeNull();
  },
);

function entriesOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").map((key) => [
      key,
      storage.getItem(key) ?? "",
    ]),
  );
}
