import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { planOf } from "#domain/plans/plans.ts";
import { aBlock, anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import type { Duck } from "../../platform/ai/duck.ts";
import { newId } from "../../platform/db/ids.ts";
import { insights } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { listSteps } from "./list-steps.ts";

interface Page {
  items: OpenStepOutput[];
  nextCursor: string | null;
}

const DAY_MS = 86_400_000;
const LONG =
  "Spend twenty minutes on the proposal with the phone in another room, and stop when the time is up.";
const reading = {
  ...someReading,
  actionSteps: [
    { text: "Send Dana one line, no attachment.", minutes: 2 },
    { text: LONG, minutes: 20 },
  ],
};

let app: TestApp;
const clock = createTestClock("2026-11-20T12:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ clock });
});

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

async function begin(said: Partial<Parameters<typeof anInsight>[1]> = {}) {
  const person = app.as();
  const { userId } = person.session;
  await person.put("/api/me/consent", { terms: true, age16: true });
  const { id } = await anInsight(app, { userId, reading, ...said });
  const step = (index: number) => `/api/insights/${id}/steps/${index}`;
  const insight = async () => (await person.get<InsightOutput>(`/api/insights/${id}`)).body;
  const ticks = async () => (await insight()).steps.map(({ isDone }) => isDone);
  return { person, userId, id, step, insight, ticks };
}

describe("marking a step as done", () => {
  it("is stored for each step and marks the reading as acted on", async () => {
    const { person, step, insight, ticks } = await begin();
    expect((await insight()).steps).toMatchObject([
      { index: 0, isDone: false, doneAt: null },
      { index: 1, isDone: false, title: "Spend twenty minutes on the proposal with the phone", minutes: 20 },
    ]);
    const { body } = await person.patch<StepOutput>(step(1), { isDone: true });
    expect(body).toMatchObject({ index: 1, isDone: true, doneAt: clock.now().toISOString() });
    expect(await ticks()).toEqual([false, true]);
    expect((await insight()).tookAction).toBe(true);
    await person.patch(step(1), { isDone: false });
    expect(await ticks()).toEqual([false, false]);
    expect((await insight()).tookAction).toBe(false);
  });

  it("keeps the first time when it is repeated", async () => {
    const { person, step } = await begin();
    const { body: first } = await person.patch<StepOutput>(step(0), { isDone: true });
    clock.advance(60_000);
    const { body: second } = await person.patch<StepOutput>(step(0), { isDone: true });
    expect(second.doneAt).toBe(first.doneAt);
  });

  it("keeps the first step done in a reading that was only marked as acted on before", async () => {
    const { person, step, ticks } = await begin({ tookAction: true });
    expect(await ticks()).toEqual([true, false]);
    await person.patch(step(1), { isDone: true });
    expect(await ticks()).toEqual([true, true]);
    await person.patch(step(0), { isDone: false });
    expect(await ticks()).toEqual([false, true]);
  });

  it("is not undone by later feedback on the reading", async () => {
    const { person, id, step, insight } = await begin();
    await person.patch(step(0), { isDone: true });
    await person.patch(`/api/insights/${id}`, { resonated: true, tookAction: false });
    expect(await insight()).toMatchObject({ resonated: true, tookAction: true });
  });

  it("is possible only for one's own existing steps", async () => {
    const { person, step, id } = await begin();
    const isDone = { isDone: true };
    expect((await app.as().patch(step(0), isDone)).status).toBe(404);
    for (const path of [
      step(2),
      step(-1),
      `/api/insights/${id}/steps/x`,
      `/api/insights/${newId()}/steps/0`,
    ]) {
      expect((await person.patch(path, isDone)).status).toBe(404);
    }
    expect((await app.visitor().patch(step(0), isDone)).status).toBe(401);
  });

  it("counts correctly when two steps are done at the same time", async () => {
    const { person, userId, id, step } = await begin();
    await Promise.all([0, 1].map((index) => person.patch(step(index), { isDone: true })));
    const [[row]] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(insights).where(eq(insights.id, id)),
    ]);
    expect(row).toMatchObject({ doneSteps: 2, stepCount: 2 });
  });
});

