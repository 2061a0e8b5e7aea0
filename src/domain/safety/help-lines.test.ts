import fc from "fast-check";
import { expect, it, test } from "vitest";
import { ANYWHERE, countriesWithNumbers } from "./emergency-numbers.ts";
import { HELP_COUNTRIES } from "./help-countries.ts";
import { COUNTRY_HELP, helpLinesFor, INTERNATIONAL_HELP } from "./help-lines.ts";
import { findCountryOfTimeZone } from "./time-zone-country.ts";

const ASKED_FOR = `US CA GB IE AU NZ DE AT CH ES FR IT NL BE SE NO DK FI PL PT IN JP BR MX AR ZA`.split(" ");
const DIALLED = /^[*\d][\d -]*$/;

test("people in at least thirty countries get their own lines, each country listed once", () => {
  const countries = COUNTRY_HELP.map((help) => help.country);
  expect(countries.length).toBeGreaterThanOrEqual(30);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(expect.arrayContaining(ASKED_FOR));
});

test("every line can be reached, names its source, and says when it was verified or that it never was", () => {
  for (const line of [...COUNTRY_HELP.flatMap((help) => help.lines), ...INTERNATIONAL_HELP]) {
    expect(line.url, line.name).toMatch(/^https:\/\//);
    expect(line.source, line.name).toMatch(/^https:\/\//);
    expect(line.verifiedOn ?? "2000-01-01", line.name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(line.hours, line.name).not.toBe("");
    expect(line.languages.length, line.name).toBeGreaterThan(0);
    if (line.phone !== undefined) expect(line.phone, line.name).toMatch(DIALLED);
  }
});

test("every country with lines has a crisis line with a phone", () => {
  for (const help of COUNTRY_HELP) {
    const crisisPhones = help.lines.filter((line) => line.topic === "crisis" && line.phone !== undefined);
    expect(crisisPhones.length, help.country).toBeGreaterThan(0);
  }
});

test("every country and territory gets an emergency number that can be dialled", () => {
  for (const country of HELP_COUNTRIES) {
    const { emergency } = helpLinesFor({ country });
    expect(emergency.length, country).toBeGreaterThan(0);
    for (const { phone } of emergency) expect(phone, country).toMatch(/^\d{2,5}$/);
  }
  // Some countries are missing: the smallest ones, and those for which no number could be verified.
  expect(countriesWithNumbers().length).toBeGreaterThanOrEqual(220);
});

it.each([
  ["TR", ["112"]],
  ["KE", ["999"]],
  ["US", ["911"]],
  ["GB", ["999", "112"]],
  ["JP", ["119", "110"]],
  ["BR", ["192", "190"]],
  ["AU", ["000", "112"]],
  ["NZ", ["111"]],
  ["IN", ["112"]],
  ["CN", ["120", "110"]],
])("a person in %s gets the emergency numbers %j", (country, phones) => {
  expect(helpLinesFor({ country }).emergency.map(({ phone }) => phone)).toEqual(phones);
});

test("an unknown number or an unknown country falls back to 112 and 911", () => {
  for (const request of [{ country: "TD" }, { timeZone: "UTC" }, { country: "ZZ" }, {}]) {
    expect(helpLinesFor(request).emergency).toEqual(ANYWHERE);
  }
  expect(ANYWHERE.map(({ phone }) => phone)).toEqual(["112", "911"]);
});

test("the profile's country wins over the time zone", () => {
  const offer = helpLinesFor({ country: "gb", timeZone: "America/New_York" });
  expect(offer).toMatchObject({ basis: "country", country: "GB" });
  expect(offer.lines[0]?.phone).toBe("116 123");
});

test("without a country the time zone decides", () => {
  const offer = helpLinesFor({ timeZone: "Europe/Berlin" });
  expect(offer).toMatchObject({ basis: "time zone", country: "DE" });
  expect(offer.lines[0]?.phone).toBe("0800 1110111");
});

test("a country without lines keeps its emergency number and shows no other country's lines", () => {
  const offer = helpLinesFor({ country: "KE", timeZone: "Europe/Madrid" });
  expect(offer).toMatchObject({ country: "KE", lines: [], emergency: [{ phone: "999" }] });
});

test("a territory gets the lines of the country that serves it", () => {
  expect(helpLinesFor({ timeZone: "America/Puerto_Rico" })).toMatchObject({
    country: "PR",
    emergency: [{ phone: "911" }],
    lines: [{ phone: "988" }, {}],
  });
});

test("a person who is being abused gets the abuse line first and the crisis line after it", () => {
  const offer = helpLinesFor({ country: "US", kind: "abuse" });
  expect(offer.lines[0]?.phone).toBe("1-800-799-7233");
  expect(offer.lines.map((line) => line.phone)).toContain("988");
});

test("every time zone that a browser reports, except UTC, belongs to a country", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    if (zone === "UTC") continue;
    expect(HELP_COUNTRIES, zone).toContain(findCountryOfTimeZone(zone));
  }
  expect(findCountryOfTimeZone("UTC")).toBeUndefined();
});

test("an invalid country or time zone still gives an emergency number", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (country, timeZone) => {
      expect(helpLinesFor({ country, timeZone }).emergency.length).toBeGreaterThan(0);
    }),
  );
});
