// Names the places of a bundled program's stack by its sources.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PLACE = /file:\/\/[^\s():]+:(\d+):(\d+)/;

/**
 * Returns the lines of a stack with the places of sources, relative to the folder that the app runs in, for each file that has
 * a source map beside it. Other lines stay as they are. A map is read for one stack and let go: errors are rare, and a
 * map is as large as the program.
 */
export function nameSources(lines: readonly string[]): string[] {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file) ?? readMap(file);
    maps.set(file, known);
    return known;
  };
  return lines.map((line) =>
    line.replace(PLACE, (place, row, column) => sourceOf(place, row, column, mapOf)),
  );
}

function sourceOf(
  place: string,
  row: string,
  column: string,
  mapOf: (file: string) => SourceMap | null,
): string {
  const file = fileURLToPath(place.slice(0, -`:${row}:${column}`.length));
  const origin = mapOf(file)?.findOrigin(Number(row), Number(column));
  if (!origin || !("fileName" in origin)) return place;
  return `${relative(process.cwd(), resolve(dirname(file), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`;
}

function readMap(file: string): SourceMap | null {
  const path = `${file}.map`;
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
}
