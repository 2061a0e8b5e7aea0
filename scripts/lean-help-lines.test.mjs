import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanHelpFile, leanHelpLines } from "./lean-help-lines.mjs";

/** @param {string} address */
const lineFrom = (address, by = "press") => ({
  name: "A line",
  source: { page: address, by, comparedOn: "2026-11-28" },
});

it("the browser's copy of the help lines keeps the addresses of operators' and governments' pages alone", () => {
  const lines = [
    lineFrom("https://a.example", "operator"),
    lineFrom("https://b.example"),
    { name: "No source" },
  ];
  const emergency = { source: lineFrom("https://c.example", "government").source };
  const [country] = JSON.parse(leanHelpFile(JSON.stringify({ countries: [{ emergency, lines }] }))).countries;
  expect(country.emergency.source.page).toBe("https://c.example");
  expect(country.lines).toEqual([
    lines[0],
    { name: "A line", source: { by: "press", comparedOn: "2026-11-28" } },
    lines[2],
  ]);
});

it.each(["americas", "asia-africa-pacific", "other-europe", "western-europe", "own"])(
  "the browser's copy of the help lines is made from the file %s",
  (name) => {
    const path = `/app/content/help/${name}.json`;
    expect(path).toMatch(leanHelpLines.transform.filter.id);
    const text = readFileSync(`content/help/${name}.json`, "utf8");
    expect(JSON.parse(leanHelpFile(text)).countries).toHaveLength(JSON.parse(text).countries.length);
  },
);
