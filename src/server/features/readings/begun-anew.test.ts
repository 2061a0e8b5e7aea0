import { beforeAll, describe, expect, it } from "vitest";
import type { ChatEvent } from "#contract/chat.ts";
import type { InsightOutput } from "#contract/insights.ts";
import { aChatter } from "#test-support/chat-app.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { createModelApp } from "#test-support/model-app.ts";
import { aReader, orderOf, toWhole, wholeOf, wordsOf } from "#test-support/reading-app.ts";
import type { TestApp } from "#test-support/test-app.ts";
import { newId } from "../../platform/db/ids.ts";

const THOUGHTS = "She is stuck. I wonder what she needs.";
const { headline, ...REST } = FAKE_READING;
const WHOLE = JSON.stringify({ headline, ...REST });
const DRAFT = JSON.stringify({ headline: "A draft.", interpretation: THOUGHTS });

let model: FakeProvider;
let app: TestApp;
const made = await createModelApp();
beforeAll(() => {
  ({ model, app } = made);
});

describe("a text that turns out to be a model's thoughts", () => {
  it("a reading begins anew where the model's thoughts end, with its own headline, also on a page that was loaded again", async () => {
    model.play([{ kind: "answer", text: `${DRAFT}\n</think>\n${WHOLE}` }]);
    const reader = await aReader(app);
    const key = newId();
    const { events, last } = await reader.readAll({}, { key });
    expect(events.filter(({ type }) => type === "anew")).toHaveLength(1);
    expect(wordsOf(events)).toBe(FAKE_READING.interpretation);
    const anew = events.findIndex(({ type }) => type === "anew");
    expect(events[anew + 1]).toMatchObject({ type: "delta", headline });
    expect(last).toMatchObject({ type: "done", isDefault: false });
    const resumed = await reader.resume(key);
    expect(wordsOf(toWhole(resumed, await resumed.all()).events)).toBe(FAKE_READING.interpretation);
  });

  it("a page of an earlier version is not told of what it does not know", async () => {
    model.play([{ kind: "answer", text: `${DRAFT}\n</think>\n${WHOLE}` }]);
    const reader = await aReader(app);
    const headers = { "idempotency-key": newId() };
    const { events, last } = await wholeOf(
      await reader.stream("POST", "/api/readings", orderOf(), { headers }),
    );
    expect(events.some(({ type }) => type === "anew")).toBe(false);
    expect(last).toMatchObject({ type: "done" });
  });

  it("a chat reply begins anew where the model's thoughts end, and what is stored is what stands there", async () => {
    model.play([{ kind: "answer", text: `${THOUGHTS}\n</think>\n\nWhich draft is it?` }]);
    const person = await aChatter(app);
    const { events } = await person.say("Where do I start?");
    expect(events.filter(({ type }) => type === "saved")).toHaveLength(2);
    expect(wordsSince(events)).toBe("Which draft is it?");
    expect((await person.history()).body.messages.at(-1)?.content).toBe("Which draft is it?");
  });
});

describe("a model that refuses halfway", () => {
  it("a reading that a filter ends halfway begins anew, by the offline duck, which says why", async () => {
    const text = WHOLE.slice(0, 180);
    model.play([{ kind: "answer", text, stop: "filter" }]);
    const reader = await aReader(app);
    const { events, insightId } = await reader.readAll();
    const anew = events.findIndex(({ type }) => type === "anew");
    expect(anew).toBeGreaterThan(0);
    expect(events[anew + 1]).toMatchObject({ type: "delta", standIn: "refused" });
    expect(wordsOf(events)).not.toContain(FAKE_READING.interpretation.slice(0, 20));
    const { body } = await reader.get<InsightOutput>(`/api/insights/${insightId}`);
    expect(body).toMatchObject({ duck: "offline", standIn: "refused", isDefault: false });
  });

  it("a chat reply that a filter ends halfway begins anew, by the offline duck, which says why", async () => {
    model.play([{ kind: "answer", text: "You say it is about time. Who", stop: "filter" }]);
    const person = await aChatter(app);
    const { events, last } = await person.say("Where do I start?");
    expect(wordsSince(events)).not.toContain("You say it is about time");
    expect(last).toMatchObject({ type: "done", standIn: "refused" });
  });
});

/** Returns the words of a reply since it last began. */
function wordsSince(events: readonly ChatEvent[]): string {
  const begun = events.slice(events.findLastIndex(({ type }) => type === "saved"));
  return begun.map((event) => (event.type === "delta" ? event.text : "")).join("");
}
