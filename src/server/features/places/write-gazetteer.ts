// A command, because it takes seconds and hundreds of megabytes that the server should not have: makes the index of the
// gazetteer and writes it to the file that is named.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { indexPlaces } from "../../../domain/places/index-places.ts";
import { encodeGazetteer } from "./gazetteer-file.ts";
import { createVocabulary, readRows } from "./gazetteer-rows.ts";
import { fingerprintSources, sources } from "./gazetteer-sources.ts";

const [target] = process.argv.slice(2);
if (!target) throw new Error("Name the file to write.");

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const rows = readRows(readFileSync(sources.places, "utf8"), readJson(sources.placesOfRegions));
const index = indexPlaces(rows, createVocabulary(readJson(sources.regions)));

// Whoever reads meanwhile finds the former file or the whole new one.
const unfinished = `${target}.${process.pid}`;
try {
  writeFileSync(unfinished, Buffer.concat(encodeGazetteer(index, fingerprintSources())));
  renameSync(unfinished, target);
} finally {
  rmSync(unfinished, { force: true });
}
