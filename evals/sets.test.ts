import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeSets, namesOfSets, openSets, readSet } from "./sets.ts";

let folders = { packed: "", open: "" };
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "arcana-sets-"));
  folders = { packed: join(folder, "sets"), open: join(folder, "open") };
  mkdirSync(join(folders.open, "veiled"), { recursive: true });
  writeFileSync(join(folders.open, "veiled", "en-a.jsonl"), '{"text":"Über alles"}\n');
});
afterEach(() => rmSync(join(folders.open, ".."), { recursive: true }));

it("a set of texts is packed into one file, and opened again as it was", () => {
  expect(closeSets(folders)).toEqual(["veiled"]);
  rmSync(folders.open, { recursive: true });
  expect(namesOfSets(folders)).toEqual(["veiled"]);
  expect(readSet("veiled", folders)).toEqual({ "en-a.jsonl": '{"text":"Über alles"}\n' });
  openSets(folders);
  expect(readFileSync(join(folders.open, "veiled", "en-a.jsonl"), "utf8")).toBe('{"text":"Über alles"}\n');
});

it("a set of texts is packed anew only if one of its files has changed", () => {
  closeSets(folders);
  const file = join(folders.packed, "veiled.json.br");
  const before = statSync(file).mtimeMs;
  expect(closeSets(folders)).toEqual([]);
  expect(statSync(file).mtimeMs).toBe(before);
  writeFileSync(join(folders.open, "veiled", "en-b.jsonl"), "{}\n");
  expect(closeSets(folders)).toEqual(["veiled"]);
  expect(Object.keys(readSet("veiled", folders))).toEqual(["en-a.jsonl", "en-b.jsonl"]);
  expect(existsSync(file)).toBe(true);
});
