// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEPT } from "../../../kept-items.ts";
import { beginAsking } from "../questions/asking.ts";
import { storeAsking } from "../questions/kept-answers.ts";
import { EMPTY_DRAFT, storeDraft } from "../request/request-draft.ts";
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

beforeEach(() => void storeDraft(USER, DRAFT));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("a person who signs in and returns finds their reading under the same key", () => {
  storeOrder(USER, ORDER);
  expect(readStoredOrder(USER)).toEqual(ORDER);
});

it("a stored reading is not found by another person, or after it has ended", () => {
  storeOrder(USER, ORDER);
  expect(readStoredOrder("somebody-else")).toBeNull();
  deleteStoredOrder(USER);
  expect(readStoredOrder(USER)).toBeNull();
});

it("a corrupted stored value is not read as a reading", () => {
  sessionStorage.setItem(KEPT.readingOrder.key + USER, "{no");
  expect(readStoredOrder(USER)).toBeNull();
});

it("the text of a reading is stored once, in the draft that the reading was ordered from", () => {
  storeOrder(USER, ORDER);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>({ ...storage }));
  expect(kept.filter((value) => value.includes(ORDER.userContext))).toHaveLength(1);
});

it("a stored reading that was asked about has its answers, which are stored beside the draft", () => {
  const answers = { act: "Stir flour and water." };
  storeAsking(ORDER.draft, "d1", beginAsking({ questions: [], language: "en" }, answers));
  storeOrder(USER, { ...ORDER, isAsked: true, answers });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(answers.act);
  expect(readStoredOrder(USER)).toEqual({ ...ORDER, isAsked: true, answers });
});

it("a stored reading is not found once its draft was changed, because its text is gone", () => {
  storeOrder(USER, ORDER);
  storeDraft(USER, { ...DRAFT, userContext: "Four drafts, and Dana.", keptAt: DRAFT.keptAt + 1 });
  expect(readStoredOrder(USER)).toBeNull();
});

it.each([
  ["the order", () => sessionStorage],
  ["its draft", () => localStorage],
])(
  "an order lasts until the page is left, for its own person, if %s does not fit into the storage",
  (_what, full) => {
    full().clear();
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (this === full()) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
    storeOrder(USER, ORDER);
    expect(readStoredOrder(USER)).toEqual(ORDER);
    expect(readStoredOrder("somebody-else")).toBeNull();
    deleteStoredOrder(USER);
    expect(readStoredOrder(USER)).toBeNull();
  },
);
