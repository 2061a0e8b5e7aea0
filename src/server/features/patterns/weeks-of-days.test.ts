import { beforeAll, expect, it } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf, dayStart } from "#domain/plans/day.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { CLOCK_CHANGES, minutesBefore } from "#test-support/clock-changes.ts";
import { anInsight } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Returns the weekly counts of the person's readings, computed now. */
async function weeklyReadings(person: ReturnType<TestApp["as"]>) {
  await person.get("/api/patterns");
  await app.dependencies.patternRuns.whenIdle();
  const { trends } = (await person.get<PatternsOutput>("/api/patterns")).body;
  return trends.find(({ id }) => id === "readings")?.weeks ?? [];
}

it.each(CLOCK_CHANGES)(
  "the weeks of the trends are seven of the person's days each, where the clocks in $zone change: $change",
  async ({ zone, day, midnight }) => {
    const person = app.as({ isPremium: true });
    const { userId } = person.session;
    clock.set(minutesBefore(midnight, 10 * 24 * 60));
    await person.put("/api/settings", { timeZone: zone });
    const monday = dayStart(addDays(day, 1), zone);
    const begin = dayStart(addDays(day, -5), zone);
    for (const at of [begin.getTime() - MINUTE_MS, begin.getTime()]) {
      clock.set(new Date(at));
      await anInsight(app, { userId });
    }
    clock.set(monday);
    const weeks = await weeklyReadings(person);
    const days = weeks.map(({ from }) => dayOf(new Date(from), { timeZone: zone }));
    expect(days).toEqual(weeks.map((_, index) => addDays(day, 2 - (weeks.length - index) * 7)));
    expect(weeks.slice(-2).map(({ value }) => value)).toEqual([1, 1]);
  },
);
