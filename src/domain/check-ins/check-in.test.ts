import { expect, it } from "vitest";
import { isCheckInDue } from "./check-in.ts";

const DUE = { weekday: 6, chosen: 6, state: null, hasOpenBlocks: true };

it("a check-in is due on the chosen weekday, and stays due while it is only begun", () => {
  expect(isCheckInDue(DUE)).toBe(true);
  expect(isCheckInDue({ ...DUE, state: "open" })).toBe(true);
});

it.each([
  ["on another day", { weekday: 5 }],
  ["when it is switched off", { chosen: null }],
  ["once it is done", { state: "done" as const }],
  ["once it is skipped", { state: "skipped" as const }],
  ["when no block is open", { hasOpenBlocks: false }],
])("a check-in is not due %s", (_when, said) => {
  expect(isCheckInDue({ ...DUE, ...said })).toBe(false);
});
