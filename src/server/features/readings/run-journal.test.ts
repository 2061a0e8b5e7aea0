import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Services } from "../../platform/services.ts";
import { JOURNAL_HEARTBEAT_MS } from "../../platform/streams/run-timings.ts";
import { keepJournal } from "./run-journal.ts";
import type { RunOwner } from "./run-owner.ts";

const SOON_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a journal of a run with a fake database, which only counts the writes. */
function aJournal({ isReadHere, stopRequestedAt }: { isReadHere: boolean; stopRequestedAt?: Date }) {
  const batch = vi.fn(
    async (): Promise<[[{ stopRequestedAt: Date | null; modelLeftAt?: Date | null }]]> => [
      [{ stopRequestedAt: stopRequestedAt ?? null }],
    ],
  );
  const onUnwanted = vi.fn();
  const onModelLeft = vi.fn();
  const services = { database: { batch }, clock: { now: () => new Date() } } as unknown as Services;
  const owner = { present: () => ({ userId: "me", key: {} }) } as unknown as RunOwner;
  const reader = { isReadHere };
  const journal = keepJournal(services, {
    id: "a run",
    owner,
    isReadHere: () => reader.isReadHere,
    onUnwanted,
    onModelLeft,
  });
  let number = 0;
  const say = () => journal.add({ number: ++number, event: { type: "delta", text: "quack " } });
  /** Adds words to the journal for this many milliseconds, twenty times a second. */
  const speak = async (ms: number) => {
    for (let spent = 0; spent < ms; spent += 50) {
      say();
      await vi.advanceTimersByTimeAsync(50);
    }
  };
  return { journal, reader, onUnwanted, speak, batch, writes: () => batch.mock.calls.length };
}

describe("the journal of a reading", () => {
  it("that is read in this process is written with the heartbeat only", async () => {
    const { speak, writes, journal } = aJournal({ isReadHere: true });
    await speak(JOURNAL_HEARTBEAT_MS - 50);
    expect(writes()).toBe(0);
    await speak(2 * JOURNAL_HEARTBEAT_MS);
    expect(writes()).toBe(2);
    expect(await journal.close()).not.toEqual([]);
  });

  it("that nobody reads in this process is written soon, since its reader may come back to another one", async () => {
    const { speak, writes, reader } = aJournal({ isReadHere: true });
    await speak(SOON_MS);
    reader.isReadHere = false;
    await speak(SOON_MS);
    expect(writes()).toBe(1);
  });

  it("that is read in another process is written at once, and soon from then on", async () => {
    const { speak, writes, journal } = aJournal({ isReadHere: true });
    journal.writeNow();
    expect(writes()).toBe(1);
    await speak(SOON_MS);
    expect(writes()).toBe(2);
  });

  it("learns at once that another process has requested its stop", async () => {
    const { journal, onUnwanted } = aJournal({ isReadHere: true, stopRequestedAt: new Date() });
    journal.writeNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(onUnwanted).toHaveBeenCalledTimes(1);
  });

  it("that is asked for during a write is written once more, and learns of a stop then", async () => {
    const { journal, onUnwanted, writes, batch } = aJournal({ isReadHere: true });
    const writing = Promise.withResolvers<void>();
    batch.mockImplementationOnce(async () => {
      await writing.promise;
      return [[{ stopRequestedAt: null }]];
    });
    batch.mockImplementationOnce(async () => [[{ stopRequestedAt: new Date() }]]);
    journal.writeNow();
    journal.writeNow();
    journal.writeNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(writes()).toBe(1);
    writing.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([writes(), onUnwanted.mock.calls.length]).toEqual([2, 1]);
  });

  it("that is closed during a write does not begin another one", async () => {
    const { journal, writes } = aJournal({ isReadHere: true });
    journal.writeNow();
    journal.writeNow();
    await journal.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(writes()).toBe(1);
  });

  it("is not written any more after it was closed", async () => {
    const { speak, journal, writes } = aJournal({ isReadHere: false });
    await speak(SOON_MS);
    const before = writes();
    await journal.close();
    journal.writeNow();
    await speak(2 * JOURNAL_HEARTBEAT_MS);
    expect(writes()).toBe(before);
  });
});
