import { expect, it } from "vitest";
import { HELP_COUNTRIES } from "./help-countries.ts";
import { COUNTRY_HELP } from "./help-lines.ts";

it("every country with numbers of its own can be chosen, and no other", () => {
  expect([...HELP_COUNTRIES]).toEqual(COUNTRY_HELP.map(({ country }) => country).toSorted());
});
