import { eq } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { afterFirstBatch } from "#test-support/after-first-batch.ts";
import { aChatter } from "#test-support/chat-app.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { answeredBy } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";
import { personLimits } from "../../platform/db/tables/reference.ts";
import { sendMessage } from "./send-message.ts";

let model: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model) });
  return () => model.close();
});

async function callsOf(userId: string): Promise<number> {
  const [limits] = await app.dependencies.database.shared((tx) => [
    tx.select().from(personLimits).where(eq(personLimits.userId, userId)),
  ]);
  return limits.find(({ name }) => name === "generateInsightChat")?.requests ?? 0;
}

it("a reply that another request takes up in the same moment is followed and uses one call of the hour", async () => {
  const person = await aChatter(app);
  const clientMessageId = newId();
  vi.spyOn(app.dependencies.duck, "chat").mockImplementationOnce(() => {
    throw new Error("The reply fails in this test");
  });
  const failed = await person.say("Which draft?", { clientMessageId });
  expect(failed.last).toMatchObject({ type: "error" });
  expect(await callsOf(person.userId)).toBe(1);

  model.play([{ kind: "answer", text: "The fourth one." }]);
  const { dependencies } = app;
  const database = afterFirstBatch(dependencies.database, () =>
    person.say("Which draft?", { clientMessageId }),
  );
  const { userId, insightId, session } = person;
  const message = { content: "Which draft?", clientMessageId, goOnAnyway: false, afterNumber: 0 };
  const events = await sendMessage({ ...dependencies, database }, { session, insightId, ...message });
  const types: string[] = [];
  for await (const { event } of events) types.push(event.type);
  expect(types.at(-1)).toBe("done");
  expect(await callsOf(userId)).toBe(2);
});
