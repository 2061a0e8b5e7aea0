// Measures the cost of the whole pattern engine for a person with five years of daily use, after decryption.
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { findPatterns } from "#engines/patterns/in-thread.ts";
import type { History, PastReading } from "#engines/patterns/index.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { believablePerson } from "#test-support/believable-person.ts";
import { median, printRatio } from "./ratio.ts";

const [READINGS, BLOCKS, MESSAGES] = [1800, 200, 10_000];
const MOST_MS = 300;
const MOST_MB = 100;
const ROUNDS = 7;
const DAY_MS = 86_400_000;
const now = new Date("2026-10-18T18:00:00Z");

/** Returns the invented person's rows repeated, each time further in the past, up to these numbers of rows. */
function manyYears(scale: number): History {
  const one = believablePerson(now, loadDeck().cards);
  const again = <Row>(
    rows: readonly Row[],
    count: number,
    copy: (row: Row, back: number, mark: string) => Row,
  ) =>
    Array.from({ length: count }, (_, index) => {
      const round = Math.floor(index / rows.length);
      const row = rows[index % rows.length];
      if (row === undefined) throw new Error("There are no rows to copy");
      return copy(row, round * 35 * DAY_MS * (1 / scale), `-${round}`);
    }).reverse();
  const back = (at: Date, by: number) => new Date(at.getTime() - by);
  const readings = again(one.readings, READINGS * scale, (row: PastReading, by, mark) => ({
    ...row,
    id: row.id + mark,
    at: back(row.at, by),
    blockId: row.blockId && row.blockId + mark,
    text: `${row.text} ${mark}`,
  }));
  const words = again(one.words, MESSAGES * scale, (row, by, mark) => ({
    ...row,
    id: row.id + mark,
    at: back(row.at, by / 10),
    text: `${row.text} ${mark}`,
  }));
  return {
    ...one,
    readings,
    blocks: again(one.blocks, BLOCKS * scale, (row, by, mark) => ({
      ...row,
      id: row.id + mark,
      createdAt: back(row.createdAt, by),
      changes: row.changes.map(({ at, to }) => ({ at: back(at, by), to })),
    })),
    steps: again(one.steps, READINGS * scale, (row, by, mark) => ({
      ...row,
      insightId: row.insightId + mark,
      at: back(row.at, by),
    })),
    words: words.map((row, index) => ({ ...row, insightId: readings[index % readings.length]?.id ?? null })),
  };
}

function measure(history: History): number {
  findPatterns(history, now);
  const times = Array.from({ length: ROUNDS }, () => {
    const { user, system } = process.cpuUsage();
    findPatterns(history, now);
    const after = process.cpuUsage();
    return (after.user + after.system - user - system) / 1000;
  });
  return median(times);
}

/**
 * Returns the most memory in MB that the engine uses on the heap beyond its rows. The engine runs in its own thread,
 * whose heap is measured every millisecond. Freed memory counts until the garbage collector has run.
 */
async function peakOf(): Promise<number> {
  const worker = new Worker(new URL("engine-in-thread.ts", import.meta.url));
  const used = async () => (await worker.getHeapStatistics()).used_heap_size;
  worker.postMessage({ kind: "load", history: manyYears(1), now });
  await once(worker, "message");
  const before = await used();
  let peak = before;
  let isRunning = true;
  worker.once("message", () => {
    isRunning = false;
  });
  worker.postMessage({ kind: "find" });
  while (isRunning) {
    peak = Math.max(peak, await used());
    await setTimeout(1);
  }
  await worker.terminate();
  return (peak - before) / 2 ** 20;
}

const five = measure(manyYears(1));
const ten = measure(manyYears(2));
const peak = await peakOf();
const size = `${READINGS} readings, ${BLOCKS} blocks, ${MESSAGES} messages`;
printRatio(
  { title: "The whole engine over its budget", aim: { atMost: 1 } },
  five / MOST_MS,
  `${five.toFixed(0)} ms of CPU for ${size}, of ${MOST_MS}`,
);
printRatio(
  { title: "The highest use of its heap over its budget", aim: { atMost: 1 } },
  peak / MOST_MB,
  `${peak.toFixed(0)} MB at its highest, of ${MOST_MB}`,
);
printRatio(
  { title: "Twice as many rows over once", aim: { atMost: 2.2 } },
  ten / five,
  `${ten.toFixed(0)} ms against ${five.toFixed(0)}`,
);
