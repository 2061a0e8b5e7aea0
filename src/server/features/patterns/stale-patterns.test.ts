import { expect, it } from "vitest";
import type { PatternsOutput } from "#contract/patterns.ts";
import { aChatter } from "#test-support/chat-app.ts";
import { createTestApp } from "#test-support/test-app.ts";

const app = await createTestApp();

it("patterns are computed anew after a chat is deleted, and again after it is restored", async () => {
  const person = await aChatter(app);
  await person.say("My mother does not call.");
  const isStale = async () => (await person.get<PatternsOutput>("/api/patterns")).body.isRefreshing;
  const compute = async () => {
    await isStale();
    await app.dependencies.patternRuns.whenIdle();
    return await isStale();
  };
  const conversation = `/api/insights/${person.insightId}/conversation`;
  expect(await compute()).toBe(false);
  expect((await person.request("DELETE", conversation)).status).toBe(200);
  expect(await isStale()).toBe(true);
  expect(await compute()).toBe(false);
  expect((await person.post(`${conversation}/restore`)).status).toBe(200);
  expect(await isStale()).toBe(true);
  await app.dependencies.patternRuns.whenIdle();
});
