import { expect, it } from "vitest";
import { isEnoughForToday } from "./enough-for-today.ts";

const MIDNIGHT = "2026-11-25T00:00:00.000Z";

it.each([
  {
    which: "not beside the second reading of a day",
    used: 2,
    createdAt: "2026-11-24T18:00:00.000Z",
    isEnough: false,
  },
  { which: "beside the third", used: 3, createdAt: "2026-11-24T18:00:00.000Z", isEnough: true },
  { which: "beside the fifth", used: 5, createdAt: "2026-11-24T00:00:00.000Z", isEnough: true },
  { which: "not beside one of yesterday", used: 3, createdAt: "2026-11-23T23:59:00.000Z", isEnough: false },
])("stopping for today is offered, or not: $which", ({ used, createdAt, isEnough }) => {
  expect(isEnoughForToday({ createdAt, today: { used, resetTime: MIDNIGHT } })).toBe(isEnough);
});
