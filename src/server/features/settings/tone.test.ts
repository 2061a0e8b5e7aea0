import { describe, expect, it } from "vitest";
import { toChatter } from "#test-support/chat-app.ts";
import { anInsight } from "#test-support/factories.ts";
import { createModelApp } from "#test-support/model-app.ts";
import { aReader } from "#test-support/reading-app.ts";

/** A text that is no crisis but is too serious for jokes. */
const DARK = "Everything feels hopeless and I can't stop crying.";

const { model, app } = await createModelApp();

/** Returns the text of the requests that the model received while `work` ran. */
async function told(work: () => Promise<unknown>): Promise<string> {
  const before = model.requests.length;
  await work();
  return JSON.stringify(model.requests.slice(before).map(({ body }) => body));
}

describe("the tone that the person chose", () => {
  it.each([
    ["gentle", "they asked for gentle"],
    ["even", "blunt but kind, dry"],
    ["blunt", "they asked for blunt"],
  ] as const)("the tone that the person chose, %s, reaches a reading and a chat", async (tone, stance) => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone });
    expect(await told(() => reader.readAll())).toContain(stance);
    const { id } = await anInsight(app, { userId: reader.userId });
    const chatter = toChatter(reader, reader.userId, id);
    expect(await told(() => chatter.say("And now?"))).toContain(stance);
  });

  it("is replaced by a gentle one for a dark text", async () => {
    const reader = await aReader(app);
    await reader.put("/api/settings", { tone: "blunt" });
    const prompt = await told(() => reader.readAll({ userContext: DARK, goOnAnyway: true }));
    expect(prompt).toContain("no joke anywhere");
    expect(prompt).not.toContain("they asked for blunt");
  });
});
