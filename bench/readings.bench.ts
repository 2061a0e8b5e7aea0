// What a reading by the offline duck costs the server: processor time, waits for the database, and how late `/readyz`
// answers while a hundred people read at once.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { loadNow, printFigure } from "./figures.ts";
import { median, printRatio } from "./ratio.ts";
import { type Member, type ReadingServer, startReadingServer } from "./reading-load.ts";

const PORT = 4730;
const WARM_UP_ROUNDS = 8;
const ROUNDS = 5;
const READERS = 10;
const CROWD = 100;
const MOST_CPU_MS = 25;
const MOST_WAITS = 8;
const MOST_READY_MS = 30;
const PROBE_EVERY_MS = 5;
const IDLE_MS = 2_500;
/** The machine's load before the benchmark's own work. */
const LOAD = loadNow();

/** Prints a time in milliseconds, which fails the run if it is above `atMost` on a quiet machine. */
const printTime = (title: string, value: number, atMost: number) =>
  printFigure({ title, value, unit: "ms", atMost, needsQuiet: true }, LOAD);

/**
 * Measures the cost of a reading in several rounds, so that one disturbance does not decide. The idle process's cost is
 * subtracted.
 */
async function measureCost(server: ReadingServer, members: readonly Member[]) {
  const readers = members.slice(0, READERS);
  const costs: number[] = [];
  const waits: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    await server.clearLimits();
    const rested = await server.spent();
    const begun = performance.now();
    await wait(IDLE_MS);
    const before = await server.spent();
    const restShare = (before.cpuMs - rested.cpuMs) / (performance.now() - begun);
    const from = performance.now();
    await Promise.all(
      readers.map((member, index) => server.read(member, (round + WARM_UP_ROUNDS) * READERS + index)),
    );
    const elapsed = performance.now() - from;
    const after = await server.spent();
    if (round < 0) continue;
    costs.push((after.cpuMs - before.cpuMs - restShare * elapsed) / READERS);
    waits.push((after.waits - before.waits) / READERS);
  }
  printTime("The processor time of a reading", median(costs), MOST_CPU_MS);
  const most = median(waits);
  printRatio(
    { title: "The waits of a reading for the database", aim: { atMost: 1 } },
    most / MOST_WAITS,
    `${most.toFixed(1)} of ${MOST_WAITS}`,
  );
}

/** Runs in its own process: requests `/readyz` until it is told to stop, and then returns the times. */
async function probe(url: string): Promise<void> {
  const times: number[] = [];
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  await (await fetch(`${url}/readyz`)).text();
  process.send?.("ready");
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${url}/readyz`)).text();
    times.push(performance.now() - asked);
    await wait(PROBE_EVERY_MS);
  }
  process.send?.(times);
  process.disconnect();
}

async function timesOfReadyz(url: string, during: () => Promise<unknown>): Promise<number[]> {
  const child = fork(import.meta.filename, [url], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  await during();
  child.send("enough");
  const [times] = (await once(child, "message")) as [number[]];
  return times.toSorted((one, other) => one - other);
}

async function measureCrowd(server: ReadingServer, members: readonly Member[]) {
  await server.clearLimits();
  const rest = await timesOfReadyz(server.url, () => wait(IDLE_MS));
  const busy = await timesOfReadyz(server.url, () =>
    Promise.all(members.map((member, index) => server.read(member, index))),
  );
  const at = (times: readonly number[], share: number) =>
    times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  console.log(
    `  /readyz at rest: ${at(rest, 0.5).toFixed(1)} ms, 99 in 100 within ${at(rest, 0.99).toFixed(1)}; with ${members.length} readings: ${at(busy, 0.5).toFixed(1)} ms, the slowest of ${busy.length} ${at(busy, 1).toFixed(0)}`,
  );
  printTime(
    `The 99th percentile of /readyz beside ${members.length} readings`,
    at(busy, 0.99),
    MOST_READY_MS,
  );
}

async function main(): Promise<void> {
  const server = await startReadingServer(PORT);
  try {
    const members = await server.signUp(CROWD);
    await measureCost(server, members);
    await measureCrowd(server, members);
  } finally {
    await server.stop();
  }
}

const [url] = process.argv.slice(2);
if (url) await probe(url);
else await main();
