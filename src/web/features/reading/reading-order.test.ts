import { describe, expect, it } from "vitest";
import { inputOf, readOrder } from "./reading-order.ts";

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
