import { expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { anInsight } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { sealPromises } from "./seal-promises.ts";

const clock = createTestClock("2026-11-18T12:00:00Z");
const app = await createTestApp({ clock });
const { database } = app.dependencies;

async function stored() {
  const { rows } = await database.asJobs((tx) => tx.execute("select * from app.step_promises"));
  return rows;
}

it("the job that seals promises stores the day and the guess of a promise encrypted, and readable only the week in which it asks", async () => {
  const person = app.as();
  const { userId } = person.session;
  const { id } = await anInsight(app, { userId });
  await person.put(`/api/insights/${id}/steps/0/promise`, { dueOn: "2026-11-20", guess: 70 });
  expect(await stored()).toEqual([
    expect.objectContaining({ due_on: "2026-11-16", guess: null, snoozed_until: null }),
  ]);
  await person.request("DELETE", `/api/insights/${id}/steps/0/promise`);
});

it("the job that seals promises seals all of a person's in one round trip, and nothing of a person whose key is lost", async () => {
  const people = [app.as(), app.as()].map(({ session }) => session.userId);
  for (const userId of people) {
    const { id: insightId } = await anInsight(app, { userId });
    const rows = [0, 1, 2].map((step) => ({
      userId,
      insightId,
      step,
      dueOn: "2026-11-20",
      madeAt: clock.now(),
    }));
    await database.batch({ userId }, (tx) => [tx.insert(stepPromises).values(rows)]);
  }
  const lost = people[1] ?? "";
  const vault: typeof app.dependencies.vault = {
    ...app.dependencies.vault,
    keyOf: async (userId) => {
      if (userId === lost) throw new Error("The key is lost");
      return await app.dependencies.vault.keyOf(userId);
    },
  };
  const batches: unknown[] = [];
  const watched: typeof database = {
    ...database,
    batch: (actor, body) => {
      batches.push(actor);
      return database.batch(actor, body);
    },
  };
  const services = { ...app.dependencies, database: watched, vault };
  expect(await sealPromises(services)).toEqual({ sealed: 3 });
  expect(batches).toEqual([{ userId: people[0] }]);
  expect(await sealPromises(app.dependencies)).toEqual({ sealed: 3 });
  await database.asJobs((tx) => tx.delete(stepPromises));
});

it("seals what an earlier version stored readable, which is shown the same before and after", async () => {
  const person = app.as();
  const { userId } = person.session;
  const { id: insightId } = await anInsight(app, { userId });
  const row = { userId, insightId, step: 0 };
  const words = { dueOn: "2026-11-20", guess: 70, snoozedUntil: "2026-11-24" };
  await database.batch({ userId }, (tx) => [
    tx.insert(insightSteps).values(row),
    tx.insert(stepPromises).values({ ...row, ...words, madeAt: clock.now() }),
  ]);
  const promise = async () =>
    (await person.get<InsightOutput>(`/api/insights/${insightId}`)).body.steps[0]?.promise;
  const before = await promise();
  expect(before).toMatchObject(words);
  expect(await sealPromises(app.dependencies)).toEqual({ sealed: 1 });
  expect(await promise()).toEqual(before);
  expect(await stored()).toEqual([
    expect.objectContaining({ due_on: "2026-11-23", guess: null, snoozed_until: null }),
  ]);
  expect(await sealPromises(app.dependencies)).toEqual({ sealed: 0 });
});
