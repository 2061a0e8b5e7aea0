import { expect, it } from "vitest";
import { yearOfAddress } from "./year-of-address.ts";

it.each([
  ["2026", 2026],
  ["1970", 1970],
  ["9998", 9998],
  ["9999", undefined],
  ["1969", undefined],
  ["26", undefined],
  [undefined, undefined],
])("the year of the address /year/%s is %s", (segment, year) => {
  expect(yearOfAddress(segment)).toBe(year);
});