describe("a smaller step", () => {
  it("for a step is stored encrypted beside the original, and the person can return to that", async () => {
    const { person, userId, step, insight } = await begin();
    const smaller =
      "Two minutes, then stop wherever you are: spend twenty minutes on the proposal with the phone in another room, and stop when the time is up.";
    const { body } = await person.post<StepOutput>(`${step(1)}/smaller`, {});
    expect(body).toMatchObject({ text: LONG, smaller, usesSmaller: true });
    const [rows] = await app.dependencies.database.batch({ userId }, (tx) => [
      tx.select().from(insightSteps),
    ]);
    expect(JSON.stringify(rows)).not.toContain("minutes");
    await person.patch(step(1), { usesSmaller: false });
    expect((await insight()).steps[1]).toMatchObject({ text: LONG, smaller, usesSmaller: false });
  });

  it("for a step is generated once and counted with the personal advice", async () => {
    const { person, step } = await begin();
    const { duck } = app.dependencies;
    await person.post(`${step(1)}/smaller`, {});
    await person.patch(step(1), { usesSmaller: false });
    const again = await person.post<StepOutput>(`${step(1)}/smaller`, {});
    expect(again.body).toMatchObject({ usesSmaller: true });
    for (let call = 0; call < 19; call += 1) {
      const { id } = await anInsight(app, { userId: person.session.userId, reading });
      expect((await person.post(`/api/insights/${id}/steps/1/smaller`, {})).status).toBe(200);
    }
    const { id } = await anInsight(app, { userId: person.session.userId, reading });
    const over = await person.post(`/api/insights/${id}/steps/1/smaller`, {});
    expect(over.error?.message).toMatch(/limit for personalized advice/);
    expect(duck.kind).toBe("offline");
  });

  it("for a step shows crisis help first when the question speaks of a crisis", async () => {
    const { person, step, insight } = await begin({ userContext: "I want to kill myself." });
    const { error } = await person.post(`${step(1)}/smaller`, {});
    expect(error?.code).toBe("crisis_help");
    expect((await insight()).steps[1]?.smaller).toBeNull();
    expect((await person.post(`${step(1)}/smaller`, { goOnAnyway: true })).status).toBe(200);
  });

  it("for a step cannot be chosen before there is one, and is refused to other people", async () => {
    const { person, step } = await begin();
    expect((await person.patch(step(1), { usesSmaller: true })).status).toBe(409);
    expect((await app.as().post(`${step(1)}/smaller`, {})).status).toBe(404);
  });
});

