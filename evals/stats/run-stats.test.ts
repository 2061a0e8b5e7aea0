import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { InputError } from "./read-table.ts";
import { runStats } from "./run-stats.ts";

const SURVIVAL = join(import.meta.dirname, "../../test-support/survival");
const folder = mkdtempSync(join(tmpdir(), "stats-"));

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const cellsOf = (file: string) =>
  readFileSync(join(SURVIVAL, file), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));

describe("npm run stats", () => {
  it.each([
    ["aml-data.csv", "aml-by-group.csv", "aml-median.csv"],
    ["lung-data.csv", "lung-by-sex.csv", "lung-median.csv"],
  ])("prints the published table of %s, and its medians", (data, table, medians) => {
    const lines = runStats(["survival", join(SURVIVAL, data)]);
    expect(lines[0]).toBe("group,time,n_risk,n_event,surv,std_err,lower,upper");
    // The published tables have one more column, the number of censored times, which is left out.
    const rows = cellsOf(table).map((cells) => cells.filter((_, index) => index !== 4).join());
    const ends = cellsOf(medians)
      .filter(([, group]) => group !== "all")
      .map(([, group, , , ...figures]) =>
        ["median", group, ...figures.map((cell) => (cell === "NA" ? "" : cell))].join(),
      );
    expect(lines.slice(1)).toEqual([...rows, ...ends]);
  });

  it("takes data without groups as one", () => {
    const lines = runStats(["survival", fileOf("one.csv", "event,time\n1,2\n0,3\n1,5\n")]);
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["all", "all", "all", "median"]);
  });

  it("prints quantiles, adjusted p-values, scores and chances with six decimals", () => {
    expect(runStats(["beta", "0.3", "1", "4"])).toEqual([(1 - 0.7 ** 0.25).toFixed(6)]);
    expect(runStats(["bh", fileOf("p.txt", "0.01\n0.04\n")])[1]).toBe("0.010000,0.020000");
    expect(runStats(["brier", fileOf("guesses.csv", "guess,outcome\n0.5,1\n0.5,0\n")])).toEqual(["0.250000"]);
    expect(runStats(["repeats", "36", "10x3", "3"])).toEqual([
      "cards_a_draw,some_card,given_card",
      "3,0.865950,0.044484",
    ]);
    expect(runStats(["repeats", "365", "23", "2"])[1]).toMatch(/^1,0\.507297,/);
    expect(runStats(["repeats", "36", "10", "3"]).map((line) => line.split(",")[0])).toEqual([
      "cards_a_draw",
      "1",
      "3",
    ]);
    expect(runStats(["rayleigh", fileOf("angles.txt", "angle\n0\n0\n")])[1]).toMatch(
      /^2,0\.000000,1\.000000,2\.0/,
    );
  });

  it("finds the column of a table with several", () => {
    expect(runStats(["bh", fileOf("p.csv", "test,p\nfirst,0.01\nsecond,0.04\n")])).toEqual([
      "p,adjusted",
      "0.010000,0.020000",
      "0.040000,0.040000",
    ]);
  });

  it.each([
    [["survival", fileOf("long.csv", "time,event\n3,1,9\n")], /line 2: there are 3 columns, but 2 in line 1/],
    [["survival", fileOf("head.csv", "time,event\n")], /line 2: there are no rows/],
    [["bh", fileOf("far.txt", "p\n0.1\n1.5\n")], /far\.txt, line 3, p: 1\.5 is not between 0 and 1/],
    [
      ["survival", fileOf("bad.csv", "time,event\n3,1\nx,1\n")],
      /bad\.csv, line 3, time: "x" is not a number/,
    ],
    [["survival", fileOf("event.csv", "time,event\n3,2\n")], /line 2, event: "2" is neither 0 nor 1/],
    [["survival", fileOf("names.csv", "days,event\n3,1\n")], /line 1: there is no column "time"/],
    [["survival", join(folder, "missing.csv")], /missing\.csv: the file cannot be read/],
    [["beta", "2", "1", "1"], /^p: 2 is not between 0 and 1/],
    [["repeats", "36", "1.5", "2"], /^draws: 1\.5 is not a whole number/],
    [["bh"], /^npm run stats -- survival/],
    [["nothing"], /^npm run stats -- survival/],
  ])("refuses %j with a message that names the place", (args, message) => {
    expect(() => runStats(args)).toThrow(InputError);
    expect(() => runStats(args)).toThrow(message);
  });
});
