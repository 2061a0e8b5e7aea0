// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEPT } from "#web/kept-items.ts";
import { beginAsking } from "../questions/asking.ts";
import { storeAsking } from "../questions/kept-answers.ts";
import { EMPTY_DRAFT, storeDraft } from "../request/request-draft.ts";
import {
  deleteStoredOrder,
  isUnasked,
  isUndrawn,
  orderForRetry,
  type ReadingOrder,
  readOrder,
  readStoredOrder,
  requestOf,
  storeOrder,
} from "./reading-order.ts";

const DRAFT = { owner: "me", keptAt: 1_764_000_000_000 };
const ORDER = { spreadType: "full-pond", blockTypeId: "work", draft: DRAFT, key: "key-1" };
const PLAIN = { spreadType: "full-pond", key: "key-1", userContext: "x", draft: DRAFT } as const;

/**
 * Reads a stored order (the request for a reading) and returns it with the text of its draft. Throws if it is invalid.
 */
function orderIn(stored: unknown): ReadingOrder {
  const order = readOrder(stored);
  if (!order) throw new Error("This is no order");
  return { ...order, userContext: "Four drafts." };
}

describe("the order that a page passes to the reading", () => {
  it("is read completely and converted to the API's input", () => {
    expect(readOrder(ORDER)).toEqual(ORDER);
    expect(requestOf(orderIn(ORDER)).input).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      blockTypeId: "work",
    });
  });

  it("uses the linked block instead of the block type if both are set", () => {
    const order = orderIn({ ...ORDER, userBlockId: "b1", selectedCardId: "the-cache" });
    expect(requestOf(order).input).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      userBlockId: "b1",
      selectedCardId: "the-cache",
    });
  });

  it("is null if it is missing, has the wrong shape, or has no draft or key", () => {
    expect(readOrder({ ...ORDER, key: undefined })).toBeNull();
    expect(readOrder(null)).toBeNull();
    expect(readOrder("full-pond")).toBeNull();
    expect(readOrder({ ...ORDER, spreadType: "celtic-cross" })).toBeNull();
    expect(readOrder({ ...ORDER, draft: "Four drafts." })).toBeNull();
  });
});

