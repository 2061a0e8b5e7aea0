import { HELP_COUNTRIES } from "#domain/help/help-countries.ts";
import { api } from "./client.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** All countries that help lines are known for, with their English names. */
export const COUNTRIES = HELP_COUNTRIES.map((code) => ({ code, name: countryNames.of(code) ?? code })).sort(
  (one, other) => one.name.localeCompare(other.name),
);

export const helpFinder = {
  countries: COUNTRIES,
  find: (country: string) => api.help.lines({ country }),
};
