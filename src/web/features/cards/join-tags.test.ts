import { expect, it } from "vitest";
import { joinTags } from "./join-tags.ts";

it("the line of a card's tags may only break after a dot", () => {
  const line = joinTags(["deadlines", "plan b", "patience"]);
  expect(line.split(" ")).toEqual(["deadlines\u00a0·", "plan\u00a0b\u00a0·", "patience"]);
});
