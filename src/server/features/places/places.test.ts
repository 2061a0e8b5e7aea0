import { beforeAll, describe, expect, it } from "vitest";
import type { PlaceOutput } from "#contract/places.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

interface Page {
  items: PlaceOutput[];
  nextCursor: null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const search = async (typed: string) => {
  const { body } = await app.as().get<Page>(`/api/places?q=${encodeURIComponent(typed)}`);
  return body.items;
};

describe("the search for a city", () => {
  it("returns name, address, location, types, time zone and country", async () => {
    const [lyon] = await search("lyon");
    expect(lyon).toEqual({
      id: "2996944",
      displayName: "Lyon",
      formattedAddress: "Lyon, Auvergne-Rhône-Alpes, France",
      location: { latitude: expect.closeTo(45.748, 2), longitude: expect.closeTo(4.847, 2) },
      types: ["locality", "political"],
      timeZone: "Europe/Paris",
      countryCode: "FR",
    });
  });

  it.each([
    ["paris", "Paris, Île-de-France, France"],
    ["london", "London, England, United Kingdom"],
    ["springfield", "Springfield, Missouri, United States"],
    ["zurich", "Zürich, Switzerland"],
    ["ZÜRICH", "Zürich, Switzerland"],
    ["muenchen", "Munich, Bavaria, Germany"],
    ["lodz", "Łódź, Poland"],
    ["москва", "Moscow, Russia"],
    ["東京", "Tokyo, Japan"],
    ["서울", "Seoul, South Korea"],
    ["القاهرة", "Cairo, Egypt"],
    ["दिल्ली", "Delhi, India"],
    ["paris, texas", "Paris, Texas, United States"],
    ["portland or", "Portland, Oregon, United States"],
    ["hong kong", "Hong Kong"],
  ])("finds %s", async (typed, address) => {
    expect((await search(typed))[0]?.formattedAddress).toBe(address);
  });

  it.each(["berli", "burlin", "muni"])(
    "lists cities whose own name begins with '%s' before smaller ones with such an alternative name",
    async (typed) => {
      const names = (await search(typed)).map(({ displayName }) => displayName);
      const begins = names.map((name) =>
        name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().startsWith(typed),
      );
      expect(begins).toContain(true);
      expect(begins.lastIndexOf(true), names.join(", ")).toBeLessThan(
        begins.includes(false) ? begins.indexOf(false) : begins.length,
      );
    },
  );

  it("shows current regions, even when region codes have changed", async () => {
    const [city] = await search("haugesund");
    expect(city?.formattedAddress).toBe("Haugesund, Rogaland, Norway");
    expect((await search("ho chi minh"))[0]?.formattedAddress).toBe("Ho Chi Minh City, Vietnam");
  });

  it("finds nothing for an empty search and lists ten at most", async () => {
    expect(await search("  ")).toEqual([]);
    expect((await app.as().get<Page>("/api/places")).body).toEqual({ items: [], nextCursor: null });
    expect(await search("a")).toHaveLength(10);
  });

  it("lists only cities, not their districts", async () => {
    const names = (await search("south boston")).map((place) => place.formattedAddress);
    expect(names).not.toContain("South Boston, Massachusetts, United States");
  });

  it("requires an account and accepts at most 200 characters", async () => {
    const path = "/api/places?q=paris";
    expect((await app.visitor().get(path)).error?.code).toBe("unauthenticated");
    expect((await app.as({ isGuest: true }).get(path)).error?.code).toBe("account_required");
    expect((await app.as().get(`/api/places?q=${"x".repeat(201)}`)).error?.field).toBe("q");
  });

  it("needs no database round trip beside the session's own", async () => {
    const person = app.as();
    expect(await app.roundTrips(() => person.get("/api/places?q=paris"))).toBe(0);
  });
});
