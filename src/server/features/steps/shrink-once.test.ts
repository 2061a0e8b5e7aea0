import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { StepOutput } from "#contract/steps.ts";
import { RATE_LIMITS } from "#domain/limits/rate-limits.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { aReader } from "#test-support/reading-app.ts";
import type { TestApp } from "#test-support/test-app.ts";
import { startTwoProcesses } from "#test-support/two-processes.ts";
import { personLimits } from "../../platform/db/tables/reference.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";

const SMALLER = "Open the third draft.";

let model: FakeProvider;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  ({ model, app, other } = await startTwoProcesses());
  return () => model.close();
});

async function aStep() {
  const person = await aReader(app);
  const { userId } = person;
  const { id } = await anInsight(app, { userId, reading: someReading });
  const path = `/api/insights/${id}/steps/0/smaller`;
  return { person, userId, insightId: id, ask: () => person.post<StepOutput>(path, {}), path };
}

describe("a step that many tabs shrink at the same moment", () => {
  it("is shrunk by one model call, even in two processes, and everybody gets the same answer", async () => {
    const { person, ask, path } = await aStep();
    const elsewhere = other.as(person.session);
    let calls = 0;
    model.play(() => {
      calls += 1;
      return { kind: "answer", text: `${SMALLER} ${calls}`, firstAfterMs: 200 };
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? ask() : elsewhere.post<StepOutput>(path, {}),
      ),
    );
    expect(calls).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.smaller))).toEqual(new Set([`${SMALLER} 1`]));
  });

  it("may be requested again after a refusal and after a request that died", async () => {
    const { userId, insightId, ask } = await aStep();
    model.play([{ kind: "answer", text: SMALLER }]);
    const { database, clock } = app.dependencies;
    const name = "generateAdviceForUser";
    const { requests, tokens } = RATE_LIMITS.generateAdviceForUser;
    await database.shared((tx) => [
      tx.insert(personLimits).values({ userId, name, windowStart: clock.now(), requests, tokens }),
    ]);
    expect((await ask()).error?.code).toBe("rate_limited");
    await database.shared((tx) => [tx.delete(personLimits).where(eq(personLimits.userId, userId))]);
    const dead = { smallerAskedAt: new Date(clock.now().getTime() - 361_000) };
    await database.batch({ userId }, (tx) => [
      tx
        .update(insightSteps)
        .set(dead)
        .where(and(eq(insightSteps.userId, userId), eq(insightSteps.insightId, insightId))),
    ]);
    expect((await ask()).body).toMatchObject({ smaller: SMALLER, usesSmaller: true });
  });
});
