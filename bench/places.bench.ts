// Measures the cost of the search for a city in the server's gazetteer, for every text that a person types on the way
// to a name, with and without typing errors.
import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { createPlaceSearch } from "#domain/places/search-places.ts";
import { ensureGazetteer } from "#server/features/places/ensure-gazetteer.ts";
import { decodeGazetteer } from "#server/features/places/gazetteer-file.ts";
import { fingerprintSources } from "#server/features/places/gazetteer-sources.ts";
import { median, printRatio } from "./ratio.ts";

const MOST_MS = 30;
const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;

const NAMES = [
  ...[
    "Paris",
    "São Paulo",
    "New York City",
    "Frankfurt am Main",
    "Saint Petersburg",
    "Reykjavík",
    "Kuala Lumpur",
  ],
  ...[
    "Москва",
    "東京",
    "서울",
    "القاهرة",
    "दिल्ली",
    "Αθήνα",
    "กรุงเทพ",
    "Paris, Texas",
    "springfield illinois",
  ],
  ...[
    "Barcelna",
    "Philadelpia",
    "Edinbrugh",
    "Joahnnesburg",
    "Phladelpia",
    "xqzvwk jhgtr",
    "Llanfairpwllgwyn",
  ],
];

const typed = NAMES.flatMap((name) =>
  Array.from(name, (_, letter) =>
    Array.from(name)
      .slice(0, letter + 1)
      .join(""),
  ),
);

const path = await ensureGazetteer(["build"], {
  signal: new AbortController().signal,
  log: { info: () => {} },
});
const memoryBefore = process.memoryUsage.rss();
const start = performance.now();
const index = decodeGazetteer(await readFile(path), fingerprintSources());
if (!index) throw new Error(`${path} cannot be read`);
const search = createPlaceSearch(index);
const loading = performance.now() - start;
const memory = (process.memoryUsage.rss() - memoryBefore) / MEGABYTE;
console.log(
  `  Loading ${index.arrays.ids.length} places: ${loading.toFixed(0)} ms and ${memory.toFixed(0)} MB`,
);

const times: number[] = [];
let slowest = { text: "", time: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const text of typed) {
    const before = performance.now();
    search(text);
    const time = performance.now() - before;
    times.push(time);
    if (round > 0 && time > slowest.time) slowest = { text, time };
  }
}
const sorted = times.toSorted((one, other) => one - other);
const percentile99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
printRatio(
  { title: `The 99th percentile of ${times.length} searches against ${MOST_MS} ms`, aim: { atMost: 1 } },
  percentile99 / MOST_MS,
  `${percentile99.toPrecision(3)} ms, half of them within ${median(times).toPrecision(2)} ms`,
);
console.log(`  The slowest, once warm: ${slowest.time.toPrecision(3)} ms for '${slowest.text}'`);
