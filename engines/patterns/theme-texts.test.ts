import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { measureThemes, type ThemeText } from "./test-data/theme-measures.ts";

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "test-data", file), "utf8")) as (ThemeText & {
    heldOut?: boolean;
  })[];

/**
 * Returns the share of named themes that are right (`precision`), and the share of texts with a theme that are named
 * rightly (`recall`).
 */
function sharesOf(rows: readonly ThemeText[]) {
  const { named, right, themed, area } = measureThemes(rows);
  return { precision: right / named, recall: right / themed, area };
}

describe("the word lists of themes", () => {
  it("name no wrong theme among the texts they were tried on, and most of the right ones", () => {
    const own = [
      ...read("theme-texts.json").filter(({ heldOut }) => !heldOut),
      ...read("working-texts.json"),
    ];
    expect(own.length).toBeGreaterThan(240);
    const { precision, recall, area } = sharesOf(own);
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(area).toBeGreaterThanOrEqual(0.95);
  });

  it("name hardly a wrong theme among 46 English texts they were not tried on, and say nothing of half", () => {
    const { precision, recall, area } = sharesOf(read("theme-texts.json").filter((row) => row.heldOut));
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.4);
    expect(area).toBeGreaterThanOrEqual(0.7);
  });

  it("are right in eight of ten names among somebody else’s texts in three languages, and say nothing of more than half", () => {
    const { precision, recall, area } = sharesOf(read("themes-held-out.json"));
    expect(precision).toBeGreaterThanOrEqual(0.8);
    expect(recall).toBeGreaterThanOrEqual(0.3);
    expect(area).toBeGreaterThanOrEqual(0.7);
  });
});
