import { beforeAll, describe, expect, it, vi } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingEvent, UnsureOutput } from "#contract/readings.ts";
import { splitUnsureInterpretation } from "#domain/readings/unsure-words.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import { aReader, type Reader, toWhole } from "#test-support/reading-app.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";

vi.mock("#domain/safety/gravity.ts", { spy: true });

/** A text whose situation the offline duck does not know. */
const UNCLEAR = "The thing with the shed and my brother.";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

/** Returns, for each delta event, what it says about being unsure; `undefined` if the event says nothing about that. */
function unsureIn(events: readonly ReadingEvent[]): (UnsureOutput | undefined)[] {
  return events.flatMap((event) => (event.type === "delta" ? [event.unsure] : []));
}

async function insightOf(reader: Reader, id = ""): Promise<InsightOutput> {
  return (await reader.get<InsightOutput>(`/api/insights/${id}`)).body as InsightOutput;
}

describe("the stream of an unsure reading", () => {
  it.each([
    ["a member", {}],
    ["a guest", { isGuest: true }],
  ])(
    "the stream of an unsure reading of %s says with its first words what the page of the saved reading shows",
    async (_who, session) => {
      const reader = await aReader(app, session);
      const { events, insightId } = await reader.readAll({ userContext: UNCLEAR });
      const [first, ...later] = unsureIn(events);
      const { reading } = await insightOf(reader, insightId);
      expect(first).toEqual({
        ...splitUnsureInterpretation(reading?.interpretation ?? "", UNCLEAR),
        guesses: reading?.guesses,
      });
      expect(first?.guesses).toHaveLength(3);
      expect(later.every((unsure) => unsure === undefined)).toBe(true);
    },
  );

  it("the stream of an unsure reading says the same to a page that was loaded again", async () => {
    const reader = await aReader(app);
    const key = "a-key-of-an-unsure-reading";
    const { events } = await reader.readAll({ userContext: UNCLEAR }, { key });
    const stream = await reader.resume(key);
    const again = toWhole(stream, await stream.all());
    expect(unsureIn(again.events)[0]).toEqual(unsureIn(events)[0]);
  });

  it("the stream of a reading says nothing of an unsure one once the person answered that no guess fits", async () => {
    const reader = await aReader(app);
    const first = await reader.readAll({ userContext: UNCLEAR });
    expect(unsureIn(first.events)[0]).toBeDefined();
    const again = await reader.readAll({ userContext: UNCLEAR, retryOf: first.insightId, about: "none" });
    expect(unsureIn(again.events).length).toBeGreaterThan(0);
    expect(unsureIn(again.events).every((unsure) => unsure === undefined)).toBe(true);
    const { readAs, guessesTaken, reading } = await insightOf(reader, again.insightId);
    expect({ readAs, guessesTaken }).toEqual({ readAs: "none of these", guessesTaken: ["none"] });
    expect(reading?.guesses).toHaveLength(3);
  });

  it("the stream of a reading in a language that the duck does not understand stays unsure after the answer that no guess fits", async () => {
    const reader = await aReader(app);
    const userContext = "Ich habe meinem Vater seit Monaten nicht geschrieben und weiß nicht warum.";
    const first = await reader.readAll({ userContext });
    const again = await reader.readAll({ userContext, retryOf: first.insightId, about: "none" });
    expect(unsureIn(again.events)[0]).toMatchObject({
      readAs: "none of these",
      guessesTaken: ["none"],
      guesses: unsureIn(first.events)[0]?.guesses,
      notice: expect.any(String),
    });
  });

  it("the stream of an unsure reading does not assess again a text that was found not to be grave at its start", async () => {
    const reader = await aReader(app);
    vi.mocked(callsForQuiet).mockClear();
    const { events } = await reader.readAll({ userContext: UNCLEAR });
    expect(unsureIn(events)[0]).toBeDefined();
    expect(vi.mocked(callsForQuiet).mock.calls.flatMap(([texts]) => texts)).not.toContain(UNCLEAR);
  });

  it.each([
    ["sure", { userContext: UNCLEAR, hardPart: "waiting" as const }],
    ["grave", { userContext: "Most nights I feel hopeless and worthless." }],
  ])("the stream of a reading that is %s says nothing of an unsure one", async (_what, input) => {
    const reader = await aReader(app);
    const { events } = await reader.readAll(input);
    expect(unsureIn(events).length).toBeGreaterThan(0);
    expect(unsureIn(events).every((unsure) => unsure === undefined)).toBe(true);
  });
});
