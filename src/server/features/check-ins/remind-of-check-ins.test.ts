import { beforeAll, describe, expect, it } from "vitest";
import { CLOCK_CHANGES, minutesBefore } from "#test-support/clock-changes.ts";
import { aBlock, signUp } from "#test-support/factories.ts";
import { lettersTo, withoutRoomForLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { checkInDue } from "./compose-letters.ts";
import { remindOfCheckIns } from "./remind-of-check-ins.ts";

const FRIDAY = 4;
const SUNDAY = 6;
const MORNING = "2026-11-20T08:00:00Z";
const WANTED = { timeZone: "Europe/Berlin", checkInWeekday: FRIDAY, hasCheckInLetters: true };

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person in Berlin with Premium and an open block, who wants a letter on Fridays. */
async function aMember({ settings = {}, isPremium = true, now = "2026-11-18T12:00:00Z" } = {}) {
  clock.set(now);
  const person = await signUp(app);
  const { userId, email } = person;
  await app.dependencies.database.authPool.query(
    `update auth."user" set email_verified = true, is_premium = $2 where id = $1`,
    [userId, isPremium],
  );
  await person.put("/api/settings", { ...WANTED, ...settings });
  const block = await aBlock(app, { userId, name: "Four drafts" });
  const letters = async () =>
    (await lettersTo(app, email)).filter((letter) => letter.includes("Your two minutes are waiting"));
  return { person, block, letters };
}

/** Runs the job that sends reminders, at this time. Returns the number of letters. */
async function remindAt(time: string): Promise<number> {
  clock.set(time);
  const { letters = 0 } = await remindOfCheckIns(app.dependencies);
  return letters;
}

describe("the letter about a check-in", () => {
  it("comes once a week, on the chosen day from nine on, with a link and no content", async () => {
    const { letters, person } = await aMember();
    expect(await remindAt("2026-11-19T12:00:00Z")).toBe(0);
    expect(await remindAt("2026-11-20T07:59:00Z")).toBe(0);
    expect(await remindAt(MORNING)).toBe(1);
    expect(await remindAt("2026-11-20T12:00:00Z")).toBe(0);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toContain(`${app.dependencies.config.appUrl}/check-in`);
    expect(letter).not.toContain("drafts");
    await person.put("/api/settings", { checkInWeekday: 5 });
    expect(await remindAt("2026-11-21T12:00:00Z")).toBe(0);
    expect(await remindAt("2026-11-28T12:00:00Z")).toBe(1);
    await person.put("/api/settings", { hasCheckInLetters: false });
  });

  it("keeps to the person's quiet hours, also when it is sent later than it was queued", async () => {
    const { letters, person } = await aMember();
    await person.put("/api/reminders", { quietFrom: 20, quietTo: 10 });
    expect(await remindAt("2026-11-20T08:59:00Z")).toBe(0);
    expect(await remindAt("2026-11-20T19:00:00Z")).toBe(0);
    expect(await remindAt("2026-11-20T18:59:00Z")).toBe(1);
    for (const quiet of ["2026-11-20T19:00:00Z", "2026-11-21T08:59:00Z"]) {
      clock.set(quiet);
      expect(await letters()).toEqual([]);
    }
    clock.set("2026-11-21T09:00:00Z");
    expect(await letters()).toHaveLength(1);
    await person.put("/api/settings", { hasCheckInLetters: false });
  });

  it("comes with the next run if it could not be stored", async () => {
    const { letters, person } = await aMember();
    await expect(withoutRoomForLetters(app, () => remindAt(MORNING))).rejects.toThrow();
    expect(await letters()).toEqual([]);
    expect(await remindAt("2026-11-20T09:00:00Z")).toBe(1);
    expect(await letters()).toHaveLength(1);
    await person.put("/api/settings", { hasCheckInLetters: false });
  });

  it.each([
    ["letters are off", { hasCheckInLetters: false }],
    ["the check-in is off", { checkInWeekday: null }],
  ])("does not come while %s", async (_why, settings) => {
    await aMember({ settings });
    expect(await remindAt(MORNING)).toBe(0);
  });

  it("does not come while no block is open", async () => {
    const { person, block } = await aMember();
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    expect(await remindAt(MORNING)).toBe(0);
  });

  it("does not come once the check-in is done or skipped", async () => {
    const { person } = await aMember();
    const entry = { state: "skipped", taps: [], question: null, answer: "", step: null };
    expect((await person.put("/api/check-ins/2026-11-16", entry)).status).toBe(200);
    expect(await remindAt(MORNING)).toBe(0);
  });

  it("is not sent once the person has turned such letters off, even if it was queued before", async () => {
    const { person, letters } = await aMember();
    await person.put("/api/settings", { hasCheckInLetters: false });
    await app.dependencies.post.write(checkInDue(person.userId));
    expect(await letters()).toEqual([]);
  });

  it("follows the day of the person's zone", async () => {
    const { person } = await aMember({ settings: { timeZone: "Pacific/Auckland" } });
    expect(await remindAt("2026-11-19T20:30:00Z")).toBe(1);
    await person.put("/api/settings", { hasCheckInLetters: false });
  });

  it.each(CLOCK_CHANGES)(
    "comes from nine on, and once a week, where the clocks in $zone change: $change",
    async ({ zone, nine, midnight }) => {
      const settings = { timeZone: zone, checkInWeekday: SUNDAY };
      const { person } = await aMember({ settings, now: minutesBefore(nine, 24 * 60) });
      expect(await remindAt(minutesBefore(nine, 1))).toBe(0);
      expect(await remindAt(nine)).toBe(1);
      expect(await remindAt(minutesBefore(midnight, 1))).toBe(0);
      await person.put("/api/settings", { checkInWeekday: 0 });
      expect(await remindAt(minutesBefore(midnight, -9 * 60 + 1))).toBe(0);
      expect(await remindAt(minutesBefore(midnight, -9 * 60))).toBe(1);
      await person.put("/api/settings", { hasCheckInLetters: false });
    },
  );

  it("does not reach somebody who is not on Premium", async () => {
    const { letters } = await aMember({ isPremium: false });
    await remindAt(MORNING);
    expect(await letters()).toEqual([]);
  });
});
