import { describe, expect, it } from "vitest";
import { type City, writeGazetteer } from "./gazetteer.ts";
import { createPlaceSearch, PLACES_AT_MOST } from "./search-places.ts";

const US = { code: "US", name: "United States" };
const DE = { code: "DE", name: "Germany" };
const TX = { code: "TX", name: "Texas" };
const IL = { code: "IL", name: "Illinois" };
const MA = { code: "MA", name: "Massachusetts" };
const BAVARIA = { code: "02", name: "Bavaria" };

let lastId = 0;

function city(name: string, said: Partial<City> = {}): City {
  lastId += 1;
  return {
    id: String(lastId),
    name,
    otherNames: [],
    latitude: "1.234567",
    longitude: "-70.5",
    country: US,
    region: TX,
    timeZone: "America/Chicago",
    ...said,
  };
}

/** The cities, the biggest first. */
const cities = [
  city("New York City", { region: { code: "NY", name: "New York" } }),
  city("Xi’an", { otherNames: ["西安"] }),
  city("Singapore", { country: { code: "SG", name: "Singapore" }, region: undefined }),
  city("Paris", {
    id: "2988507",
    country: { code: "FR", name: "France" },
    region: { code: "11", name: "Île-de-France" },
    timeZone: "Europe/Paris",
    latitude: "48.85341",
    longitude: "2.3488",
    otherNames: ["Paname", "Париж", "巴黎", "باريس", "पेरिस", "Ville Lumière"],
  }),
  city("Philadelphia"),
  city("Köln", {
    country: DE,
    region: { code: "07", name: "North Rhine-Westphalia" },
    otherNames: ["Cologne", "CGN"],
  }),
  city("Łódź", { country: { code: "PL", name: "Poland" }, region: { code: "74", name: "Łódź Voivodeship" } }),
  city("Nürnberg", { country: DE, region: BAVARIA }),
  city("Springfield", { region: MA }),
  city("Springfield", { region: IL }),
  city("Parisville", { region: IL }),
  city("Paris"),
  city("Yorkton"),
  ...Array.from({ length: 12 }, (_, number) => city(`Ho${"abcdefghijkl"[number]}`)),
  city("Kolnberg", { country: DE, region: BAVARIA }),
  city("Ho"),
];

const search = createPlaceSearch(writeGazetteer(cities));
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
    expect(found("ho")[0]).toBe("Ho, Texas, United States");
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

  it("finds nothing for a text with which no name begins", () => {
    expect(found("pxr")).toEqual([]);
    expect(found("lumiere")).toEqual([]);
    expect(found("united")).toEqual([]);
  });

  it("finds another name of several words from its beginning", () => {
    expect(found("ville lu")).toEqual([parisFrance]);
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
