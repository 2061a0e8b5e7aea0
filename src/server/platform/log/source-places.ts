// Replaces positions in a bundled program's stack traces with positions in its source files.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PLACE = /file:\/\/[^\s():]+:(\d+):(\d+)/;
/** The maximum number of positions that are remembered. A program logs errors from few positions. */
const REMEMBERED_PLACES = 2000;

/** The source position of each position that was looked up; the position itself if it has none. */
const remembered = new Map<string, string>();

type MapOf = (file: string) => SourceMap | null;

/**
 * Returns the lines of a stack trace with source positions, relative to the folder that the app runs in, for each file
 * that has a source map beside it. Other lines stay as they are. Each position is looked up only once. A source map is
 * not kept in memory, because it is as large as the program.
 */
export function nameSources(lines: readonly string[]): string[] {
  const maps = new Map<string, SourceMap | null>();
  const mapOf: MapOf = (file) => {
    const loaded = maps.get(file);
    if (loaded !== undefined) return loaded;
    const map = readMap(file);
    maps.set(file, map);
    return map;
  };
  return lines.map((line) =>
    line.replace(PLACE, (place, row, column) => {
      const source = remembered.get(place) ?? sourceOf(place, { row, column }, mapOf);
      remember(place, source);
      return source;
    }),
  );
}

function remember(place: string, source: string): void {
  if (remembered.size >= REMEMBERED_PLACES) remembered.clear();
  remembered.set(place, source);
}

function sourceOf(place: string, { row, column }: Record<"row" | "column", string>, mapOf: MapOf): string {
  const file = fileURLToPath(place.slice(0, -`:${row}:${column}`.length));
  const origin = mapOf(file)?.findOrigin(Number(row), Number(column));
  if (!origin || !("fileName" in origin)) return place;
  return `${relative(process.cwd(), resolve(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`;
}

/**
 * Reads the source map of a file. Returns `null` if there is none or it cannot be read, because the error itself must
 * be logged in any case.
 */
function readMap(file: string): SourceMap | null {
  const path = `${file}.map`;
  try {
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
  } catch {
    return null;
  }
}
