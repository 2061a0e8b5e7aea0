import { describe, expect, it } from "vitest";
import { isUndrawn, orderForRetry, type ReadingOrder, readOrder, requestInputOf } from "./reading-order.ts";

const ORDER = {
  spreadType: "full-pond",
  selectedBlockTypeId: "work",
  userContext: "Four drafts.",
  key: "key-1",
};

describe("the order that a page passes to the reading", () => {
  it("the order that a page passes to the reading is read completely and converted to the API's input", () => {
    const order = readOrder(ORDER);
    expect(order).toEqual(ORDER);
    expect(order && requestInputOf(order)).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      blockTypeId: "work",
    });
  });

  it("the order that a page passes to the reading uses the linked block instead of the block type if both are set", () => {
    const order = readOrder({ ...ORDER, existingUserBlockId: "b1", selectedCardId: "the-cache" });
    expect(order && requestInputOf(order)).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      userBlockId: "b1",
      selectedCardId: "the-cache",
    });
  });

  it("the order that a page passes to the reading is null if it is missing, has the wrong shape, or has no words or key", () => {
    expect(readOrder({ ...ORDER, key: undefined })).toBeNull();
    expect(readOrder(null)).toBeNull();
    expect(readOrder("full-pond")).toBeNull();
    expect(readOrder({ ...ORDER, spreadType: "celtic-cross" })).toBeNull();
    expect(readOrder({ ...ORDER, userContext: "  " })).toBeNull();
  });
});

describe("the result of shuffling, cutting and lifting", () => {
  const drawn = { ...ORDER, drawId: "d1", clientSeed: "stirred/cut-4", picks: [3, 30, 7] };

  it("the result of shuffling, cutting and lifting is sent with the request and survives in the page's state", () => {
    const order = readOrder(drawn);
    expect(order).toEqual(drawn);
    expect(order && requestInputOf(order)).toMatchObject({
      drawId: "d1",
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(order && isUndrawn(order)).toBe(false);
  });

  it("the result of shuffling, cutting and lifting is kept for another attempt of the same draw and dropped for a new draw", () => {
    const order = readOrder(drawn) as ReadingOrder;
    expect(orderForRetry(order, { drawId: "d1" })).toMatchObject({
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(requestInputOf(orderForRetry(order))).not.toHaveProperty("picks");
    expect(isUndrawn(orderForRetry(order))).toBe(true);
  });

  it("the result of shuffling, cutting and lifting is not required if the card was chosen or the cards are already drawn", () => {
    const order = readOrder(ORDER) as ReadingOrder;
    expect(isUndrawn(order)).toBe(true);
    expect(isUndrawn({ ...order, selectedCardId: "the-cache" })).toBe(false);
    expect(isUndrawn({ ...order, retryOf: "i1" })).toBe(false);
    expect(isUndrawn({ ...order, drawsItself: true })).toBe(false);
    expect(isUndrawn(orderForRetry({ ...order, drawsItself: true }))).toBe(true);
  });
});

describe("another attempt at a reading", () => {
  it("another attempt at a reading has a new key and keeps the cards that are already drawn", () => {
    const again = orderForRetry(
      { spreadType: "full-pond", userContext: "x", key: "key-1" },
      { drawId: "d1" },
    );
    expect(again.key).not.toBe("key-1");
    expect(requestInputOf(again)).toEqual({ spreadType: "full-pond", userContext: "x", drawId: "d1" });
  });

  it("another attempt at a reading drops a draw that can no longer be used", () => {
    const order = { spreadType: "full-pond", key: "k", userContext: "x", drawId: "d1" } as const;
    expect(requestInputOf(orderForRetry(order))).not.toHaveProperty("drawId");
  });

  it("another attempt at a reading refers to the default reading whose cards it reads", () => {
    const order = { spreadType: "full-pond", key: "k", userContext: "x", retryOf: "i1" } as const;
    expect(requestInputOf(orderForRetry(order, { drawId: "d1" }))).toEqual({
      spreadType: "full-pond",
      userContext: "x",
      retryOf: "i1",
    });
  });
});
