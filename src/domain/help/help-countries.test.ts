import { expect, it } from "vitest";
import { countriesWithNumbers } from "./emergency-numbers.ts";
import { HELP_COUNTRIES } from "./help-countries.ts";
import { COUNTRY_HELP } from "./help-lines.ts";

it("the help countries list every country of ISO 3166-1 once, in alphabetical order", () => {
  expect(HELP_COUNTRIES).toHaveLength(249);
  expect(HELP_COUNTRIES).toEqual([...new Set(HELP_COUNTRIES)].sort());
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  for (const code of HELP_COUNTRIES) expect(names.of(code), code).toBeTruthy();
});

it("the help countries include every country with an emergency number or a help line", () => {
  const known = [...countriesWithNumbers(), ...COUNTRY_HELP.map(({ country }) => country)];
  expect(HELP_COUNTRIES).toEqual(expect.arrayContaining(known));
});
