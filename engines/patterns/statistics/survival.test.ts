import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kaplanMeier, medianOf, type Spell, stillStuck } from "./survival.ts";

const FOLDER = join(import.meta.dirname, "../../../test-support/survival");

function rowsOf(file: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, index) => [names[index], cell])));
}

const spellsOf = (name: string, group?: string): Spell[] =>
  rowsOf(`${name}-data.csv`)
    .filter((row) => group === undefined || row.group === group)
    .map(({ time, event }) => ({ time: Number(time), isEvent: event === "1" }));

const written = (value: number | null) => (value === null ? "NA" : value.toFixed(6));
const asWritten = (spells: readonly Spell[]) =>
  kaplanMeier(spells).map(({ time, atRisk, events, survival, standardError, lower, upper }) =>
    [time, atRisk, events, ...[survival, standardError, lower, upper].map(written)].join(),
  );
const published = (rows: Record<string, string>[]) =>
  rows.map((row) =>
    [row.time, row["n.risk"], row["n.event"], row.surv, row["std.err"], row.lower, row.upper].join(),
  );

describe("the Kaplan-Meier estimate", () => {
  it.each(["aml", "lung"])("of the whole %s data agrees with R to six decimals", (name) => {
    expect(asWritten(spellsOf(name))).toEqual(published(rowsOf(`${name}.csv`)));
  });

  it.each([
    ["aml", "aml-by-group.csv"],
    ["lung", "lung-by-sex.csv"],
  ])("of each group of the %s data agrees with R to six decimals", (name, file) => {
    const rows = rowsOf(file);
    const groups = [...new Set(rows.map(({ group }) => group))];
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      expect(asWritten(spellsOf(name, group))).toEqual(published(rows.filter((row) => row.group === group)));
    }
  });

  it("is refused for a time that is negative or no number", () => {
    for (const time of [-1, Number.NaN]) {
      expect(() => kaplanMeier([{ time, isEvent: true }])).toThrow(RangeError);
    }
  });

  it("has no band before the first event", () => {
    const [first] = kaplanMeier([1, 2, 3].map((time) => ({ time, isEvent: time === 2 })));
    expect(first).toMatchObject({ survival: 1, standardError: 0, lower: null, upper: null });
  });

  it("has no steps without spells", () => {
    expect(kaplanMeier([])).toEqual([]);
  });
});

describe("the median", () => {
  const medians = ["aml", "lung"].flatMap((name) => rowsOf(`${name}-median.csv`));

  it.each(medians)(
    "of a survival curve of $data, $group, agrees with R",
    ({ data = "", group = "", ...row }) => {
      const { value, lower, upper } = medianOf(
        kaplanMeier(spellsOf(data, group === "all" ? undefined : group)),
      );
      const toText = (end: number | null) => (end === null ? "NA" : String(end));
      expect([value, lower, upper].map(toText)).toEqual([row.median, row.lower, row.upper]);
    },
  );

  it("of a survival curve is the middle of the stretch if the curve lies at exactly one half", () => {
    const spells = [2, 4, 6, 9].map((time) => ({ time, isEvent: true }));
    expect(medianOf(kaplanMeier(spells)).value).toBe(5);
  });

  it("of a survival curve is unknown if more than half have not ended", () => {
    const spells = [3, 8, 9].map((time, index) => ({ time, isEvent: index === 0 }));
    expect(medianOf(kaplanMeier(spells))).toEqual({ value: null, lower: 3, upper: null });
  });
});

describe("the chance that a spell lasts longer still", () => {
  const steps = kaplanMeier(spellsOf("lung"));

  it("is the ratio of two heights of the curve", () => {
    const heightAt = (time: number) => steps.findLast((step) => step.time <= time)?.survival ?? 1;
    const found = stillStuck(steps, 180, 180);
    expect(found?.chance).toBeCloseTo(heightAt(360) / heightAt(180), 12);
    expect(found?.lower).toBeLessThan(found?.chance ?? 0);
    expect(found?.upper).toBeGreaterThan(found?.chance ?? 1);
  });

  it("agrees, band included, with the curve of those who lasted until then", () => {
    const late = spellsOf("lung")
      .filter(({ time }) => time > 180)
      .map(({ time, isEvent }) => ({ time: time - 180, isEvent }));
    const step = kaplanMeier(late).findLast(({ time }) => time <= 180);
    const found = stillStuck(steps, 180, 180);
    expect(found?.chance).toBeCloseTo(step?.survival ?? 0, 10);
    expect(found?.lower).toBeCloseTo(step?.lower ?? 0, 10);
    expect(found?.upper).toBeCloseTo(step?.upper ?? 0, 10);
  });

  it("is not given beyond the data, or where fewer than five lasted so long", () => {
    expect(stillStuck(steps, 900, 500)).toBeNull();
    const few = kaplanMeier([1, 2, 3, 30].map((time) => ({ time, isEvent: true })));
    expect(stillStuck(few, 1, 5)).toBeNull();
  });
});
