// Tests that a day or a time is made from an instant only where the time zone is known: in the few files below.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/** What turns an instant into a day or a time, in UTC or in the zone of the machine. */
const FORBIDDEN =
  /\.toISOString\(\)\s*\.(?:slice|substring|split)\(|\.(?:get|set)(?:Date|Day|Month|FullYear|Hours|Minutes)\(|\.getUTC\w+\(|\.to(?:Locale)?(?:Date|Time)String\(|\.toLocaleString\((?!"en-US"\))|\bDateTimeFormat\b/;

/** The files that may, and why. */
const PLACES = new Map([
  ["src/domain/calendar-days.ts", "calendar days, and the server's own days in UTC"],
  ["src/domain/day-words.ts", "calendar days in words"],
  ["src/domain/local-time.ts", "the person's hours and weekdays, for patterns and reminders"],
  ["src/domain/plans/day.ts", "the person's day, and when it begins"],
  ["src/domain/plans/clock-time.ts", "the person's times in sentences of the server"],
  ["src/domain/import/read-fields.ts", "whether the year of an imported time can be stored"],
  ["src/web/api/dates.ts", "all dates and times on pages"],
]);

/** @param {string} text the text of a file */
const findForbidden = (text) =>
  text.split("\n").filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line) && FORBIDDEN.test(line));

it.each([
  "const day = now.toISOString().slice(0, 10);",
  "if (new Date(at).getDate() === 1) return;",
  'const words = new Date(at).toLocaleDateString("en-US");',
  'const format = new Intl.DateTimeFormat("en-US", { month: "short" });',
  "const isToday = one.toDateString() === other.toDateString();",
  "midnight.setHours(0, 0, 0, 0);",
])("the guard of days finds %s", (line) => {
  expect(findForbidden(line)).toEqual([line]);
});

it("a day or a time is made from an instant only where the time zone is known", () => {
  const files = globSync("{src,engines}/**/*.{ts,tsx}", { cwd: projectFolder }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !PLACES.has(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findForbidden(readFileSync(join(projectFolder, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it("every file that may make days does so", () => {
  const idle = [...PLACES.keys()].filter(
    (file) => findForbidden(readFileSync(join(projectFolder, file), "utf8")).length === 0,
  );
  expect(idle).toEqual([]);
});
