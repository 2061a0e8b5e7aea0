// Visits a page as a slow phone does: with a processor at a quarter of its speed, and the network 'Slow 4G' as browsers
// define it.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { type Shift, watchShifts } from "#e2e/support/layout-shift.ts";
import { codeOnTheWire, listenToWire, type Received } from "#e2e/support/wire.ts";

const SLOWER = 4;
const BYTES_PER_KILOBIT = 1024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * BYTES_PER_KILOBIT,
  uploadThroughput: 675 * BYTES_PER_KILOBIT,
};
const PHONE = { width: 412, height: 823 };
/** The time to wait after the page is quiet, in milliseconds, for its last paints and for deferred work. */
const SETTLES_MS = 1_500;
const VISIT_MS = 60_000;
/**
 * The longest gap between two shifts that count as one window, and the longest window (the session windows of
 * web-vitals), in milliseconds.
 */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

interface Largest {
  at: number;
  what: string;
}

export interface Visit {
  /** The time at which the largest element of the screen was painted, in milliseconds. */
  largestMs: number;
  what: string;
  layoutShift: number;
  scriptBytes: number;
  requests: number;
}

/** Runs in the page: stores the time of the largest paint in `window.largest`. */
function watchLargest(): void {
  const observed = Object.assign(window, { largest: { at: Number.NaN, what: "nothing" } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      const words = entry.element?.textContent?.trim().slice(0, 40) || entry.url?.split("/").at(-1);
      observed.largest = { at: entry.startTime, what: `${entry.element?.tagName.toLowerCase()} '${words}'` };
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Returns the worst window of layout shifts. */
export function layoutShiftOf(shifts: Shift[]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last >= GAP_MS || at - first >= WINDOW_MS) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function open(
  context: BrowserContext,
  from: string | undefined,
): Promise<{ page: Page; received: Map<string, Received> }> {
  const page = await context.newPage();
  if (from) await page.goto(from);
  page.setDefaultTimeout(VISIT_MS);
  await page.addInitScript(watchLargest);
  await page.addInitScript(watchShifts);
  const session = await context.newCDPSession(page);
  const received = await listenToWire(session);
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, received };
}

interface VisitOptions extends BrowserContextOptions {
  /**
   * The address of another site's page, which contains the link to follow. If absent, the address is opened in an empty
   * tab.
   */
  from?: string;
}

/**
 * Visits a page as a person who was never on the site before; `options` may contain a session. Service workers are off,
 * because one would bring its cache.
 */
export async function visitSlowly(
  browser: Browser,
  url: string,
  { from, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block", ...options });
  try {
    const { page, received } = await open(context, from);
    if (from) {
      await page.evaluate((address) => location.assign(address), url);
      await page.waitForURL(url, { waitUntil: "networkidle" });
    } else {
      await page.goto(url, { waitUntil: "networkidle" });
    }
    await wait(SETTLES_MS);
    const largest = await page.evaluate<Largest>("largest");
    const shifts = await page.evaluate<Shift[]>("shifts");
    const all = [...received.values()];
    return {
      largestMs: largest.at,
      what: largest.what,
      layoutShift: layoutShiftOf(shifts),
      scriptBytes: all.filter(({ path }) => path.endsWith(".js")).reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
    };
  } finally {
    await context.close();
  }
}

/** Returns the number of scripts and styles that a second visit requests from the server. */
export async function codeOfSecondVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const first = await context.newPage();
    await first.goto(url, { waitUntil: "networkidle" });
    await first.close();
    const again = await context.newPage();
    const received = await listenToWire(await context.newCDPSession(again));
    await again.goto(url, { waitUntil: "networkidle" });
    return codeOnTheWire(received.values()).length;
  } finally {
    await context.close();
  }
}
