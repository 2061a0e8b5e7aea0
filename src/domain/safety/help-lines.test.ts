import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTRY_HELP, helpLinesFor, INTERNATIONAL_HELP } from "./help-lines.ts";
import { findCountryOfTimeZone } from "./time-zone-country.ts";

const ASKED_FOR = `US CA GB IE AU NZ DE AT CH ES FR IT NL BE SE NO DK FI PL PT IN JP BR MX AR ZA`.split(" ");
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

test("people in at least thirty countries get their own numbers, each country listed once", () => {
  const countries = COUNTRY_HELP.map((help) => help.country);
  expect(countries.length).toBeGreaterThanOrEqual(30);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(expect.arrayContaining(ASKED_FOR));
});

test("every line can be reached, names its source and says when it was listed", () => {
  for (const line of [...COUNTRY_HELP.flatMap((help) => help.lines), ...INTERNATIONAL_HELP]) {
    expect(line.url, line.name).toMatch(/^https:\/\//);
    expect(line.source, line.name).toMatch(/^https:\/\//);
    expect(line.listed, line.name).toMatch(ISO_DATE);
    expect(line.hours, line.name).not.toBe("");
    expect(line.languages.length, line.name).toBeGreaterThan(0);
    if (line.phone !== undefined) expect(line.phone, line.name).toMatch(/^[*\d][\d -]+$/);
  }
});

test("every country has an emergency number and a crisis line with a phone", () => {
  for (const help of COUNTRY_HELP) {
    expect(help.emergency.length, help.country).toBeGreaterThan(0);
    const crisisPhones = help.lines.filter((line) => line.topic === "crisis" && line.phone !== undefined);
    expect(crisisPhones.length, help.country).toBeGreaterThan(0);
  }
});

test("the profile's country wins over the time zone", () => {
  const offer = helpLinesFor({ country: "gb", timeZone: "America/New_York" });
  expect(offer).toMatchObject({ basis: "country", country: "GB", emergency: ["999", "112"] });
  expect(offer.lines[0]?.phone).toBe("116 123");
});

test("without a country the time zone decides", () => {
  const offer = helpLinesFor({ timeZone: "Europe/Berlin" });
  expect(offer).toMatchObject({ basis: "time zone", country: "DE" });
  expect(offer.lines[0]?.phone).toBe("0800 1110111");
});

test("a country that is not listed falls through to the time zone, then to international lines", () => {
  expect(helpLinesFor({ country: "KE", timeZone: "Europe/Madrid" }).country).toBe("ES");
  expect(helpLinesFor({ country: "KE", timeZone: "Africa/Nairobi" })).toEqual({
    basis: "international",
    emergency: [],
    lines: INTERNATIONAL_HELP,
  });
  expect(helpLinesFor({}).basis).toBe("international");
});

test("somebody who is being abused sees the line for that first, and the crisis line still", () => {
  const offer = helpLinesFor({ country: "US", kind: "abuse" });
  expect(offer.lines[0]?.phone).toBe("1-800-799-7233");
  expect(offer.lines.map((line) => line.phone)).toContain("988");
});

test("international lines stand under every country's own", () => {
  for (const { country } of COUNTRY_HELP) {
    expect(helpLinesFor({ country }).lines.slice(-INTERNATIONAL_HELP.length)).toEqual(INTERNATIONAL_HELP);
  }
});

test("every listed country can be found by a time zone that a browser reports", () => {
  const found = new Set(Intl.supportedValuesOf("timeZone").map((zone) => findCountryOfTimeZone(zone)));
  for (const { country } of COUNTRY_HELP) expect(found.has(country), country).toBe(true);
});

test("nobody's odd profile or time zone leaves them without a line", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (country, timeZone) => {
      expect(helpLinesFor({ country, timeZone }).lines.length).toBeGreaterThan(0);
    }),
  );
});
