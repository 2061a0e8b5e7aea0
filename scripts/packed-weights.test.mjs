import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import weights from "#content/learned/veiled-en.json" with { type: "json" };
import { linearClassifier } from "#domain/classify/linear-classifier.ts";
import { packWeights } from "./packed-weights.mjs";

const TEXTS = ["thanks duck", "I tried it and nobody answered", "what does the card mean", "", "danke schön"];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-weights-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a packed classifier classifies as the one it was made from, and reads its file for the first text", async () => {
  const { bytes, module } = packWeights(weights, "./weights.bin");
  const file = join(folder, "packed.mjs");
  writeFileSync(file, module);
  const packed = linearClassifier((await import(/* @vite-ignore */ pathToFileURL(file).href)).default);
  expect(() => packed.classify("hello")).toThrow("weights.bin");
  writeFileSync(join(folder, "weights.bin"), bytes);
  const plain = linearClassifier(weights);
  for (const text of TEXTS) {
    expect(packed.classify(text)).toEqual(plain.classify(text));
    expect(packed.knownShareOf(text)).toBe(plain.knownShareOf(text));
  }
});
