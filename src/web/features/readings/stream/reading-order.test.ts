import { describe, expect, it } from "vitest";
import {
  isUnasked,
  isUndrawn,
  orderForRetry,
  type ReadingOrder,
  readOrder,
  requestOf,
} from "./reading-order.ts";

const DRAFT = { owner: "me", keptAt: 1_764_000_000_000 };
const ORDER = { spreadType: "full-pond", selectedBlockTypeId: "work", draft: DRAFT, key: "key-1" };
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
    const order = orderIn({ ...ORDER, existingUserBlockId: "b1", selectedCardId: "the-cache" });
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
