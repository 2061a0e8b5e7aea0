import { beforeAll, describe, expect, it } from "vitest";
import { CLOCK_CHANGES, minutesBefore } from "#test-support/clock-changes.ts";
import { aBlock, anInsight, signUp } from "#test-support/factories.ts";
import { lettersTo, withoutRoomForLetters } from "#test-support/letters.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { remindOfPromises } from "./remind-of-promises.ts";

const DUE = "2026-11-20";
const MORNING = "2026-11-20T08:00:00Z";

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const BY_MAIL = { byMail: true, hour: 9, quietFrom: 21, quietTo: 8 };

/** Creates a person with a confirmed address who promised a step; in Berlin and for the 20th, if nothing else is said. */
async function aPromiser({
  reminders = BY_MAIL,
  isVerified = true,
  timeZone = "Europe/Berlin",
  now = "2026-11-18T12:00:00Z",
  dueOn = DUE,
} = {}) {
  clock.set(now);
  const person = await signUp(app);
  const { userId, email } = person;
  if (isVerified) {
    const { authPool } = app.dependencies.database;
    await authPool.query(`update auth."user" set email_verified = true where id = $1`, [userId]);
  }
  await person.put("/api/settings", { timeZone });
  if (reminders.byMail) await person.put("/api/reminders", reminders);
  const block = await aBlock(app, { userId });
  const { id } = await anInsight(app, { userId, userBlockId: block.id });
  const path = `/api/insights/${id}/steps/0/promise`;
  await person.put(path, { dueOn });
  const letters = async () =>
    (await lettersTo(app, email)).filter((letter) => letter.includes("Something is waiting"));
  return { person, path, block, letters };
}

/** Runs the job that reminds people, at this time. Returns the number of people who were reminded. */
async function remindAt(time: string): Promise<number> {
  clock.set(time);
  const { reminded = 0 } = await remindOfPromises(app.dependencies);
  return reminded;
}

