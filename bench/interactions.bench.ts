// Measures how long a page takes to answer a key, a click or a choice, on a processor slowed down to a quarter: from
// the event to the next paint (INP), and the slowest one of each kind of action.
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { openChromium } from "#scripts/chromium.mjs";
import { type Belongings, moveIn } from "./move-in.ts";
import { printRatio } from "./ratio.ts";
import { startApp } from "./start-app.ts";

const SLOWER = 4;
const MOST_MS = 200;
const PORT = 4187;
/**
 * The time in milliseconds to wait for the browser's report of an event, which comes after the paint that follows the
 * event.
 */
const REPORTED_AFTER_MS = 400;
const KEY_PAUSE_MS = 60;
const STEP_MS = 15_000;
/**
 * The time in milliseconds to wait after opening a page. Its first paint is slow without a graphics card, and is no
 * answer to an action.
 */
const SETTLES_MS = 4_000;
const WORDS = "We rewrote it again, and nobody reads it.";

interface Place extends Belongings {
  page: Page;
}

/** The actions, each on the page on which people do it. */
const DEEDS: Record<string, (place: Place) => Promise<void>> = {
  async "typing a request"({ page }) {
    await page.goto("/new-insight", { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("button", { name: "Work block" }).click();
    await page.getByRole("button", { name: /Full Pond/ }).click();
    await type(page, "Tell the duck more:");
  },
  async "ticking a step"({ page, insight }) {
    await page.goto(`/insights/${insight}`, { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("button", { name: "Mark it done" }).click();
    await wait(REPORTED_AFTER_MS);
    await page.getByRole("button", { name: "Go on" }).click();
    await wait(REPORTED_AFTER_MS);
    await page.getByRole("button", { name: "Done", exact: true }).click();
  },
  async "opening a menu and a dialog"({ page, insight }) {
    await page.goto(`/insights/${insight}`, { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("button", { name: "More" }).first().click();
    await page.getByRole("menuitem", { name: /wrong or harmful/ }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
  },
  async "typing and sending in the chat"({ page, insight }) {
    await page.goto(`/insights/${insight}#chat`, { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    const field = page.getByPlaceholder("Talk back to him");
    await field.click();
    await field.pressSequentially(WORDS, { delay: KEY_PAUSE_MS });
    await page.keyboard.press("Enter");
  },
  async "opening the sheet of one's own"({ page }) {
    await page.goto("/", { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("button", { name: "You" }).locator("visible=true").click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
  },
  async "changing a block's status"({ page, block }) {
    await page.goto(`/blocks/${block}`, { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("dialog").getByRole("textbox").pressSequentially(WORDS, { delay: KEY_PAUSE_MS });
    await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  },
  async "searching the history"({ page }) {
    await page.goto("/insights", { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await type(page, "Search your readings");
    await wait(REPORTED_AFTER_MS);
    await page.getByRole("combobox", { name: "Card" }).selectOption({ index: 3 });
  },
  async "searching the blocks"({ page }) {
    await page.goto("/blocks", { waitUntil: "networkidle" });
    await wait(SETTLES_MS);
    await page.getByRole("searchbox").first().pressSequentially("block 1", { delay: KEY_PAUSE_MS });
  },
};

async function type(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.click();
  await field.pressSequentially(WORDS, { delay: KEY_PAUSE_MS });
}

interface Answer {
  name: string;
  ms: number;
  /**
   * Two times in milliseconds: until our code began (`waited`), and of our code (`worked`). The rest of `ms` is the
   * browser's.
   */
  waited: number;
  worked: number;
}

type Timing = PerformanceEntry & { interactionId: number; processingStart: number; processingEnd: number };

/** Runs in the page: records each event that a person caused, and the times of the answer. */
function observe(): void {
  const kept: Answer[] = [];
  Object.assign(window, { interactions: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timing[]) {
      if (!entry.interactionId) continue;
      const { name, duration: ms, startTime, processingStart, processingEnd } = entry;
      kept.push({ name, ms, waited: processingStart - startTime, worked: processingEnd - processingStart });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function worstOf(page: Page): Promise<Answer> {
  await wait(REPORTED_AFTER_MS);
  const kept = await page.evaluate(() => (window as unknown as { interactions: Answer[] }).interactions);
  const quick = { name: "every event", ms: 16, waited: 0, worked: 0 };
  return kept.reduce((worst, one) => (one.ms > worst.ms ? one : worst), quick);
}

/**
 * Makes the browser paint every frame by recording its screen. A browser without a screen skips some frames, so that an
 * event would wait for its paint for ever.
 */
async function showEveryPicture(session: CDPSession): Promise<void> {
  session.on("Page.screencastFrame", ({ sessionId }) => {
    // If the page was closed in the meantime, the acknowledgement fails, which does no harm.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 64, maxHeight: 64 });
}

async function measure(context: BrowserContext, place: Belongings): Promise<void> {
  for (const [deed, act] of Object.entries(DEEDS)) {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await showEveryPicture(session);
    await act({ page, ...place });
    const { name, ms, waited, worked } = await worstOf(page);
    const title = `The slowest answer while ${deed}, of ${MOST_MS} ms`;
    printRatio(
      { title, aim: { atMost: 1 } },
      ms / MOST_MS,
      `${name}: ${ms} ms, ${waited.toFixed(0)} until our code ran, ${worked.toFixed(0)} in it`,
    );
    await page.close();
  }
}

const browser = await openChromium();
const app = await startApp(PORT);
try {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 360, height: 740 } });
  const place = await moveIn(context, app.url);
  // A person is redirected to onboarding only once, so this visit uses up the redirect.
  const page = await context.newPage();
  await page.goto("/onboarding", { waitUntil: "networkidle" });
  await page.close();
  await measure(context, place);
} finally {
  await browser.close();
  await app.stop();
}
