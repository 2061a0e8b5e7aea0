// Creates the index of the gazetteer and writes it to the named file. It is a separate command because it
// takes seconds and hundreds of megabytes of memory.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { indexPlaces } from "#domain/places/index-places.ts";
import { encodeGazetteer } from "./gazetteer-file.ts";
import { createVocabulary, readRows } from "./gazetteer-rows.ts";
import { fingerprintSources, sources } from "./gazetteer-sources.ts";

const [target] = process.argv.slice(2);
if (!target) throw new Error("Name the file to write.");

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const rows = readRows(readFileSync(sources.places, "utf8"), readJson(sources.placesOfRegions));
const index = indexPlaces(rows, createVocabulary(readJson(sources.regions)));

// Writes to a temporary file and renames it, so that readers never see an incomplete file.
const unfinished = `${target}.${process.pid}`;
try {
  writeFileSync(unfinished, Buffer.concat(encodeGazetteer(index, fingerprintSources())));
  renameSync(unfinished, target);
} finally {
  rmSync(unfinished, { force: true });
}
