// How long a guest waits in all between the landing and the first words of a reading: on a phone, with a processor four
// times slower. The time of writing and of tapping does not count. Each run is a new browser without a cache.
import type { Browser } from "playwright-core";
import { type FirstWords, goToFirstWords } from "#e2e/support/first-words.ts";
import { openChromium } from "#scripts/chromium.mjs";
import { loadNow, printFigure } from "./figures.ts";
import { median } from "./ratio.ts";
import { startApp } from "./start-app.ts";

const PORT = 4191;
const RUNS = 5;
const SLOWER = 4;
const STEP_MS = 30_000;
const MOST_MS = 2_500;
const PHONE = { width: 360, height: 740 };
/**
 * How long the one card of a reading moves and rests where motion is not reduced, in milliseconds: its flight to its place
 * and its rest there (`use-ritual.ts`), what comes before its turn (`use-dealing.ts`), its turn and the rest after it
 * (`use-cards-settled.ts`). With reduced motion its face fades in, which counts as a wait.
 */
const SCENE_MS = 420 + 120 + 370 + 600 + 300;

async function walk(browser: Browser, url: string, reducedMotion: "reduce" | "no-preference") {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const walked = await goToFirstWords(page);
  await context.close();
  return walked;
}

const totalOf = ({ waits }: FirstWords) => waits.reduce((sum, { ms }) => sum + ms, 0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const load = loadNow();
const browser = await openChromium();
const app = await startApp(PORT);
try {
  for (const motion of ["no-preference", "reduce"] as const) {
    const walks: FirstWords[] = [];
    for (let run = 0; run < RUNS; run += 1) walks.push(await walk(browser, app.url, motion));
    const title = `Waits from the landing to the first words, ${motion === "reduce" ? "reduced motion" : "with motion"}`;
    const parts = walks[0]?.waits.map(
      ({ after }, place) => `${after} ${seconds(median(walks.map(({ waits }) => waits[place]?.ms ?? 0)))}`,
    );
    printFigure(
      { title, value: median(walks.map(totalOf)), unit: "ms", atMost: MOST_MS, needsQuiet: true },
      load,
    );
    console.log(`    ${walks[0]?.taps.length} taps: ${parts?.join(", ")}`);
    if (motion === "no-preference")
      console.log(`    of which the card moves and rests for ${seconds(SCENE_MS)}`);
  }
} finally {
  await browser.close();
  await app.stop();
}
process.exit();
