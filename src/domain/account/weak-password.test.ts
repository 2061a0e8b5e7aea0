import { describe, expect, it } from "vitest";
import { weaknessOf } from "./weak-password.ts";

const common = new Set(["password", "iloveyou"]);
const judge = (password: string) =>
  weaknessOf(password, { address: "dana.quack@pond.example", isCommon: (text) => common.has(text) });

describe("the check for weak passwords", () => {
  it.each([
    ["Password", "common"],
    ["aaaaaaaa", "repeated"],
    ["abcabcabc", "repeated"],
    ["abcd4321", "sequence"],
    ["Qwertyuiop", "sequence"],
    ["dana.quack1", "own-address"],
    ["DanaQuack!!", "own-address"],
    ["dana.quack@pond.example", "own-address"],
    ["rubber-arcana", "product"],
    ["RubberArcana2026!", "product"],
  ])("refuses %s as %s", (password, weakness) => {
    expect(judge(password)).toBe(weakness);
  });

  it.each([
    "four drafts, no owner",
    "a heron with a lantern",
    "correct horse battery",
    "quack, said dana twice",
  ])("accepts %s", (password) => {
    expect(judge(password)).toBeNull();
  });
});