describe("reminders", () => {
  it("of promises are off until they are switched on, with usual times set", async () => {
    const person = app.as();
    expect((await person.get("/api/reminders")).body).toEqual({ ...BY_MAIL, byMail: false });
    const mine = { byMail: true, hour: 18, quietFrom: null, quietTo: null };
    expect((await person.put("/api/reminders", mine)).body).toEqual(mine);
    expect((await person.get("/api/reminders")).body).toEqual(mine);
    expect((await person.put("/api/reminders", { ...mine, hour: 24 })).error?.field).toBe("hour");
  });

  it("of promises are not sent to somebody who did not ask for letters", async () => {
    await aPromiser({ reminders: { ...BY_MAIL, byMail: false } });
    expect(await remindAt(MORNING)).toBe(0);
  });

  it("of promises come as one letter on the day, with a link and nothing of what was promised", async () => {
    const { letters, path, person } = await aPromiser();
    expect(await remindAt("2026-11-20T07:59:00Z")).toBe(0);
    expect(await remindAt(MORNING)).toBe(1);
    expect(await remindAt("2026-11-20T10:00:00Z")).toBe(0);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toContain(`${app.dependencies.config.appUrl}/`);
    expect(letter).not.toContain("draft");
    expect(await remindAt("2026-11-21T10:00:00Z")).toBe(0);
    await person.post(`${path}/answer`, { answer: "not-done" });
  });

  it("of promises come with the next run if their letter could not be stored", async () => {
    const { letters, path, person } = await aPromiser();
    await expect(withoutRoomForLetters(app, () => remindAt(MORNING))).rejects.toThrow();
    expect(await letters()).toEqual([]);
    expect(await remindAt("2026-11-20T08:15:00Z")).toBe(1);
    expect(await letters()).toHaveLength(1);
    await person.post(`${path}/answer`, { answer: "not-done" });
  });

  it("of promises come again after the person put the question off", async () => {
    const { path, person, letters } = await aPromiser();
    expect(await remindAt(MORNING)).toBe(1);
    expect(await letters()).toHaveLength(1);
    await person.post(`${path}/snooze`, {});
    expect(await remindAt("2026-11-20T12:00:00Z")).toBe(0);
    expect(await remindAt("2026-11-21T08:00:00Z")).toBe(1);
    expect(await letters()).toHaveLength(2);
  });

  it.each(CLOCK_CHANGES)(
    "of promises come from the person's hour on, on a day when the clocks in $zone change: $change",
    async ({ zone, day, nine, midnight }) => {
      const now = minutesBefore(nine, 24 * 60);
      const { person, path } = await aPromiser({ timeZone: zone, now, dueOn: day });
      expect(await remindAt(minutesBefore(nine, 1))).toBe(0);
      expect(await remindAt(nine)).toBe(1);
      expect(await remindAt(minutesBefore(midnight, 3 * 60 + 1))).toBe(0);
      await person.post(`${path}/snooze`, {});
      expect(await remindAt(minutesBefore(midnight, -9 * 60 + 1))).toBe(0);
      expect(await remindAt(minutesBefore(midnight, -9 * 60))).toBe(1);
      await person.post(`${path}/answer`, { answer: "not-done" });
    },
  );

  it("of promises wait until the quiet hours are over", async () => {
    await aPromiser({ reminders: { byMail: true, hour: 6, quietFrom: 22, quietTo: 10 } });
    expect(await remindAt("2026-11-20T08:30:00Z")).toBe(0);
    expect(await remindAt("2026-11-20T09:00:00Z")).toBe(1);
  });

  it("of promises are silent while the block is paused", async () => {
    const { person, block } = await aPromiser();
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    expect(await remindAt(MORNING)).toBe(0);
  });

  it("of promises are silent once the promise is answered or the step is ticked", async () => {
    const { person, path } = await aPromiser();
    await person.post(`${path}/answer`, { answer: "did" });
    expect(await remindAt(MORNING)).toBe(0);
  });

  describe("that are queued already", () => {
    it("reminders that are queued already are not sent if the quiet hours have begun, and come after them", async () => {
      const { letters } = await aPromiser();
      expect(await remindAt("2026-11-20T19:59:00Z")).toBe(1);
      clock.set("2026-11-20T20:01:00Z");
      expect(await letters()).toEqual([]);
      expect(await remindAt("2026-11-21T08:00:00Z")).toBe(1);
      expect(await letters()).toHaveLength(1);
    });

    it.each<[string, (of: Awaited<ReturnType<typeof aPromiser>>) => Promise<unknown>]>([
      [
        "the block was paused",
        ({ person, block }) => person.patch(`/api/blocks/${block.id}`, { status: "paused" }),
      ],
      ["the step was answered", ({ person, path }) => person.post(`${path}/answer`, { answer: "partly" })],
      ["the step has another day", ({ person, path }) => person.put(path, { dueOn: "2026-11-28" })],
      ["the promise was taken back", ({ person, path }) => person.request("DELETE", path)],
      [
        "letters were turned off",
        ({ person }) => person.put("/api/reminders", { ...BY_MAIL, byMail: false }),
      ],
    ])("reminders that are queued already are not sent if %s meanwhile", async (_, change) => {
      const of = await aPromiser();
      expect(await remindAt(MORNING)).toBe(1);
      await change(of);
      expect(await of.letters()).toEqual([]);
      await of.person.post(`${of.path}/answer`, { answer: "not-done" });
    });

    it("reminders that are queued already come later if a pause is over", async () => {
      const { person, block, letters } = await aPromiser();
      expect(await remindAt(MORNING)).toBe(1);
      await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
      expect(await letters()).toEqual([]);
      await person.patch(`/api/blocks/${block.id}`, { status: "active" });
      expect(await remindAt("2026-11-20T09:00:00Z")).toBe(1);
      expect(await letters()).toHaveLength(1);
    });
  });

  it("of promises are not sent to an address that nobody confirmed", async () => {
    const { letters } = await aPromiser({ isVerified: false });
    expect(await remindAt(MORNING)).toBe(1);
    expect(await letters()).toEqual([]);
  });
});
