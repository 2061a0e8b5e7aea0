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

it("a logged stack line names the source file, line and column of a bundled program's stack line", () => {
  const program = join(folder, "main.mjs");
  // The first character of the program's second line comes from line 3, column 5 of the source.
  const map = { version: 3, sources: ["src/draw.ts"], names: [], mappings: ";AAEI" };
  writeFileSync(`${program}.map`, JSON.stringify(map));
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
