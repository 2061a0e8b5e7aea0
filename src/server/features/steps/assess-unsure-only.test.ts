// Tests which texts are assessed for a list of open steps. Assessing one costs more than all else in presenting it.
import { expect, it, vi } from "vitest";
import type { OpenStepOutput } from "#contract/steps.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import { createTestApp } from "#test-support/test-app.ts";

vi.mock("#domain/safety/gravity.ts", { spy: true });

it("a list of open steps assesses the text of a reading only where the offline duck was unsure", async () => {
  const app = await createTestApp();
  const person = app.as();
  const { userId } = person.session;
  await anInsight(app, { userId, userContext: "Nobody answers my question about the deadline." });
  const sure = { ...someReading, isSure: true };
  await anInsight(app, { userId, userContext: "The report has no owner.", reading: sure });
  const userContext = "The thing with the shed and my brother.";
  await anInsight(app, { userId, userContext, reading: { ...someReading, isSure: false } });
  vi.mocked(callsForQuiet).mockClear();
  const { body } = await person.get<{ items: OpenStepOutput[] }>("/api/steps");
  expect(body.items.length).toBeGreaterThan(0);
  const assessed = vi.mocked(callsForQuiet).mock.calls.flatMap(([texts]) => texts);
  expect(assessed).toEqual([userContext]);
});
