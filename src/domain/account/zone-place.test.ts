import { expect, it } from "vitest";
import { placeOfZone } from "./zone-place.ts";

it.each([
  ["Europe/Berlin", "Berlin"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", null],
  ["Etc/GMT+3", null],
  ["", null],
  [null, null],
])("the place of the time zone %s is %s", (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});
