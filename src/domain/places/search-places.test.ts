import { describe, expect, it } from "vitest";
import { type GazetteerRow, indexPlaces } from "./index-places.ts";
import { PLACES_AT_MOST } from "./rank-places.ts";
import { createPlaceSearch } from "./search-places.ts";

const regions: Record<string, string> = {
  "FR.11": "Île-de-France",
  "US.TX": "Texas",
  "US.IL": "Illinois",
  "US.MA": "Massachusetts",
  "US.NY": "New York",
  "PL.74": "Łódź Voivodeship",
  "DE.NW": "North Rhine-Westphalia",
  "DE.BY": "Bavaria",
};
const countries: Record<string, string> = {
  FR: "France",
  US: "United States",
  DE: "Germany",
  SG: "Singapore",
  PL: "Poland",
};

let lastId = 0;

function city(name: string, population: number, said: Partial<GazetteerRow> = {}): GazetteerRow {
  lastId += 1;
  return {
    id: lastId,
    name,
    population,
    otherNames: [],
    latitude: 1.234567,
    longitude: -70.5,
    countryCode: "US",
    regionCode: "US.TX",
    timeZone: "America/Chicago",
    ...said,
  };
}

const rows = [
  city("Paris", 25_000),
  city("Paris", 2_138_000, {
    id: 2_988_507,
    countryCode: "FR",
    regionCode: "FR.11",
    timeZone: "Europe/Paris",
    latitude: 48.85341,
    longitude: 2.3488,
    otherNames: ["Paname", "Париж", "巴黎", "باريس", "पेरिस"],
  }),
  city("Parisville", 90_000, { regionCode: "US.IL" }),
  city("Köln", 963_000, { countryCode: "DE", regionCode: "DE.NW", otherNames: ["Cologne", "CGN"] }),
  city("Kolnberg", 3_000, { countryCode: "DE", regionCode: "DE.BY" }),
  city("Nürnberg", 500_000, { countryCode: "DE", regionCode: "DE.BY" }),
  city("New York City", 8_175_000, { regionCode: "US.NY" }),
  city("Yorkton", 16_000),
  city("Springfield", 155_000, { regionCode: "US.MA" }),
  city("Springfield", 116_000, { regionCode: "US.IL" }),
  city("Singapore", 5_000_000, { countryCode: "SG", regionCode: "SG.00" }),
  city("Xi’an", 6_500_000, { otherNames: ["西安"] }),
  city("Łódź", 700_000, { countryCode: "PL", regionCode: "PL.74" }),
  city("Philadelphia", 1_500_000),
  city("Ho", 70),
  ...Array.from({ length: 12 }, (_, number) => city(`Ho${"abcdefghijkl"[number]}`, 1000 * (number + 1))),
];

const search = createPlaceSearch(
  indexPlaces(rows, {
    countryName: (code) => countries[code] ?? code,
    regionName: (code) => regions[code],
  }),
);
const found = (typed: string) => search(typed).map((place) => place.formattedAddress);
const [parisFrance, parisTexas] = ["Paris, Île-de-France, France", "Paris, Texas, United States"];
const cologne = "Köln, North Rhine-Westphalia, Germany";

describe("the place search", () => {
  it("returns a place's name, address, location, time zone and country", () => {
    expect(search("paname")).toEqual([
      {
        id: "2988507",
        displayName: "Paris",
        formattedAddress: parisFrance,
        location: { latitude: 48.85341, longitude: 2.3488 },
        types: ["locality", "political"],
        timeZone: "Europe/Paris",
        countryCode: "FR",
      },
    ]);
  });

  it("lists the biggest city first", () => {
    expect(found("par")).toEqual([parisFrance, "Parisville, Illinois, United States", parisTexas]);
    expect(found("springfield").slice(0, 2)).toEqual([
      "Springfield, Massachusetts, United States",
      "Springfield, Illinois, United States",
    ]);
  });

  it("lists a name that was typed whole before bigger ones that only begin with it", () => {
    expect(found("paris")).toEqual([parisFrance, parisTexas, "Parisville, Illinois, United States"]);
  });

  it("lists a small place by its whole name however many bigger ones begin with it", () => {
    expect(found("ho")).toHaveLength(PLACES_AT_MOST);
    expect(found("ho").at(-1)).toBe("Ho, Texas, United States");
  });

  it.each(["Koln", "KÖLN", "köln", "koeln", "Cologne", " ko\u0308ln ", "cgn"])(
    "finds Köln as %s",
    (typed) => {
      expect(found(typed)[0]).toBe(cologne);
    },
  );

  it.each(["Париж", "париж", "пари", "巴黎", "باريس", "पेरिस"])("finds Paris as %s", (typed) => {
    expect(found(typed)).toEqual([parisFrance]);
  });

  it.each(["xian", "Xi'an", "xi’an", "Xī'ān", "西安"])("finds Xi’an as %s", (typed) => {
    expect(search(typed)[0]?.displayName).toBe("Xi’an");
  });

  it.each([
    ["a letter that is missing", "philadelpia"],
    ["a letter too many", "phillladelphia"],
    ["a wrong letter", "philadelphea"],
    ["swapped letters", "philadelhpia"],
    ["two errors in a long name", "phiadelpia"],
    ["an error before the name is finished", "pihlade"],
  ])("forgives %s", (_, typed) => {
    expect(found(typed)).toEqual(["Philadelphia, Texas, United States"]);
  });

  it("finds nothing for a text that is short or similar to no name", () => {
    expect(found("pxr")).toEqual([]);
    expect(found("zzzzzzzzzz")).toEqual([]);
  });

  it("finds a later word of a city's own name", () => {
    expect(found("york")).toEqual([
      "New York City, New York, United States",
      "Yorkton, Texas, United States",
    ]);
    expect(found("city")).toEqual(["New York City, New York, United States"]);
  });

  it.each([
    "Paris, Texas",
    "paris texas",
    "paris, tx",
    "paris tex",
    "Paris, Texas, United States",
    "paris tx usa",
  ])("finds the smaller Paris as %s", (typed) => {
    expect(found(typed)).toEqual([parisTexas]);
  });

  it("finds nothing where the region has no such city", () => {
    expect(found("paris, bavaria")).toEqual([]);
  });

  it("leaves out a region or country that only repeats the city's name", () => {
    expect(found("singapore")).toEqual(["Singapore"]);
    expect(found("lodz")).toEqual(["Łódź, Poland"]);
  });

  it.each(["", "   ", ",", "...", ", texas"])("finds nothing for '%s'", (typed) => {
    expect(search(typed)).toEqual([]);
  });

  it("accepts any pasted text without an error", () => {
    expect(search("a ".repeat(5000))).toEqual([]);
    expect(() => search("\ud800\u0000%_\\(*")).not.toThrow();
  });
});
