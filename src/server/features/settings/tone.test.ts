import { beforeAll, describe, expect, it } from "vitest";
import { toChatter } from "../../../../test-support/chat-app.ts";
import { anInsight } from "../../../../test-support/factories.ts";
import { startFakeAnthropic } from "../../../../test-support/fake-anthropic.ts";
import type { FakeProvider } from "../../../../test-support/fake-provider.ts";
import { answeredBy, aReader } from "../../../../test-support/reading-app.ts";
import { createTestApp, type TestApp } from "../../../../test-support/test-app.ts";

/** Nobody is in danger in it, and it is no matter for jokes. */
const DARK = "Everything feels hopeless and I can't stop crying.";

let model: FakeProvider;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeAnthropic();
  app = await createTestApp({ settings: answeredBy(model) });
  return () => model.close();
});

/** What the model was told since then. */
async function told(work: () => Promise<unknown>): Promise<string> {
  const before = model.requests.length;
  await work();
  return JSON.stringify(model.requests.slice(before).map(({ body }) => body));
}

describe("the tone that somebody chose", () => {
  it.each([
    ["gentle", "They asked for gentle"],
    ["even", "They asked for an even tone"],
    ["blunt", "They asked for blunt"],
  ] as const)("%s reaches a reading and a chat", async (tone, stance) => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone });
    expect(await told(() => reader.readAll())).toContain(stance);
    const { id } = await anInsight(app, { userId: reader.userId });
    const chatter = toChatter(reader, reader.userId, id);
    expect(await told(() => chatter.say("And now?"))).toContain(stance);
  });

  it("gives way where the text is dark", async () => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone: "blunt" });
    const prompt = await told(() => reader.readAll({ userContext: DARK, drawAnyway: true }));
    expect(prompt).toContain("Be gentle and plain");
    expect(prompt).not.toContain("They asked for blunt");
  });
});
