import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nameSources } from "./source-places.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-map-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a map in which the first character of the program's second line comes from line 3, column 5 of the source. */
function writeMap(program: string): void {
  const map = { version: 3, sources: ["src/draw.ts"], names: [], mappings: ";AAEI" };
  writeFileSync(`${program}.map`, JSON.stringify(map));
}

it("a logged stack line names the source file, line and column of a bundled program's stack line", () => {
  const program = join(folder, "main.mjs");
  writeMap(program);
  const [line] = nameSources([`at drawCards (${pathToFileURL(program)}:2:1)`]);
  expect(line).toMatch(/^at drawCards \(.*src\/draw\.ts:3:5\)$/);
});

it("a logged stack line stays as it is if its file has no source map", () => {
  const lines = [
    `at drawCards (${pathToFileURL(join(folder, "main.mjs"))}:2:1)`,
    "at node:internal/main:1:1",
  ];
  expect(nameSources(lines)).toEqual(lines);
});

it("a logged stack line is looked up once: the source map is not read again for the same place", () => {
  const program = join(folder, "main.mjs");
  writeMap(program);
  const lines = [`at drawCards (${pathToFileURL(program)}:2:1)`];
  const first = nameSources(lines);
  rmSync(`${program}.map`);
  expect(nameSources(lines)).toEqual(first);
});

it("a logged stack line stays as it is if the source map cannot be read or does not know the place", () => {
  const [broken, short] = [join(folder, "broken.mjs"), join(folder, "short.mjs")];
  writeFileSync(`${broken}.map`, "{");
  writeMap(short);
  const lines = [`at one (${pathToFileURL(broken)}:2:1)`, `at two (${pathToFileURL(short)}:1:1)`];
  expect(nameSources(lines)).toEqual(lines);
});
