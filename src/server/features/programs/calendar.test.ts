import { beforeAll, describe, expect, it } from "vitest";
import type { CalendarOutput } from "#contract/programs.ts";
import { addDays } from "#domain/calendar-days.ts";
import { CLOCK_CHANGES, minutesBefore } from "#test-support/clock-changes.ts";
import { anInsight, signUp } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const clock = createTestClock();
const DAY = "2099-03-09";
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const make = async (person: Person, hasWords: boolean) =>
  (await person.post<{ address: string }>("/api/programs/calendar", { hasWords })).body.address;
const read = (address: string) => app.visitor().get<string>(address.replace(app.url, ""));

/** Signs up a person with a step that has a day. */
async function aPlanner({ timeZone = "UTC", dueOn = DAY } = {}) {
  const person = await signUp(app);
  await person.put("/api/settings", { timeZone });
  const { id } = await anInsight(app, { userId: person.userId });
  const promise = `/api/insights/${id}/steps/0/promise`;
  await person.put(promise, { dueOn });
  return { person, id, promise };
}

describe("the calendar of steps", () => {
  it("shows each step with a day, as an event of the whole day that leads to its reading and does not make the day busy", async () => {
    const { person, id, promise } = await aPlanner();
    await anInsight(app, { userId: person.userId });
    const address = await make(person, true);
    const answer = await read(address);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const lines = answer.body.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toContain("DTSTART;VALUE=DATE:20990309");
    expect(lines).toEqual(expect.arrayContaining(["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"]));
    expect(lines.find((line) => line.startsWith("SUMMARY:"))).toContain("Open draft three");
    expect(lines.find((line) => line.startsWith("URL"))).toContain(`${app.url}/insights/${id}`);
    await person.post(`${promise}/answer`, { answer: "did" });
    expect((await read(address)).body).not.toContain("BEGIN:VEVENT");
  });

  it("says nothing of what a step is about where the person wants that", async () => {
    const { person } = await aPlanner();
    const { body } = await read(await make(person, false));
    expect(body).toContain("SUMMARY:A step of yours");
    expect(body).not.toMatch(/draft/i);
  });

  it.each(CLOCK_CHANGES)(
    "has the person's day of each step where the clocks in $zone change: $change",
    async ({ zone, day, midnight }) => {
      clock.set(minutesBefore(midnight, 24 * 60));
      const { person, promise } = await aPlanner({ timeZone: zone, dueOn: day });
      const address = await make(person, true);
      const dayInCalendar = async () => /DTSTART;VALUE=DATE:(\d+)/.exec((await read(address)).body)?.[1];
      expect(await dayInCalendar()).toBe(day.replaceAll("-", ""));
      clock.set(minutesBefore(midnight, 1));
      await person.post(`${promise}/snooze`, {});
      expect(await dayInCalendar()).toBe(addDays(day, 1).replaceAll("-", ""));
      clock.set(midnight);
      await person.post(`${promise}/snooze`, {});
      expect(await dayInCalendar()).toBe(addDays(day, 2).replaceAll("-", ""));
    },
  );

  it("has a secret address that a new one replaces and a click ends, and of which a hash is stored", async () => {
    const { person } = await aPlanner();
    const [first, second] = [await make(person, true), await make(person, false)];
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    const { calendar } = (await person.get<{ calendar: CalendarOutput }>("/api/programs")).body;
    const now = clock.now().toISOString();
    expect(calendar).toEqual({ hasWords: false, createdAt: now, usedAt: now });
    const secret = new URL(second).searchParams.get("key") ?? "";
    const { rows } = await app.dependencies.database.authPool.query("select * from auth.calendar_feed");
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(app.logLines)).not.toContain(secret);
    expect((await person.delete("/api/programs/calendar")).body).toEqual({ ended: true });
    expect((await read(second)).status).toBe(404);
    expect((await read(`${app.url}/calendar.ics`)).status).toBe(404);
  });
});
