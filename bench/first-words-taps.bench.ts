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

const load = loadNow();
const browser = await openChromium();
const app = await startApp(PORT);
try {
  for (const motion of ["no-preference", "reduce"] as const) {
    const walks: FirstWords[] = [];
    for (let run = 0; run < RUNS; run += 1) walks.push(await walk(browser, app.url, motion));
    const title = `Waits from the landing to the first words, ${motion === "reduce" ? "reduced motion" : "with motion"}`;
    const parts = walks[0]?.waits.map(({ after }, place) => {
      const each = median(walks.map(({ waits }) => waits[place]?.ms ?? 0));
      return `${after} ${(each / 1000).toFixed(2)} s`;
    });
    printFigure(
      { title, value: median(walks.map(totalOf)), unit: "ms", atMost: MOST_MS, needsQuiet: true },
      load,
    );
    console.log(`    ${walks[0]?.taps.length} taps: ${parts?.join(", ")}`);
  }
} finally {
  await browser.close();
  await app.stop();
}
process.exit();
