import { beforeAll, describe, expect, it } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import type { Me } from "#contract/session.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";
import { openPromise } from "../insights/insights.ts";
import { selectPromises } from "./promises.ts";

const FRIDAY = "2026-11-20";
const reading = {
  ...someReading,
  actionSteps: [{ text: "Ring the second shop." }, { text: "Read it aloud." }],
};

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});

/** Creates a person in Tokyo with one reading of two steps. The clock shows Wednesday, 12:00 UTC. */
async function begin(said: Partial<Parameters<typeof anInsight>[1]> = {}) {
  clock.set("2026-11-18T12:00:00Z");
  const person = app.as();
  const { userId } = person.session;
  await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "Asia/Tokyo" });
  const { id } = await anInsight(app, { userId, reading, ...said });
  const at = (index: number) => `/api/insights/${id}/steps/${index}/promise`;
  return {
    person,
    userId,
    id,
    at,
    promise: (index: number, dueOn = FRIDAY, guess: number | null = null) =>
      person.put<PromiseOutput>(at(index), { dueOn, guess }),
    answer: (index: number, answer: string) => person.post<PromiseOutput>(`${at(index)}/answer`, { answer }),
    snooze: (index: number) => person.post<PromiseOutput>(`${at(index)}/snooze`, {}),
    insight: async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body,
    due: async () => {
      const { duePromises, duePromiseCount } = (await person.get<HomeOutput>("/api/home")).body;
      return { steps: duePromises.map(({ index }) => index), count: duePromiseCount };
    },
  };
}

const ONE = { steps: [0], count: 1 };
const NONE = { steps: [], count: 0 };

describe("a promise about a step", () => {
  it("is kept with its time of day where one is named, and keeps it when it is put off", async () => {
    const { person, at, insight, snooze } = await begin();
    const { body } = await person.put<PromiseOutput>(at(0), { dueOn: FRIDAY, at: "09:30" });
    expect(body).toMatchObject({ dueOn: FRIDAY, at: "09:30" });
    await snooze(0);
    expect((await insight()).steps[0]?.promise).toMatchObject({ at: "09:30", snoozedUntil: "2026-11-19" });
    const refused = await person.put(at(1), { dueOn: FRIDAY, at: "half past nine" });
    expect(refused).toMatchObject({ status: 400, error: { code: "invalid_input", field: "at" } });
  });

  it("is kept with its day and its guess, and shown with the step", async () => {
    const { promise, insight } = await begin();
    const { status, body } = await promise(0, FRIDAY, 70);
    expect([status, body]).toEqual([
      200,
      {
        dueOn: FRIDAY,
        guess: 70,
        madeAt: "2026-11-18T12:00:00.000Z",
        answer: null,
        answeredAt: null,
        snoozedUntil: null,
      },
    ]);
    const { steps } = await insight();
    expect(steps.map((step) => step.promise)).toEqual([body, undefined]);
  });

  it("can be given another day before it is answered, and can be taken back", async () => {
    const { promise, insight, person, at } = await begin();
    await promise(0, FRIDAY, 70);
    await promise(0, "2026-11-25", 30);
    expect((await insight()).steps[0]?.promise).toMatchObject({ dueOn: "2026-11-25", guess: 30 });
    expect((await person.request("DELETE", at(0))).body).toEqual({ isWithdrawn: true });
    expect((await person.request("DELETE", at(0))).body).toEqual({ isWithdrawn: false });
    expect((await insight()).steps[0]).not.toHaveProperty("promise");
  });

  it("is not made for a day that is over where the person is", async () => {
    const { promise } = await begin();
    clock.set("2026-11-20T16:00:00Z");
    const { status, error } = await promise(0, FRIDAY);
    expect([status, error?.code, error?.field]).toEqual([400, "invalid_input", "dueOn"]);
    expect((await promise(0, "2026-11-21")).status).toBe(200);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-20T09:59:00Z", "2026-11-20T10:00:00Z"],
    ["America/Los_Angeles", "2026-11-21T07:59:00Z", "2026-11-21T08:00:00Z"],
  ])("may be for today in %s until its midnight, wherever the server is", async (timeZone, last, after) => {
    const person = app.as();
    clock.set("2026-11-18T12:00:00Z");
    await person.put("/api/me/consent", { terms: true, age16: true, timeZone });
    expect((await person.get<Me>("/api/me")).body.dayZone).toBe(timeZone);
    const { id } = await anInsight(app, { userId: person.session.userId, reading });
    const promise = () => person.put(`/api/insights/${id}/steps/0/promise`, { dueOn: FRIDAY });
    clock.set(last);
    expect((await promise()).status).toBe(200);
    clock.set(after);
    expect((await promise()).status).toBe(400);
  });

  it("is possible only for one's own existing steps", async () => {
    const { promise, id } = await begin();
    expect((await promise(7)).status).toBe(404);
    const path = `/api/insights/${id}/steps/0/promise`;
    expect((await app.as().put(path, { dueOn: FRIDAY })).status).toBe(404);
    expect((await app.as().post(`${path}/answer`, { answer: "did" })).status).toBe(404);
    expect((await app.as().post(`${path}/snooze`, {})).status).toBe(404);
  });
});

