// Replaces positions in a bundled program's stack traces with positions in its source files.
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findOrigins, type Origin, type SourceMapFile } from "./find-origins.ts";

const PLACE = /(file:\/\/[^\s():]+):(\d+):(\d+)/;
/** The maximum number of positions that are remembered. A program logs errors from few positions. */
const REMEMBERED_PLACES = 2000;

/** The source position of each position that was looked up; the position itself if it has none. */
const remembered = new Map<string, string>();

/** A position in a program as a stack trace names it. */
interface Named {
  place: string;
  url: string;
  row: number;
  column: number;
}

/**
 * Returns the lines of a stack trace with source positions, relative to the folder that the app runs in, for each file
 * that has a source map beside it. Other lines stay as they are. Each position is looked up only once, and those of one
 * stack trace together. A source map is not kept in memory, because it is as large as the program.
 */
export function nameSources(lines: readonly string[]): string[] {
  const named = lines.flatMap((line) => placeIn(line) ?? []);
  const known = new Map(named.flatMap(({ place }) => entryOf(place) ?? []));
  const unknown = named.filter(({ place }) => !known.has(place));
  for (const [url, places] of Map.groupBy(unknown, (each) => each.url)) {
    for (const [place, source] of sourcesOf(url, places)) known.set(place, source);
  }
  for (const [place, source] of known) remember(place, source);
  return lines.map((line) => line.replace(PLACE, (place) => known.get(place) ?? place));
}

function placeIn(line: string): Named | undefined {
  const [place, url, row, column] = PLACE.exec(line) ?? [];
  if (place === undefined || url === undefined) return undefined;
  return { place, url, row: Number(row), column: Number(column) };
}

function entryOf(place: string): [[string, string]] | undefined {
  const source = remembered.get(place);
  return source === undefined ? undefined : [[place, source]];
}

function remember(place: string, source: string): void {
  if (remembered.size >= REMEMBERED_PLACES) remembered.clear();
  remembered.set(place, source);
}

/** Returns the source position of each place in one file; the place itself if the file has none for it. */
function sourcesOf(url: string, places: readonly Named[]): [place: string, source: string][] {
  const file = fileURLToPath(url);
  const map = readMap(file);
  const origins = map ? findOrigins(map, places) : [];
  return places.map(({ place }, index) => [place, describe(file, origins[index]) ?? place]);
}

function describe(file: string, origin: Origin | undefined): string | undefined {
  if (!origin) return undefined;
  return `${relative(process.cwd(), resolve(dirname(file), origin.source))}:${origin.row}:${origin.column}`;
}

/**
 * Reads the source map of a file. Returns `null` if there is none or it cannot be read, because the error itself must
 * be logged in any case.
 */
function readMap(file: string): SourceMapFile | null {
  const path = `${file}.map`;
  try {
    if (!existsSync(path)) return null;
    const { sources, mappings } = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(sources) && typeof mappings === "string" ? { sources, mappings } : null;
  } catch {
    return null;
  }
}
