import { expect, it } from "vitest";
import { anInsight } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";

const app = await createTestApp({ clock: createTestClock("2026-11-18T12:00:00Z") });

it("a stored promise has its day and its guess encrypted, and only the week in which the app asks is readable", async () => {
  const person = app.as();
  const { id } = await anInsight(app, { userId: person.session.userId });
  await person.put(`/api/insights/${id}/steps/0/promise`, { dueOn: "2026-11-20", guess: 70 });
  const stored = await app.dependencies.database.asJobs((tx) => tx.select().from(stepPromises));
  expect(stored).toEqual([
    {
      userId: person.session.userId,
      insightId: id,
      step: 0,
      madeAt: expect.any(Date),
      ...{
        body: expect.stringContaining('"encrypted":'),
        dueOn: "2026-11-16",
        answer: null,
        answeredAt: null,
      },
    },
  ]);
  expect(JSON.stringify(stored)).not.toContain("2026-11-20");
});
