import { expect, it, vi } from "vitest";
import type * as ComposeReading from "#domain/duck/compose-reading.ts";
import { createDuckInTest, hear, readingCall, ticketFor } from "#test-support/duck-parts.ts";
import { nextTurn } from "../../../turns.ts";
import { offlineProvider } from "./offline-provider.ts";

const composing = vi.hoisted(() => ({ begun: [] as string[], pieces: 30 }));

vi.mock("#domain/duck/compose-reading.ts", async (original) => {
  const actual = await original<typeof ComposeReading>();
  return {
    ...actual,
    /** Composes in more pieces than usual, each of which ends the slice, and keeps the seed of what was begun. */
    *composeReadingInPieces(request: Parameters<typeof actual.composeReadingInPieces>[0]) {
      composing.begun.push(request.seed);
      for (let piece = 0; piece < composing.pieces; piece += 1) {
        const end = performance.now() + 6;
        while (performance.now() < end);
        yield;
      }
      return yield* actual.composeReadingInPieces(request);
    },
  };
});

function duckOf(timings = {}) {
  composing.begun.length = 0;
  return createDuckInTest(offlineProvider({ wordPauseMs: 0 }), timings).duck;
}

/** Resolves when a reading is being composed. */
async function whenComposing(): Promise<void> {
  while (composing.begun.length === 0) await nextTurn();
}

it("the offline duck composes readings one after another, in the order in which they were asked for", async () => {
  const duck = duckOf();
  const order: string[] = [];
  const read = async (seed: string) => {
    const heard = await hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ seed })));
    order.push(seed);
    return heard.result?.isDefault;
  };
  const all = ["one", "two", "three"].map(read);
  await whenComposing();
  expect(composing.begun).toEqual(["one"]);
  expect(await Promise.all(all)).toEqual([false, false, false]);
  expect(composing.begun).toEqual(["one", "two", "three"]);
  expect(order).toEqual(["one", "two", "three"]);
});

it("a reading that is stopped while it waits for the offline duck ends at once and is never composed", async () => {
  const duck = duckOf();
  const stop = new AbortController();
  const read = (seed: string, signal?: AbortSignal) =>
    hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ seed }, signal)));
  const first = read("one");
  const stopped = read("two", stop.signal);
  const last = read("three");
  await whenComposing();
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ code: "reading_stopped" });
  expect(composing.begun).toEqual(["one"]);
  expect((await first).result?.isDefault).toBe(false);
  expect((await last).result?.isDefault).toBe(false);
  expect(composing.begun).toEqual(["one", "three"]);
});

it("a reading that waits for the offline duck longer than for a model's first word is not lost", async () => {
  const duck = duckOf({ firstTokenMs: 20 });
  const read = (seed: string) =>
    hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ seed })));
  const heard = await Promise.all(["one", "two", "three"].map(read));
  expect(heard.map(({ result }) => result?.isDefault)).toEqual([false, false, false]);
  expect(composing.begun).toEqual(["one", "two", "three"]);
});

it("a name for a block does not wait for the readings that wait for the offline duck", async () => {
  const duck = duckOf();
  const reading = hear(duck.streamReading(ticketFor(duck, "generateInsight"), readingCall({ seed: "one" })));
  await whenComposing();
  let isRead = false;
  void reading.then(() => {
    isRead = true;
  });
  const name = await duck.nameBlock(ticketFor(duck, "generateUserBlockName"), {
    request: { userContext: "The proposal is rewritten and never sent.", blockTypeId: "work", seed: "1" },
    writePrompt: () => ({ system: "", user: "" }),
  });
  expect([name.isFallback, isRead]).toEqual([false, false]);
  await reading;
});
