import { expect, it } from "vitest";
import { findAchievements } from "./achievements.ts";
import { day, emptyHistory, pastReading } from "./test-data/histories.ts";

const hours = (count: number) => new Date(day(0).getTime() + count * 3_600_000);
const stopped = (readings: Date[], saidEnough: Date[], zone = "UTC") =>
  findAchievements({ ...emptyHistory, zone, readings: readings.map((at) => pastReading({ at })), saidEnough })
    .filter(({ id }) => id === "said-enough")
    .map(({ at, count }) => ({ at, count }));

it("a person who says that it is enough and draws no further card that day has stopped", () => {
  expect(stopped([day(0), hours(30)], [hours(1), hours(31)])).toEqual([
    { at: hours(1).toISOString(), count: 2 },
  ]);
});

it("a further reading on the same day takes it back", () => {
  expect(stopped([day(0), hours(2)], [hours(1)])).toEqual([]);
});

it("the day is the one on the person's own calendar", () => {
  expect(stopped([hours(0), hours(1)], [hours(0.5)], "Pacific/Auckland")).toEqual([]);
  expect(stopped([hours(-2), hours(0)], [hours(-1.5)], "Pacific/Auckland")).toHaveLength(1);
});
