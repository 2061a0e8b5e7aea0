import { describe, expect, test } from "vitest";
import { assessDistress } from "./assess-distress.ts";

describe("not wanting to go somewhere or to wake somebody", () => {
  test.each([
    "I don't want to go to my cousin's wedding.",
    "My mother wants me to come and I don't want to go.",
    "My half-sister wants us all there for Christmas and I don't want to go.",
    "My son doesn't want to go to school.",
    "I don't want to go on vacation with my parents.",
    "I don't want to wake my sister when I come home late.",
  ])("is no sign of danger: %s", (text) => {
    expect(assessDistress(text).level).toBe("none");
  });

  test.each([
    "My brother doesn't want to go on.",
    "My sister says she doesn't want to go on anymore.",
    "My friend doesn't want to wake up.",
    "My dad doesn't want to live.",
    "My daughter said she doesn't want to be here anymore.",
    "I don't want to wake up, my brother would understand.",
  ])("not wanting to go on, to wake up or to live is a crisis of somebody real: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });
});
