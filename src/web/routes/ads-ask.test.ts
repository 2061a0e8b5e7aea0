import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PLACEMENTS } from "#domain/ads/placements.ts";

/** The files below `src/web` that place an advertising notice, each with its source. */
const files = readdirSync(join(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .map((name) => ({ name, source: readFileSync(join(import.meta.dirname, "..", name), "utf8") }))
  .filter(({ source }) => /<AdSlot\b/.test(source));

/**
 * Returns, for each advertising notice in the file, the code from the start of the surrounding function to the notice.
 */
function placesIn(source: string): string[] {
  return [...source.matchAll(/<AdSlot\s[^>]*placement="([a-z-]+)"/g)].map(({ index }) => {
    const begins = Math.max(
      source.lastIndexOf("\nfunction ", index),
      source.lastIndexOf("\nexport default function ", index),
      source.lastIndexOf("\nexport function ", index),
    );
    return source.slice(begins, index);
  });
}

it.each(files)(
  "$name checks how grave an entry is before each advertising notice that it places",
  ({ source }) => {
    const places = placesIn(source);
    expect(places.length).toBe(source.match(/<AdSlot\b/g)?.length);
    for (const place of places) expect(place).toMatch(/isGrave/);
  },
);

it("the files checked for gravity contain every in-page advertising notice", () => {
  const placed = files.flatMap(({ source }) =>
    [...source.matchAll(/placement="([a-z-]+)"/g)].map(([, placement]) => placement ?? ""),
  );
  expect(new Set(placed).size).toBeGreaterThanOrEqual(4);
  expect(Object.keys(PLACEMENTS)).toEqual(expect.arrayContaining(placed));
});