describe("the list of open steps", () => {
  it("is sorted newest first with the blocks they belong to, and paged", async () => {
    const { person, userId, id, step } = await begin({ createdAt: daysAgo(2) });
    const block = await aBlock(app, { userId, name: "Four drafts" });
    const newer = await anInsight(app, { userId, reading, userBlockId: block.id, createdAt: daysAgo(1) });
    await person.patch(step(0), { isDone: true });
    const { body: first } = await person.get<Page>("/api/steps?limit=1");
    expect(first.items).toMatchObject([
      { insightId: newer.id, index: 0, blockName: "Four drafts", isLocked: false },
      { insightId: newer.id, index: 1 },
    ]);
    const { body: second } = await person.get<Page>(`/api/steps?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ insightId: id, index: 1, blockName: null }], nextCursor: null });
  });

  it("shows steps of any age unlocked", async () => {
    const { person, id, step } = await begin({ createdAt: daysAgo(90) });
    expect((await person.get(`/api/insights/${id}`)).status).toBe(403);
    const { body } = await person.get<Page>("/api/steps");
    expect(body.items).toMatchObject([{ isLocked: true, text: reading.actionSteps[0]?.text }, { index: 1 }]);
    expect((await person.post(`${step(1)}/smaller`, {})).status).toBe(200);
    expect((await person.patch(step(0), { isDone: true })).status).toBe(200);
    expect((await person.get<Page>("/api/steps")).body.items).toHaveLength(1);
  });

  it("tells which step is the person's own act, which they can name anew until a step is done", async () => {
    const own = { ...reading, isOwnWords: true as const };
    const { person, step } = await begin({ reading: own, answers: { act: "send one line" } });
    const marks = async () =>
      (await person.get<Page>("/api/steps")).body.items.map(({ isOwnAct }) => isOwnAct);
    expect(await marks()).toEqual([true, undefined]);
    await person.patch(step(1), { isDone: true });
    expect(await marks()).toEqual([undefined]);
  });

  it("tells of the act when the person said that they would do it", async () => {
    const when = { text: "Saturday after breakfast", at: "2026-12-05T09:30" };
    const { person } = await begin({ answers: { act: "send one line", when } });
    const times = (await person.get<Page>("/api/steps")).body.items.map((step) => step.when);
    expect(times).toEqual([when, undefined]);
  });

  it("leaves out the steps of deleted readings, and restores them with the reading", async () => {
    const { person, id } = await begin();
    await person.delete(`/api/insights/${id}`);
    expect((await person.get<Page>("/api/steps")).body.items).toEqual([]);
    await person.post(`/api/insights/${id}/restore`);
    expect((await person.get<Page>("/api/steps")).body.items).toHaveLength(2);
  });

  it("includes readings that were stored before steps were counted", async () => {
    const { person } = await begin({ stepCount: null, tookAction: true });
    expect((await person.get<Page>("/api/steps")).body.items).toMatchObject([{ index: 1 }]);
  });
});

it("a long step has a title made by rule at once, and one made by a model in the next list", async () => {
  const asked: string[] = [];
  const duck: Duck = {
    ...app.dependencies.duck,
    kind: "model",
    doesSmallThings: true,
    titleStep: async (_ticket, { request }) => {
      asked.push(request.text);
      return { text: "Twenty minutes, no phone", isFallback: false };
    },
  };
  const { database, vault, log } = app.dependencies;
  const { person, userId } = await begin();
  const plan = planOf(person.session);
  const list = () => listSteps({ database, vault, clock, log, duck }, { userId, plan, limit: 20 }, () => {});
  const titles = async () => (await list()).items.map(({ title }) => title);
  expect(await titles()).toEqual([
    "Send Dana one line, no attachment",
    "Spend twenty minutes on the proposal with the phone",
  ]);
  await expect
    .poll(titles, { timeout: 20_000 })
    .toEqual(["Send Dana one line, no attachment", "Twenty minutes, no phone"]);
  expect(asked).toEqual([LONG]);
});

it.each([
  [true, 1],
  [false, 2],
])(
  "long steps wait for their titles one after the other only where a model at home writes them: %s",
  async (isAtHome, most) => {
    let asked = 0;
    const duck: Duck = {
      ...app.dependencies.duck,
      kind: "model",
      doesSmallThings: true,
      isAtHome,
      titleStep: async () => {
        asked += 1;
        return { text: "", isFallback: true };
      },
    };
    const { database, vault, log } = app.dependencies;
    const actionSteps = [LONG, LONG.replace("twenty", "thirty")].map((text) => ({ text, minutes: 20 }));
    const { person, userId } = await begin({ reading: { ...reading, actionSteps } });
    const plan = planOf(person.session);
    await listSteps({ database, vault, clock, log, duck }, { userId, plan, limit: 20 }, () => {});
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(most);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toBe(most);
  },
);

it("listing steps takes one database round trip and changing one takes two, beside the session's own", async () => {
  const { person, step } = await begin();
  expect(await app.roundTrips(() => person.get("/api/steps"))).toBe(1);
  expect(await app.roundTrips(() => person.patch(step(0), { isDone: true }))).toBe(2);
});
