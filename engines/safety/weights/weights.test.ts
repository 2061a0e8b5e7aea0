import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unpackWeights } from "../classify/weights.ts";
import hashes from "./hashes.json" with { type: "json" };
import { readWeights } from "./read-weights.ts";

describe.each(["en", "de", "es"] as const)("the learned weights (%s)", (language) => {
  const bytes = readWeights(language);

  it("the learned weights are those that were measured", () => {
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(hashes[language]);
  });

  it.each(["veiled", "conversation"])("the learned weights hold a classifier: %s", (name) => {
    const { classes, features, tables } = unpackWeights(bytes, name);
    expect(classes).toEqual(["none", "danger"]);
    expect(features.length).toBeGreaterThan(100_000);
    expect(tables.map(({ length }) => length)).toEqual([features.length]);
    expect(features.every((feature, at) => at === 0 || feature > (features[at - 1] ?? 0))).toBe(true);
  });
});
