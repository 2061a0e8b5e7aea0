import { beforeAll, describe, expect, it } from "vitest";
import type { CheckInEntry, CheckInPageOutput, OpenCheckIn } from "#contract/check-ins.ts";
import type { HomeOutput } from "#contract/home.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

const SUNDAY = "2026-11-22T12:00:00Z";
const MONDAY = "2026-11-23T12:00:00Z";
const WEEK = "2026-11-16";
const STEP = { text: "Type the amount.", minutes: 2 };
const DONE: CheckInEntry = { state: "done", taps: [], question: null, answer: "", step: STEP };

const clock = createTestClock(SUNDAY);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});

type Somebody = ReturnType<TestApp["as"]>;

const home = async (person: Somebody) => (await person.get<HomeOutput>("/api/home")).body.checkInStep;
const open = async (person: Somebody) =>
  (await person.get<CheckInPageOutput>("/api/check-ins")).body as OpenCheckIn;
const answer = (person: Somebody, said: string, week = WEEK) =>
  person.post(`/api/check-ins/${week}/step-answer`, { answer: said });

/** Creates a person with Premium who chose a step in Sunday's check-in. */
async function tookAStep({ notes = "" } = {}) {
  clock.set(SUNDAY);
  const person = app.as({ isPremium: true });
  await aBlock(app, { userId: person.session.userId, notes });
  expect((await person.put(`/api/check-ins/${WEEK}`, DONE)).status).toBe(200);
  return person;
}

describe("the step that was taken in a check-in", () => {
  it("is asked about on home from the next day on, until it is answered", async () => {
    const person = await tookAStep();
    expect(await home(person)).toBeNull();
    clock.set(MONDAY);
    expect(await home(person)).toEqual({ weekStart: WEEK, ...STEP });
    expect((await answer(person, "partly")).body).toEqual({ answer: "partly" });
    expect(await home(person)).toBeNull();
  });

  it("is asked about in the next one, whose list then has the answer", async () => {
    const person = await tookAStep();
    clock.set("2026-11-29T12:00:00Z");
    expect(await open(person)).toMatchObject({
      askedStep: { weekStart: WEEK, ...STEP },
      earlier: [{ weekStart: WEEK, step: { ...STEP, answer: null } }],
    });
    await answer(person, "did");
    expect(await open(person)).toMatchObject({
      askedStep: null,
      earlier: [{ weekStart: WEEK, step: { ...STEP, answer: "did" } }],
    });
  });

  it("may be one of an imported reading that is longer than a check-in keeps, and home shows it once", async () => {
    clock.set(SUNDAY);
    const person = app.as({ isPremium: true });
    const { userId } = person.session;
    await aBlock(app, { userId });
    const actionSteps = [{ text: "Write one line. ".repeat(100) }];
    await anInsight(app, { userId, isImported: true, reading: { ...someReading, actionSteps } });
    const [offered] = (await open(person)).steps;
    expect(offered?.text).toMatch(/^Write one line\. .*…$/);
    const step = { text: offered?.text ?? "", minutes: offered?.minutes ?? 0 };
    expect((await person.put(`/api/check-ins/${WEEK}`, { ...DONE, step })).status).toBe(200);
    clock.set(MONDAY);
    const { checkInStep, openSteps } = (await person.get<HomeOutput>("/api/home")).body;
    expect(checkInStep).toEqual({ weekStart: WEEK, ...step });
    expect(openSteps).toMatchObject([{ isAskedElsewhere: true }]);
  });

  it("the answer to a check-in's step stays when the check-in is saved again with the same step, and goes with another one", async () => {
    const person = await tookAStep();
    const earlierStep = async () => {
      clock.set(MONDAY);
      const [last] = (await open(person)).earlier;
      clock.set(SUNDAY);
      return last?.step;
    };
    await answer(person, "did");
    await person.put(`/api/check-ins/${WEEK}`, { ...DONE, answer: "A later thought." });
    expect(await earlierStep()).toEqual({ ...STEP, answer: "did" });
    const other = { text: "Make one line.", minutes: 2 };
    await person.put(`/api/check-ins/${WEEK}`, { ...DONE, step: other });
    expect(await earlierStep()).toEqual({ ...other, answer: null });
  });

  it("a check-in does not ask how the step went when the week's texts are grave", async () => {
    const person = await tookAStep({ notes: "My mother died in March." });
    clock.set("2026-11-29T12:00:00Z");
    expect(await home(person)).toBeNull();
    expect((await open(person)).askedStep).toBeNull();
  });

  it("the answer about a check-in's step is refused where there is no step, for Free, and for somebody else's check-in", async () => {
    const person = await tookAStep();
    expect((await answer(person, "did", "2026-11-09")).error?.code).toBe("not_found");
    await person.put(`/api/check-ins/${WEEK}`, { ...DONE, step: null });
    expect((await answer(person, "did")).error?.code).toBe("not_found");
    expect((await answer(app.as(), "did")).error?.code).toBe("plan_locked");
    await tookAStep();
    expect((await answer(app.as({ isPremium: true }), "did")).error?.code).toBe("not_found");
  });

  it("home still takes one round trip with the step of a check-in, and answering takes two", async () => {
    const person = await tookAStep();
    clock.set(MONDAY);
    expect(await app.roundTrips(() => person.get("/api/home"))).toBe(1);
    expect(await app.roundTrips(() => answer(person, "did"))).toBe(2);
  });

  it("the answer about a check-in's step takes two round trips where the person's key is not in memory either", async () => {
    const person = await tookAStep();
    app.dependencies.vault.forget(person.session.userId);
    expect(await app.roundTrips(() => answer(person, "did"))).toBe(2);
  });
});
