import fc from "fast-check";
import { expect, it, test } from "vitest";
import { ANYWHERE, countriesWithNumbers } from "./emergency-numbers.ts";
import { HELP_COUNTRIES } from "./help-countries.ts";
import type { HelpKind } from "./help-line.ts";
import { COUNTRY_HELP, helpLinesFor } from "./help-lines.ts";
import { type OfferedLine, offerHelp } from "./offer-help.ts";
import { findCountryOfTimeZone } from "./time-zone-country.ts";

const ASKED_FOR = `US CA GB IE AU NZ DE AT CH ES FR IT NL BE SE NO DK FI PL PT IN JP BR MX AR ZA`.split(" ");
const DIALLED = /^[*(\d][\d() -]*$/;

test("people in at least thirty countries get their own lines, each country listed once", () => {
  const countries = COUNTRY_HELP.map((help) => help.country);
  expect(countries.length).toBeGreaterThanOrEqual(30);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(expect.arrayContaining(ASKED_FOR));
});

const LINES = COUNTRY_HELP.flatMap(({ country, lines }) => lines.map((line) => ({ country, line })));
const KINDS: HelpKind[] = ["suicide", "self-harm", "abuse", "emergency", "child", "eating"];
const isOfCountry = ({ kind }: OfferedLine) => kind !== "emergency" && kind !== "directory";

test("every line can be reached, in languages and at hours that are named", () => {
  for (const { country, line } of LINES) {
    const what = `${country} ${line.name}`;
    expect(line.phone ?? line.text ?? line.chat ?? line.url, what).toBeTruthy();
    expect(line.hours, what).toBeTruthy();
    expect(line.languages.length, what).toBeGreaterThan(0);
    for (const phone of [line.phone ?? [], line.alsoPhones ?? []].flat())
      expect(phone, what).toMatch(DIALLED);
    for (const page of [line.url, line.chat]) expect(page ?? "https://", what).toMatch(/^https:\/\//);
  }
});

test("a line that is shown first for its country and kind names its source", () => {
  for (const country of HELP_COUNTRIES) {
    for (const kind of KINDS) {
      const [first] = offerHelp({ country, kind }).filter(isOfCountry);
      if (first) expect(first.source, `${country} ${kind}: ${first.name}`).toBeDefined();
    }
  }
});

test("a line without a page that confirms it stands below the directories", () => {
  for (const country of HELP_COUNTRIES) {
    const offer = offerHelp({ country });
    const above = offer
      .slice(
        0,
        offer.findLastIndex(({ kind }) => kind === "directory"),
      )
      .filter(isOfCountry);
    for (const { name, source } of above)
      expect(["list", undefined], `${country} ${name}`).not.toContain(source?.by);
  }
});

test("no source is compared before it was written, and none in the future", () => {
  for (const { country, line } of LINES) {
    const { dated, comparedOn = "" } = line.source ?? {};
    if (line.source)
      expect(Date.parse(comparedOn), `${country} ${line.name}`).toBeLessThanOrEqual(Date.now());
    if (dated) expect(dated.replace("about ", "") <= comparedOn, `${country} ${line.name}`).toBe(true);
  }
});

test("every country with lines has a crisis line that can be reached, except where only other lines are known", () => {
  const without = COUNTRY_HELP.filter(({ lines }) =>
    lines.every(({ topic, phone }) => topic !== "crisis" || phone === undefined),
  );
  expect(without.map(({ country }) => country).sort()).toEqual(["BG", "KE", "RO"]);
});

test("every country that had a crisis line alone has a line against abuse, too", () => {
  for (const country of ["HK", "IS", "LU", "MX", "PH", "UA", "UY"]) {
    expect(offerHelp({ country, kind: "abuse" })[0], country).toMatchObject({ kind: "abuse" });
  }
});

test("a person in Great Britain sees the abuse line of each nation, named by the nation", () => {
  const abuse = offerHelp({ country: "GB", kind: "abuse" }).filter(({ kind }) => kind === "abuse");
  expect(abuse.map(({ name }) => name.split(":")[0])).toEqual([
    "England",
    "Scotland",
    "Wales",
    "Northern Ireland",
    "Men's Advice Line",
  ]);
});

test("what a check of the pages has refuted is gone", () => {
  const numbersIn = (country: string) => helpLinesFor({ country }).lines.map(({ phone }) => phone);
  expect(numbersIn("AR")).toEqual(["0800 999 0091", "135", "(011) 5275 1135", "144"]);
  expect(numbersIn("PT")[0]).toBe("1411");
  expect(numbersIn("JP")).toEqual(expect.arrayContaining(["0120 279 226", "0800 300 8355"]));
  expect(numbersIn("LI")).toEqual(numbersIn("CH"));
  expect(helpLinesFor({ country: "CL", kind: "abuse" }).lines[0]?.hours).toContain("not on holidays");
});

test.each([
  ["FR", { phone: "112", text: "114" }],
  ["GB", { phone: "999", silent: expect.stringContaining("press 55") }],
  ["NZ", { phone: "111", silent: expect.stringContaining("press 55") }],
  ["IS", { phone: "112", chat: "https://112.is" }],
])("a person in %s who cannot speak sees another way beside the emergency number", (country, way) => {
  expect(helpLinesFor({ country }).emergency[0]).toMatchObject(way);
});

test("a country for which open lists disagree about the number also gets 112", () => {
  expect(helpLinesFor({ country: "AF" }).emergency.map(({ phone }) => phone)).toEqual(["102", "119", "112"]);
  expect(helpLinesFor({ country: "GI" }).emergency.map(({ phone }) => phone)).toEqual(["112"]);
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
  const offer = helpLinesFor({ country: "UG", timeZone: "Europe/Madrid" });
  expect(offer).toMatchObject({ country: "UG", lines: [], emergency: [{ phone: "999" }] });
});

test("a territory gets the lines of the country that serves it", () => {
  expect(helpLinesFor({ timeZone: "America/Puerto_Rico" })).toMatchObject({
    country: "PR",
    emergency: [{ phone: "911" }],
    lines: [{ phone: "988" }, { text: "HOME to 741741" }, {}, {}],
  });
});

const kindsFor = (kind: HelpKind, country: string) => [
  ...new Set(offerHelp({ country, kind }).map((line) => line.kind)),
];

test.each<[HelpKind, string, OfferedLine["kind"][]]>([
  ["suicide", "DE", ["suicide", "emergency", "abuse", "child", "eating", "directory"]],
  ["self-harm", "DE", ["suicide", "emergency", "abuse", "child", "eating", "directory"]],
  ["abuse", "DE", ["abuse", "emergency", "suicide", "child", "eating", "directory"]],
  ["child", "DE", ["child", "emergency", "suicide", "abuse", "eating", "directory"]],
  ["eating", "DE", ["eating", "emergency", "suicide", "abuse", "child", "directory"]],
  ["emergency", "DE", ["emergency", "suicide", "abuse", "child", "eating", "directory"]],
  // Where no line fits, those for any crisis come first; where there are none either, the emergency number does.
  ["eating", "FR", ["suicide", "emergency", "abuse", "directory"]],
  ["suicide", "KE", ["emergency", "directory", "abuse"]],
])("for the kind %s, a person in %s sees the lines in the order %j", (kind, country, kinds) => {
  expect(kindsFor(kind, country)).toEqual(kinds);
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
