// How soon a page shows what it is about, how still it stands while it comes, and what it weighs: on a processor slowed
// down to a quarter and on Slow 4G, in turns with a bare page of the same text. One table; what is over a limit fails.
import type { Browser, BrowserContext } from "playwright-core";
import { pathsOf } from "#contract/pages.ts";
import { openChromium } from "#scripts/chromium.mjs";
import site from "../react-router.config.ts";
import { loadNow } from "./figures.ts";
import { moveIn } from "./move-in.ts";
import { bareVersionOf, serveBare } from "./pages/bare-page.ts";
import { codeOfSecondVisit, type Visit, visitSlowly } from "./pages/slow-visit.ts";
import { median } from "./ratio.ts";
import { type BenchApp, startApp } from "./start-app.ts";

const PORT = 4188;
const RUNS = 5;
const CARD = "/cards/the-ping";
const TIMED = ["/", "/cards", CARD, "/pricing"];
/** The pages for everybody. One card page stands for all of them, which are built alike. */
const PUBLIC = site.prerender.filter((path) => !path.startsWith("/cards/") || path === CARD);
const LIMITS = { ratio: 1.3, shift: 0.02, scriptKb: 140, requests: 12, again: 0 };
/** Higher limits of a page: the pages of help bring the help lines of every country, and `/help` a choice of countries. */
const LIMITS_OF_PAGE: Record<string, Partial<typeof LIMITS>> = {
  "/help": { scriptKb: 195, requests: 15 },
  "/help/countries": { scriptKb: 146 },
};
/** The aim for members' pages. They need their code and data after the page itself, so a missed aim fails nothing. */
const AIM = { ms: 2_700, ratio: 1.6 };
const KILOBYTE = 1024;

interface Row {
  page: string;
  largest: string;
  values: { [name in keyof typeof LIMITS]?: number };
}

const HEAD = ["page", "largest paint", "times bare", "shift", "KB of script", "requests", "code again"];
const WIDTHS = [34, 34, 11, 8, 13, 9, 11];

function print(cells: string[]): void {
  console.log(`  ${cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(" ")}`);
}

function printRow({ page, largest, values }: Row): void {
  const cells = Object.entries({ ...LIMITS, ...LIMITS_OF_PAGE[page] }).map(([name, limit]) => {
    const value = values[name as keyof typeof LIMITS];
    if (value === undefined) return "";
    if (value > limit) process.exitCode = 1;
    const digits = Number.isInteger(limit) ? 0 : 3;
    return `${value.toFixed(digits)}${value > limit ? " OVER" : ""}`;
  });
  print([page, largest, ...cells]);
}

const weightOf = (visit: Visit) => ({
  shift: visit.layoutShift,
  scriptKb: visit.scriptBytes / KILOBYTE,
  requests: visit.requests,
});

async function timedRows(browser: Browser, app: BenchApp): Promise<void> {
  const texts = new Map<string, string>();
  const context = await browser.newContext();
  for (const path of TIMED) {
    const page = await context.newPage();
    await page.goto(`${app.url}${path}`, { waitUntil: "networkidle" });
    texts.set(path, await bareVersionOf(page));
    await page.close();
  }
  await context.close();
  const bare = await serveBare(texts);
  try {
    for (const path of TIMED) {
      const [ours, theirs]: [Visit[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        // The page is opened with a link from another site, as visitors do. From an empty tab only our page would wait
        // for a new process of the browser (docs/decisions/022).
        const from = bare.elsewhere;
        theirs.push((await visitSlowly(browser, bare.urlOf(path), { from })).largestMs);
        ours.push(await visitSlowly(browser, `${app.url}${path}`, { from }));
      }
      const ms = median(ours.map(({ largestMs }) => largestMs));
      const bareMs = median(theirs);
      const worst = ours.toSorted((one, other) => other.layoutShift - one.layoutShift)[0] as Visit;
      printRow({
        page: path,
        largest: `${ms.toFixed(0)} of ${bareMs.toFixed(0)} ms`,
        values: {
          ratio: ms / bareMs,
          ...weightOf(worst),
          again: await codeOfSecondVisit(browser, `${app.url}${path}`),
        },
      });
      console.log(`    ${worst.what}`);
    }
  } finally {
    bare.stop();
  }
}

async function otherPublicRows(browser: Browser, app: BenchApp): Promise<void> {
  for (const path of PUBLIC.filter((one) => !TIMED.includes(one))) {
    const url = `${app.url}${path}`;
    const visit = await visitSlowly(browser, url);
    const again = await codeOfSecondVisit(browser, url);
    printRow({
      page: path,
      largest: `${visit.largestMs.toFixed(0)} ms`,
      values: { ...weightOf(visit), again },
    });
  }
}

/** Measures the app's pages for a person with data. Their weight is not counted; that of public pages is. */
async function memberRows(browser: Browser, app: BenchApp): Promise<void> {
  const context = await browser.newContext({ baseURL: app.url });
  const { insight, block } = await moveIn(context, app.url);
  // A person is redirected to onboarding only once, so this visit uses up the redirect.
  const page = await context.newPage();
  await page.goto("/onboarding", { waitUntil: "networkidle" });
  const storageState = await context.storageState();
  await context.close();
  const own = pathsOf("open", "member")
    .map((path) => path.replace("/insights/:id", `/insights/${insight}`))
    .map((path) => path.replace("/blocks/:blockId", `/blocks/${block}`));
  const timed = ["/", `/insights/${insight}`];
  for (const path of ["/", "/cards", CARD, ...own]) {
    const visit = await visitSlowly(browser, `${app.url}${path}`, { storageState });
    const name = path.replace(insight, "…").replace(block, "…");
    printRow({
      page: `${name} (signed in)`,
      largest: `${visit.largestMs.toFixed(0)} ms`,
      values: { shift: visit.layoutShift },
    });
    if (timed.includes(path)) await printAim(browser, `${app.url}${path}`, storageState);
  }
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Visits a member's page and a bare page with the same text in turns, and prints both times with the aim. */
async function printAim(browser: Browser, url: string, storageState: StorageState): Promise<void> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const bare = await serveBare(new Map([[url, await bareVersionOf(page)]]));
  await context.close();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push((await visitSlowly(browser, bare.urlOf(url), { from: bare.elsewhere })).largestMs);
    ours.push((await visitSlowly(browser, url, { from: bare.elsewhere, storageState })).largestMs);
  }
  bare.stop();
  const [ms, bareMs] = [median(ours), median(theirs)];
  const isReached = ms <= AIM.ms && ms / bareMs <= AIM.ratio;
  console.log(
    `    ${ms.toFixed(0)} of ${bareMs.toFixed(0)} ms, ${(ms / bareMs).toFixed(2)} times bare; the aim is ${AIM.ms} ms and ${AIM.ratio} times, ${isReached ? "reached" : "not reached"}; load ${loadNow().toFixed(1)}, needs a quiet machine`,
  );
}

const browser = await openChromium();
const app = await startApp(PORT);
try {
  const before = loadNow().toFixed(1);
  print(HEAD);
  print(["at most", "", ...Object.values(LIMITS).map(String)]);
  await timedRows(browser, app);
  await otherPublicRows(browser, app);
  await memberRows(browser, app);
  console.log(
    `  The machine's load was ${before} before and ${loadNow().toFixed(1)} after, of ${RUNS} runs in turns.`,
  );
} finally {
  await browser.close();
  await app.stop();
}
