import { beforeAll, describe, expect, it } from "vitest";
import type { ChatEvent } from "#contract/chat.ts";
import { aChatter } from "#test-support/chat-app.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider, FakeReply } from "#test-support/fake-provider.ts";
import { answeredBy } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock, type TestClock } from "#test-support/test-clock.ts";
import { newId } from "../../platform/db/ids.ts";

const OUTAGE: FakeReply = { kind: "status", status: 402 };

let model: FakeProvider;
beforeAll(async () => {
  model = await startFakeAnthropic();
  return () => model.close();
});

async function anApp(
  script: FakeReply[],
  settings: Record<string, string> = {},
  clock?: TestClock,
): Promise<TestApp> {
  model.play(script);
  model.requests.length = 0;
  return await createTestApp({ settings: { ...answeredBy(model), ...settings }, ...(clock && { clock }) });
}

describe("a chat reply whose model does not answer", () => {
  it.each([
    ["refuses", OUTAGE],
    ["answers without words", { kind: "answer", text: " " } as FakeReply],
  ])(
    "a chat reply is by the offline duck if the model %s, and says so at once and later",
    async (_how, reply) => {
      const person = await aChatter(await anApp([reply]));
      const clientMessageId = newId();
      const said = await person.say("Where do I start?", { clientMessageId });
      expect(said.last).toMatchObject({ type: "done", messageCount: 2, standIn: "failed" });
      expect(said.words.length).toBeGreaterThan(10);
      const { body } = await person.history();
      expect(body.messages).toMatchObject([
        { role: "user", replyState: "answered" },
        { role: "assistant", content: said.words, standIn: "failed" },
      ]);
      const again = await person.say("Where do I start?", { clientMessageId });
      expect(again.last).toMatchObject({ type: "done", standIn: "failed" });
    },
  );

  it("a chat reply above the cap is by the offline duck and asks no model", async () => {
    const person = await aChatter(await anApp([OUTAGE], { AI_TOKENS_PER_MONTH: "1" }));
    expect((await person.say("Where do I start?")).last).toMatchObject({ type: "done", standIn: "spent" });
    expect(model.requests).toEqual([]);
  });

  it("a chat reply that breaks off after its first words fails, and is not stored or replaced by the offline duck's", async () => {
    const person = await aChatter(await anApp([{ kind: "cut", text: "You say it is about time." }]));
    const said = await person.say("Where do I start?");
    // What arrived just before the connection broke may be lost with it.
    expect(said.words).toMatch(/^You say it is/);
    expect(said.last).toMatchObject({ type: "error" });
    expect((await person.history()).body.messages.map(({ role }) => role)).toEqual(["user"]);
  });

  it("a model that writes a chat reply is told the day where the person is", async () => {
    const person = await aChatter(
      await anApp([{ kind: "answer", text: "Which draft?" }], {}, createTestClock("2026-11-20T12:00:00Z")),
      { timeZone: "Pacific/Auckland" },
    );
    await person.say("Where do I start?");
    expect(JSON.stringify(model.requests[0]?.body)).toContain("Today is Saturday, November 21, 2026.");
  });

  it("the second message of a conversation finds what both have in common in the provider's cache", async () => {
    const replies: FakeReply[] = [{ kind: "answer", text: "Which draft?" }];
    const app = await anApp(replies);
    const person = await aChatter(app, { userContext: "I keep four drafts and send none. ".repeat(58) });
    // A provider stores no short beginnings.
    await person.put("/api/profile", {
      workContext: "Weaver of long tables. ".repeat(8),
      superpower: "Patience with thin yarn. ".repeat(7),
    });
    await person.say("The first.");
    await person.say("And then?");
    const { rows } = await app.dependencies.database.asJobs((tx) =>
      tx.execute<{ read: number; written: number }>(
        `select cache_read_tokens as read, cache_write_tokens as written from app.ai_usage order by id`,
      ),
    );
    const [first, second] = rows;
    expect(first).toMatchObject({ read: 0, written: expect.any(Number) });
    expect(first?.written).toBeGreaterThan(1024);
    expect(second).toMatchObject({ read: first?.written, written: 0 });
  });
});

describe("a concern that a model reports in a chat reply", () => {
  it("shows help before its words, and from then on", async () => {
    const app = await anApp([
      { kind: "answer", text: "[danger]\n\nThis matters more. Who is near you?" },
      { kind: "answer", text: "Is she still there?" },
    ]);
    const person = await aChatter(app, {
      userContext: "My boss wants a report by Friday and I stare at the page.",
    });
    const clientMessageId = newId();
    const first = await person.say("He has the keys to the boat again.", { clientMessageId });
    expect(first.types.slice(0, 3)).toEqual(["saved", "help", "delta"]);
    expect(first.words).toBe("This matters more. Who is near you?");
    const shown = helpIn(first.events);
    expect(shown.length).toBeGreaterThan(0);
    const again = await person.say("He has the keys to the boat again.", { clientMessageId });
    expect(helpIn(again.events)).toEqual(shown);
    const next = await person.say("My sister is here.");
    expect(helpIn(next.events)).toEqual(shown);
    expect((await person.history()).body.help).toEqual(shown);
  });
});

/** Returns the lines that stand beside the conversation after these events. */
function helpIn(events: readonly ChatEvent[]) {
  return (
    events.flatMap((event) => (event.type === "saved" || event.type === "help" ? [event.help] : [])).at(-1) ??
    []
  );
}
