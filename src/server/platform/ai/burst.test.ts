import { describe, expect, it } from "vitest";
import { type BurstProvider, burstProvider, forEver, inPieces } from "#test-support/burst-provider.ts";
import { createDuckInTest, hear, QUICK_READING, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { leastTurns } from "#test-support/longest-turn.ts";
import type { Duck } from "./duck.ts";

/** The most CPU time that one turn of the event loop may take, in milliseconds. */
const LONGEST_TURN = 50;

const interpretation = "A page needs a reader, and yours has none. ".repeat(120);
const answer = JSON.stringify({ ...FAKE_READING, interpretation });

function readIt(duck: Duck) {
  const call = readingCall({ spreadType: "full-pond" });
  return hear(duck.streamReading(ticketFor(duck, "generateInsight"), call));
}

async function talk(duck: Duck): Promise<string> {
  const request = {
    tone: "even" as const,
    reading: { ...FAKE_READING, headline: "", actionSteps: [], interpretation },
    cards: QUICK_READING.cards,
    spreadType: "quick-draw" as const,
    blockTypeId: "work" as const,
    userContext: "stuck",
    messages: [],
    message: "Why?",
  };
  const call = { request, writePrompt: () => ({ system: "Chat.", user: "Why?" }) };
  let said = "";
  for await (const part of duck.chat(ticketFor(duck, "generateInsightChat"), call)) {
    if (part.type === "result") said = part.text;
  }
  return said;
}

const assistantTurn = (provider: BurstProvider): string =>
  JSON.stringify(provider.asked[1]?.prompt.find(({ role }) => role === "assistant")?.content);

describe("a model's answer that arrives all at once", () => {
  it("gives a whole reading", async () => {
    const { duck } = createDuckInTest(burstProvider(() => inPieces(answer, 4)));
    const heard = await readIt(duck);
    expect(heard.text).toBe(interpretation);
    expect(heard.result?.isDefault).toBe(false);
  });

  it.each([1, 4, 100_000])("does not block the event loop, in pieces of %i characters", async (length) => {
    const { duck } = createDuckInTest(burstProvider(() => inPieces(answer, length)));
    const { longest } = await leastTurns(3, () => readIt(duck));
    expect(longest).toBeLessThan(LONGEST_TURN);
  });

  it("takes time proportional to its length, not to the number of its pieces", async () => {
    const { duck } = createDuckInTest(burstProvider(() => inPieces(answer, 1)));
    const { total } = await leastTurns(3, () => readIt(duck));
    // Before pieces were parsed one by one, parsing the whole answer again for each piece took two seconds.
    expect(total).toBeLessThan(400);
  });

  it("does not block the event loop when it is a chat reply", async () => {
    const { duck } = createDuckInTest(burstProvider(() => inPieces("quack 🦆 ".repeat(800), 1)));
    const { longest, total } = await leastTurns(3, () => talk(duck));
    expect(longest).toBeLessThan(LONGEST_TURN);
    expect(total).toBeLessThan(400);
  });
});

describe("a model's answer that never ends", () => {
  it("is read up to eight characters per allowed token", async () => {
    const provider = burstProvider(() => forEver("quack"));
    const { duck } = createDuckInTest(provider);
    expect((await readIt(duck)).result?.isDefault).toBe(true);
    expect(provider.asked).toHaveLength(2);
    expect(assistantTurn(provider).match(/(?:quack)+/)?.[0]).toHaveLength(1400 * 8);
    expect(provider.taken()).toBeLessThan(2 * 1400 * 2);
  });

  it("is cut within a single piece that exceeds the limit", async () => {
    const provider = burstProvider(() => ["x".repeat(5_000_000)]);
    const { duck } = createDuckInTest(provider);
    await readIt(duck);
    expect(assistantTurn(provider).length).toBeLessThan(1400 * 8 + 100);
  });

  it("does not block the event loop, even for five calls with one character per piece", async () => {
    const { duck } = createDuckInTest(burstProvider(() => forEver("x")));
    const { longest, total } = await leastTurns(2, () =>
      Promise.all(Array.from({ length: 5 }, () => readIt(duck))),
    );
    expect(longest).toBeLessThan(LONGEST_TURN);
    expect(total).toBeLessThan(2000);
  });

  it("ends when the call's time is over, if only blanks arrive", async () => {
    async function* drip() {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        yield " ";
      }
    }
    const provider = burstProvider(() => drip());
    const timings = { wholeCallMs: 300, lineCallMs: 100, paragraphCallMs: 200 };
    const { duck } = createDuckInTest(provider, timings);
    const begun = performance.now();
    const said = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), {
      request: { userContext: "stuck", blockTypeId: "work" },
      writePrompt: () => ({ system: "Name it.", user: "words" }),
      blockTypeName: "Work",
    });
    const named = performance.now();
    expect(said).toEqual({ text: "Work Block", isFallback: true });
    expect(named - begun).toBeGreaterThanOrEqual(90);
    const reader = createDuckInTest(provider, timings).duck;
    const asked = performance.now();
    expect((await readIt(reader)).result?.isDefault).toBe(false);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(290);
    expect([duck, reader].map((each) => each.health().isAway)).toEqual([true, true]);
  });
});
