// Measures the cost of looking for loops in five years of daily use: 1,800 insights, 200 blocks and 10,000 messages.

import { DAY_MS } from "#domain/time.ts";
import type { History } from "#engines/patterns/index.ts";
import { findLoops } from "#engines/patterns/loops/find-loops.ts";
import texts from "#engines/patterns/test-data/theme-texts.json" with { type: "json" };
import { median, printRatio } from "./ratio.ts";

const INSIGHTS = 1800;
const BLOCKS = 200;
const MESSAGES = 10_000;
const ROUNDS = 9;
const MOST_MS = 150;
const START = Date.UTC(2021, 10, 1);
const END = new Date(START + 5 * 365 * DAY_MS);
const KINDS = ["creative", "work", "life", "relationship"] as const;

const at = (index: number, of: number) =>
  new Date(START + (index / of) * 5 * 365 * DAY_MS + (index % 17) * 3_600_000);
/** Returns a text that is different for each index, and as long as people write. */
const textOf = (index: number) =>
  [0, 31, 57].map((more) => texts[(index * 7 + more) % texts.length]?.text ?? "").join(" ");
const oldestFirst = <Row extends { at: Date }>(rows: Row[]) =>
  rows.sort((one, other) => one.at.getTime() - other.at.getTime());

function historyOf(share: number): History {
  const count = (rows: number) => Math.round(rows * share);
  return {
    zone: "Europe/Berlin",
    saidEnough: [],
    readings: oldestFirst(
      Array.from({ length: count(INSIGHTS) }, (_, index) => ({
        id: `r${index}`,
        at: at(index, count(INSIGHTS)),
        blockId: `b${index % BLOCKS}`,
        blockTypeId: KINDS[index % 4] ?? "work",
        spread: "full-pond" as const,
        text: textOf(index),
        drawn: [0, 1, 2].map((card) => ({ cardId: `c${(index * 5 + card * 11) % 36}`, isReversed: false })),
        ...{
          hardPart: null,
          namedTheme: null,
          hasResonated: false,
          hasActed: index % 3 === 0,
          isGrave: false,
        },
      })),
    ),
    blocks: [],
    steps: Array.from({ length: count(INSIGHTS) }, (_, index) => ({
      insightId: `r${index}`,
      index: 0,
      at: at(index, count(INSIGHTS)),
      blockId: `b${index % BLOCKS}`,
      minutes: 2,
      outcome: "done" as const,
      guess: null,
    })),
    words: oldestFirst(
      Array.from({ length: count(MESSAGES) }, (_, index) => ({
        id: `w${index}`,
        kind: "message" as const,
        at: at(index, count(MESSAGES)),
        insightId: `r${index % count(INSIGHTS)}`,
        text: textOf(index + 3),
        sentiment: null,
      })),
    ),
    deckSize: 36,
    cardNames: new Map(),
  };
}

function cpuOf(history: History): number {
  const before = process.threadCpuUsage();
  findLoops(history, END);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const whole = historyOf(1);
const half = historyOf(0.5);
const times = { whole: [] as number[], half: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.whole.push(cpuOf(whole));
  times.half.push(cpuOf(half));
}
const cost = { whole: median(times.whole), half: median(times.half) };
printRatio(
  {
    title: `Loops of ${INSIGHTS} insights, of the ${MOST_MS} ms of one core they may take`,
    aim: { atMost: 1 },
  },
  cost.whole / MOST_MS,
  `${cost.whole.toFixed(0)} ms`,
);
printRatio(
  { title: "The same, against half of the rows", aim: { atMost: 3 } },
  cost.whole / cost.half,
  `${cost.whole.toFixed(0)} ms, ${cost.half.toFixed(0)} ms`,
);
