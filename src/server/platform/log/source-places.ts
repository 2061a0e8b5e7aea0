// Names the places of a bundled program's stack by its sources.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PLACE = /file:\/\/[^\s():]+:(\d+):(\d+)/;
/** Places that are remembered. A program logs errors from few of them. */
const REMEMBERED_PLACES = 2000;

/** The source of each place that was looked up; the place itself if it has none. */
const remembered = new Map<string, string>();

type MapOf = (file: string) => SourceMap | null;

/**
 * Returns the lines of a stack with the places of sources, relative to the folder that the app runs in, for each file that has
 * a source map beside it. Other lines stay as they are. Each place is looked up once. A map is read for one stack and let go,
 * because it is as large as the program.
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

/** Returns `null` if there is no map or it cannot be read: the error itself must be logged all the same. */
function readMap(file: string): SourceMap | null {
  const path = `${file}.map`;
  try {
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
  } catch {
    return null;
  }
}