describe("the result of shuffling, cutting and lifting", () => {
  const drawn = { ...ORDER, drawId: "d1", clientSeed: "stirred/cut-4", picks: [3, 30, 7] };

  it("is sent with the request and survives in the page's state", () => {
    const order = orderIn(drawn);
    expect(order).toMatchObject(drawn);
    expect(requestOf(order).input).toMatchObject({
      drawId: "d1",
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(isUndrawn(order)).toBe(false);
  });

  it("is kept for another attempt of the same draw and dropped for a new draw", () => {
    const order = orderIn(drawn);
    expect(orderForRetry(order, { drawId: "d1" })).toMatchObject({
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(requestOf(orderForRetry(order)).input).not.toHaveProperty("picks");
    expect(isUndrawn(orderForRetry(order))).toBe(true);
  });

  it("is not required if the card was chosen or the cards are already drawn", () => {
    const order = orderIn(ORDER);
    expect(isUndrawn(order)).toBe(true);
    expect(isUndrawn({ ...order, selectedCardId: "the-cache" })).toBe(false);
    expect(isUndrawn({ ...order, drawsItself: true })).toBe(false);
    expect(isUndrawn(orderForRetry({ ...order, drawsItself: true }))).toBe(true);
  });
});

describe("the questions of an order", () => {
  const lifted = { ...ORDER, drawId: "d1", clientSeed: "stirred/cut-4", picks: [3, 30, 7] };

  it("are due once its cards are lifted or one was chosen, and until they are over", () => {
    expect(isUnasked(orderIn(ORDER))).toBe(false);
    expect(isUnasked(orderIn(lifted))).toBe(true);
    expect(isUnasked(orderIn({ ...ORDER, selectedCardId: "the-cache" }))).toBe(true);
    expect(isUnasked(orderIn({ ...lifted, isAsked: true }))).toBe(false);
  });

  it("are not due for cards that the reading drew itself", () => {
    expect(isUnasked(orderIn({ ...ORDER, drawId: "d1" }))).toBe(false);
  });

  it("send their answers with the request, and nothing if all were skipped", () => {
    const order = orderIn({ ...lifted, isAsked: true });
    const answers = { act: "Stir flour and water." };
    expect(requestOf({ ...order, answers }).input).toMatchObject({ answers });
    expect(requestOf({ ...order, answers: {} }).input).not.toHaveProperty("answers");
    expect(requestOf(orderForRetry({ ...order, answers })).input).toMatchObject({ answers });
  });
});

describe("another attempt at a reading", () => {
  it("has a new key and keeps the cards that are already drawn", () => {
    const again = orderForRetry(PLAIN, { drawId: "d1" });
    expect(again.key).not.toBe("key-1");
    expect(requestOf(again).input).toEqual({ spreadType: "full-pond", userContext: "x", drawId: "d1" });
  });

  it("drops a draw that can no longer be used", () => {
    expect(requestOf(orderForRetry({ ...PLAIN, drawId: "d1" })).input).not.toHaveProperty("drawId");
  });
});

const USER = "0192f0c4-0000-7000-8000-000000000001";
const KEPT_DRAFT = { ...EMPTY_DRAFT, userContext: "Four drafts.", keptAt: 1_764_000_000_000 };
const KEPT_ORDER: ReadingOrder = {
  spreadType: "quick-draw",
  userContext: KEPT_DRAFT.userContext,
  draft: { owner: USER, keptAt: KEPT_DRAFT.keptAt },
  key: "key-number-1",
};

beforeEach(() => void storeDraft(USER, KEPT_DRAFT));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("a person who signs in and returns finds their reading under the same key", () => {
  storeOrder(USER, KEPT_ORDER);
  expect(readStoredOrder(USER)).toEqual(KEPT_ORDER);
});

it("a stored reading is not found by another person, or after it has ended", () => {
  storeOrder(USER, KEPT_ORDER);
  expect(readStoredOrder("somebody-else")).toBeNull();
  deleteStoredOrder(USER);
  expect(readStoredOrder(USER)).toBeNull();
});

it("a corrupted stored value is not read as a reading", () => {
  sessionStorage.setItem(KEPT.readingOrder.key + USER, "{no");
  expect(readStoredOrder(USER)).toBeNull();
});

it("the text of a reading is stored once, in the draft that the reading was ordered from", () => {
  storeOrder(USER, KEPT_ORDER);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values<string>({ ...storage }));
  expect(kept.filter((value) => value.includes(KEPT_ORDER.userContext))).toHaveLength(1);
});

it("a stored reading that was asked about has its answers, which are stored beside the draft", () => {
  const answers = { act: "Stir flour and water." };
  storeAsking(KEPT_ORDER.draft, "d1", beginAsking({ questions: [], language: "en" }, answers));
  storeOrder(USER, { ...KEPT_ORDER, isAsked: true, answers });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(answers.act);
  expect(readStoredOrder(USER)).toEqual({ ...KEPT_ORDER, isAsked: true, answers });
});

it("a stored reading is not found once its draft was changed, because its text is gone", () => {
  storeOrder(USER, KEPT_ORDER);
  storeDraft(USER, { ...KEPT_DRAFT, userContext: "Four drafts, and Dana.", keptAt: KEPT_DRAFT.keptAt + 1 });
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
    storeOrder(USER, KEPT_ORDER);
    expect(readStoredOrder(USER)).toEqual(KEPT_ORDER);
    expect(readStoredOrder("somebody-else")).toBeNull();
    deleteStoredOrder(USER);
    expect(readStoredOrder(USER)).toBeNull();
  },
);