describe("home asks about the outcome of a promise", () => {
  it("from the morning of its day in the person's zone, until it is answered", async () => {
    const { promise, due, answer } = await begin();
    await promise(0);
    clock.set("2026-11-19T14:59:00Z");
    expect(await due()).toEqual(NONE);
    clock.set("2026-11-19T15:00:00Z");
    expect(await due()).toEqual(ONE);
    clock.set("2026-12-30T15:00:00Z");
    expect(await due()).toEqual(ONE);
    await answer(0, "not-done");
    expect(await due()).toEqual(NONE);
  });

  it("not before the next day, if the person puts it off", async () => {
    const { promise, due, snooze } = await begin();
    await promise(0);
    clock.set("2026-11-20T03:00:00Z");
    expect((await snooze(0)).body.snoozedUntil).toBe("2026-11-21");
    expect(await due()).toEqual(NONE);
    clock.set("2026-11-20T15:00:00Z");
    expect(await due()).toEqual(ONE);
  });

  it("not if the step was ticked", async () => {
    const { promise, due, person, id } = await begin();
    await promise(0);
    await person.patch(`/api/insights/${id}/steps/0`, { isDone: true });
    clock.set("2026-11-21T12:00:00Z");
    expect(await due()).toEqual(NONE);
  });

  it("not while the block is paused, and again after the pause", async () => {
    const { person, userId } = await begin();
    const block = await aBlock(app, { userId });
    const { id } = await anInsight(app, { userId, reading, userBlockId: block.id });
    await person.put(`/api/insights/${id}/steps/0/promise`, { dueOn: FRIDAY });
    clock.set("2026-11-21T12:00:00Z");
    const count = async () => {
      const { body } = await person.get<HomeOutput>("/api/home");
      return body.duePromiseCount + (body.isFirstStepDue ? 1 : 0);
    };
    expect(await count()).toBe(1);
    await person.patch(`/api/blocks/${block.id}`, { status: "paused" });
    expect(await count()).toBe(0);
    await person.patch(`/api/blocks/${block.id}`, { status: "active" });
    expect(await count()).toBe(1);
  });

  it("home asks about three promises at most, those for the earliest day first, and says how many there are", async () => {
    const { person, userId, promise } = await begin();
    await promise(0, "2026-11-22");
    const days = ["2026-11-21", "2026-11-19", "2026-11-20"];
    for (const dueOn of days) {
      const { id } = await anInsight(app, { userId, reading });
      await person.put(`/api/insights/${id}/steps/0/promise`, { dueOn });
    }
    clock.set("2026-11-25T12:00:00Z");
    const { duePromises, duePromiseCount } = (await person.get<HomeOutput>("/api/home")).body;
    expect(duePromiseCount).toBe(4);
    expect(duePromises.map((step) => step.promise?.dueOn)).toEqual([...days].toSorted());
  });

  it("in the one round trip that home takes", async () => {
    const { person, promise } = await begin();
    await promise(0);
    clock.set("2026-11-21T12:00:00Z");
    expect(await app.roundTrips(() => person.get("/api/home"))).toBe(1);
  });
});

