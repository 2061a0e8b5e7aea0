import { expect, it } from "vitest";
import { localMoment } from "./local-moment.ts";

it.each([
  ["Europe/Berlin", "2026-12-05T08:30:59.000Z", "2026-12-05T09:30"],
  ["Asia/Kolkata", "2026-12-05T20:17:00.000Z", "2026-12-06T01:47"],
  ["America/New_York", "2026-12-05T04:59:00.000Z", "2026-12-04T23:59"],
])("a local moment is the day and the clock of the zone %s", (zone, instant, moment) => {
  expect(localMoment(new Date(instant), zone)).toBe(moment);
});
