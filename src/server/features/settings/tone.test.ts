import { beforeAll, describe, expect, it } from "vitest";
import { toChatter } from "#test-support/chat-app.ts";
import { anInsight } from "#test-support/factories.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

/** A text that shows no crisis but is no matter for jokes either. */
const DARK = "Everything feels hopeless and I can't stop crying.";

let model: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model) });
  return () => model.close();
});

/** Returns what was sent to the model while `work` ran. */
async function told(work: () => Promise<unknown>): Promise<string> {
  const before = model.requests.length;
  await work();
  return JSON.stringify(model.requests.slice(before).map(({ body }) => body));
}

describe("the tone that the person chose", () => {
  it.each([
    ["gentle", "they asked for gentle"],
    ["even", "they asked for an even tone"],
    ["blunt", "they asked for blunt"],
  ] as const)("the tone that the person chose, %s, reaches a reading and a chat", async (tone, stance) => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone });
    expect(await told(() => reader.readAll())).toContain(stance);
    const { id } = await anInsight(app, { userId: reader.userId });
    const chatter = toChatter(reader, reader.userId, id);
    expect(await told(() => chatter.say("And now?"))).toContain(stance);
  });

  it("the tone that the person chose is replaced by a gentle one for a dark text", async () => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone: "blunt" });
    const prompt = await told(() => reader.readAll({ userContext: DARK, goOnAnyway: true }));
    expect(prompt).toContain("Be gentle and plain");
    expect(prompt).not.toContain("they asked for blunt");
  });
});
