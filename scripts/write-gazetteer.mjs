// Writes the file of cities that the search for a birthplace reads, from two files of GeoNames
// (https://download.geonames.org/export/dump/): node scripts/with-node.mjs scripts/write-gazetteer.mjs cities5000.txt admin1CodesASCII.txt
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { writeGazetteer } from "#domain/places/gazetteer.ts";
import { projectFolder } from "./pinned-node.mjs";

const TARGET = join(projectFolder, "src/server/features/places/gazetteer.txt.zst");
/** GeoNames' codes of what is no city: parts of a city, abandoned, historical and destroyed places, former capitals. */
const NO_CITIES = ["PPLX", "PPLQ", "PPLH", "PPLCH", "PPLW"];
/** Names in Latin letters that a program made of other scripts (`hai yu ge song`), which nobody types. */
const MADE_BY_PROGRAM = /^\p{Ll}/u;
/** Countries whose long English name would take a political position. */
const SHORTER = ["HK", "MO", "MM", "PS"];
const ZSTD_LEVEL = 22;
const ZSTD_WINDOW_LOG = 26;

const [cities, regions] = process.argv.slice(2);
if (!cities || !regions) throw new Error("Name GeoNames' files cities5000.txt and admin1CodesASCII.txt.");

const regionNames = new Map(readTable(regions).map(([code, name]) => [code, name]));
const long = new Intl.DisplayNames("en", { type: "region" });
const short = new Intl.DisplayNames("en", { type: "region", style: "short" });

const found = readTable(cities)
  .filter(([, , , , , , , kind = ""]) => !NO_CITIES.includes(kind))
  .sort((one, other) => Number(other[14]) - Number(one[14]) || Number(one[0]) - Number(other[0]))
  .map((row) => {
    const [
      id = "",
      name = "",
      ascii = "",
      otherNames = "",
      latitude = "",
      longitude = "",
      ,
      ,
      code = "",
      ,
      part = "",
    ] = row;
    const region = regionNames.get(`${code}.${part}`);
    return {
      id,
      name,
      otherNames: [ascii, ...otherNames.split(",").filter((other) => !MADE_BY_PROGRAM.test(other))],
      latitude,
      longitude,
      timeZone: row[17] ?? "",
      country: { code, name: (SHORTER.includes(code) ? short : long).of(code) ?? code },
      region: region === undefined ? undefined : { code: part, name: region },
    };
  });

const params = {
  [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL,
  [constants.ZSTD_c_windowLog]: ZSTD_WINDOW_LOG,
};
writeFileSync(TARGET, zstdCompressSync(writeGazetteer(found), { params }));
console.log(`${found.length} cities`);

/** @param {string} path @returns {string[][]} */
function readTable(path) {
  const text = readFileSync(path, "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}
