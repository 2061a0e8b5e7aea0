import { describe, expect, it } from "vitest";
import { inputOf, isUndrawn, type ReadingOrder, readOrder, tryAgain } from "./reading-order.ts";

const ORDER = {
  spreadType: "full-pond",
  selectedBlockTypeId: "work",
  userContext: "Four drafts.",
  key: "key-1",
};

describe("what a page hands to the reading", () => {
  it("is read whole, and becomes the API's input", () => {
    const order = readOrder(ORDER);
    expect(order).toEqual(ORDER);
    expect(order && inputOf(order)).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      blockTypeId: "work",
    });
  });

  it("names the linked block rather than a block type where both are there", () => {
    const order = readOrder({ ...ORDER, existingUserBlockId: "b1", selectedCardId: "the-cache" });
    expect(order && inputOf(order)).toEqual({
      spreadType: "full-pond",
      userContext: "Four drafts.",
      userBlockId: "b1",
      selectedCardId: "the-cache",
    });
  });

  it("is nothing where it is missing, of another shape, or has no words", () => {
    expect(readOrder(null)).toBeNull();
    expect(readOrder("full-pond")).toBeNull();
    expect(readOrder({ ...ORDER, spreadType: "celtic-cross" })).toBeNull();
    expect(readOrder({ ...ORDER, userContext: "  " })).toBeNull();
  });
});

describe("what somebody shuffled, cut and lifted", () => {
  const drawn = { ...ORDER, drawId: "d1", clientSeed: "stirred/cut-4", picks: [3, 30, 7] };

  it("is asked with, and survives in the page's state", () => {
    const order = readOrder(drawn);
    expect(order).toEqual(drawn);
    expect(order && inputOf(order)).toMatchObject({
      drawId: "d1",
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(order && isUndrawn(order)).toBe(false);
  });

  it("is kept for another try of the same draw, and lifted anew for another draw", () => {
    const order = readOrder(drawn) as ReadingOrder;
    expect(tryAgain(order, { drawId: "d1" })).toMatchObject({
      clientSeed: "stirred/cut-4",
      picks: [3, 30, 7],
    });
    expect(inputOf(tryAgain(order))).not.toHaveProperty("picks");
    expect(isUndrawn(tryAgain(order))).toBe(true);
  });

  it("is not asked of somebody who chose the card, or whose cards lie already", () => {
    const order = readOrder(ORDER) as ReadingOrder;
    expect(isUndrawn(order)).toBe(true);
    expect(isUndrawn({ ...order, selectedCardId: "the-cache" })).toBe(false);
    expect(isUndrawn({ ...order, retryOf: "i1" })).toBe(false);
    expect(isUndrawn({ ...order, drawsItself: true })).toBe(false);
    expect(isUndrawn(tryAgain({ ...order, drawsItself: true }))).toBe(true);
  });
});

describe("another try", () => {
  it("has a key of its own and keeps the cards that lie already", () => {
    const again = tryAgain({ spreadType: "full-pond", userContext: "x", key: "key-1" }, { drawId: "d1" });
    expect(again.key).not.toBe("key-1");
    expect(inputOf(again)).toEqual({ spreadType: "full-pond", userContext: "x", drawId: "d1" });
  });

  it("forgets a draw that cannot be used any more", () => {
    const order = { spreadType: "full-pond", userContext: "x", drawId: "d1" } as const;
    expect(inputOf(tryAgain(order))).not.toHaveProperty("drawId");
  });

  it("of a default reading names that reading, whose cards it reads", () => {
    const order = { spreadType: "full-pond", userContext: "x", retryOf: "i1" } as const;
    expect(inputOf(tryAgain(order, { drawId: "d1" }))).toEqual({
      spreadType: "full-pond",
      userContext: "x",
      retryOf: "i1",
    });
  });
});