describe("an answer", () => {
  it("about a promise of 'did' ticks the step; no other does", async () => {
    const { promise, answer, insight } = await begin();
    await promise(0);
    await promise(1);
    expect((await answer(0, "did")).body).toMatchObject({
      answer: "did",
      answeredAt: "2026-11-18T12:00:00.000Z",
    });
    await answer(1, "partly");
    const { steps, tookAction } = await insight();
    expect([steps.map(({ isDone }) => isDone), tookAction]).toEqual([[true, false], true]);
  });

  it("about a promise of another kind leaves a step ticked that was ticked before", async () => {
    const { promise, answer, insight } = await begin();
    await promise(0);
    await answer(0, "did");
    await answer(0, "partly");
    expect((await insight()).steps[0]).toMatchObject({ isDone: true, promise: { answer: "partly" } });
  });

  it("about a promise stays when the step is promised again", async () => {
    const { userId, promise, answer, insight, person } = await begin();
    await promise(0, FRIDAY, 90);
    await answer(0, "not-done");
    clock.advance(60_000);
    await promise(0, "2026-11-25", 50);
    expect((await insight()).steps[0]?.promise).toMatchObject({ dueOn: "2026-11-25", answer: null });
    const { database, vault } = app.dependencies;
    const key = await vault.keyOf(userId);
    const [kept] = await database.batch({ userId }, (tx) => [selectPromises(tx, userId)]);
    expect(kept.map((row) => [openPromise(key, row)?.guess, row.outcome])).toEqual([
      [90, "not-done"],
      [50, null],
    ]);
    await person.patch(`/api/insights/${kept[0]?.insightId}/steps/0`, { isDone: true });
    const [after] = await database.batch({ userId }, (tx) => [selectPromises(tx, userId)]);
    expect(after[1]).toMatchObject({ outcome: "did", outcomeAt: clock.now() });
  });

  it("about a promise that is none of the four is refused", async () => {
    const { promise, answer } = await begin();
    await promise(0);
    expect((await answer(0, "failed")).error?.code).toBe("invalid_input");
  });
});

describe("plans for a block", () => {
  const plan = { when: "I open the third draft", will: "read its first line aloud" };
  const DARK = "I want to kill myself.";

  async function withBlock() {
    const person = app.as();
    const { id } = await aBlock(app, { userId: person.session.userId });
    return { person, path: `/api/blocks/${id}/plans` };
  }

  it("are kept, reworded and put away", async () => {
    const { person, path } = await withBlock();
    const planId = newId();
    expect((await person.post(path, { planId, ...plan })).body).toMatchObject({ id: planId, ...plan });
    expect((await person.post(path, { planId, ...plan })).status).toBe(200);
    await person.put(`${path}/${planId}`, { ...plan, will: "send it" });
    expect((await person.get(path)).body).toMatchObject({ items: [{ ...plan, will: "send it" }] });
    expect((await person.request("DELETE", `${path}/${planId}`)).body).toEqual({ isRetired: true });
    expect((await person.get(path)).body).toEqual({ items: [] });
    expect((await person.put(`${path}/${planId}`, plan)).status).toBe(404);
  });

  it.each(["when", "will"])(
    "put help first where '%s' speaks of a crisis, and keep nothing",
    async (half) => {
      const { person, path } = await withBlock();
      const planId = newId();
      const dark = { planId, ...plan, [half]: DARK };
      expect((await person.post(path, dark)).error?.code).toBe("crisis_help");
      expect((await person.get(path)).body).toEqual({ items: [] });
      expect((await person.post(path, { ...dark, goOnAnyway: true })).status).toBe(200);
      expect((await person.put(`${path}/${planId}`, dark)).error?.code).toBe("crisis_help");
    },
  );

  it("are hidden from other people, and made for one's own blocks only", async () => {
    const { person, path } = await withBlock();
    await person.post(path, { planId: newId(), ...plan });
    expect((await app.as().get(path)).status).toBe(404);
    expect((await app.as().post(path, { planId: newId(), ...plan })).status).toBe(404);
  });

  it("are at most twenty at a time", async () => {
    const { person, path } = await withBlock();
    for (let count = 0; count < 20; count += 1) await person.post(path, { planId: newId(), ...plan });
    expect((await person.post(path, { planId: newId(), ...plan })).error?.code).toBe("conflict");
  });
});
