// The longest tasks while a deck is shuffled, fanned, lifted from and turned over, on a phone's screen and a processor slowed
// down to a quarter: a finger waits for as long as they last. On a machine that does nothing else.
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { Trace } from "#e2e/support/trace.ts";
import { openChromium } from "#scripts/chromium.mjs";
import { median, printRatio } from "./ratio.ts";
import { startApp } from "./start-app.ts";

const MOST_MS = 50;
const PORT = 4188;
const ROUNDS = 3;
const ASK_AGAIN_MS = 200;
const STEP_MS = 30_000;
/** The time that a finger stays on a button, in milliseconds. */
const PRESSED_MS = 60;
/** The time in milliseconds after which nothing moves any more. */
const SETTLES_MS = 1500;
const WORDS = "We rewrote it again, and nobody reads it.";

type Deed = (page: Page) => Promise<void>;

const lift: Deed = (page) => page.keyboard.press("Enter");

const PHASES: Record<string, Deed> = {
  shuffle: (page) => clicks(page, "Shuffle"),
  stop: (page) => clicks(page, "Stop"),
  "shuffle once more": (page) => clicks(page, "Shuffle again"),
  async "fan in the last round"(page) {
    await clicks(page, "Stop");
    await clicks(page, "Fan them out");
  },
  "lift the first": lift,
  "lift the second": lift,
  async "lift the third and deal"(page) {
    await lift(page);
    await isThere(page, ".card-turns[data-turning]");
  },
  // The page of the reading opens shortly after, so no wait is needed.
  "lay them straight": () => wait(0),
};

async function isThere(page: Page, selector: string): Promise<void> {
  const look = (wanted: string) => document.querySelector(wanted) !== null;
  await page.waitForFunction(look, selector, { polling: ASK_AGAIN_MS });
}

/**
 * Clicks a button once it has this name. The element is found without the test's own tools, whose work would be in the
 * trace.
 */
async function clicks(page: Page, name: string): Promise<void> {
  const middleOf = (label: string) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
    const box = button?.getBoundingClientRect() ?? new DOMRect();
    return button && [box.x + box.width / 2, box.y + box.height / 2];
  };
  const found = await page.waitForFunction(middleOf, name, { polling: ASK_AGAIN_MS });
  const [x = 0, y = 0] = (await found.jsonValue()) ?? [];
  await page.mouse.click(x, y, { delay: PRESSED_MS });
}

async function comeToTheDeck(page: Page): Promise<void> {
  await page.goto("/new-insight", { waitUntil: "networkidle" });
  await page.getByLabel("What has you stuck?").fill(WORDS);
  await page.getByRole("button", { name: "Three cards instead" }).click();
  await page.getByRole("button", { name: "Send to Rob" }).click();
  await page.getByText("the deck is ready").waitFor();
  await isThere(page, ".ritual-deck");
  await wait(SETTLES_MS);
}

async function walk(context: BrowserContext) {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  await comeToTheDeck(page);
  const trace = await Trace.begin(page);
  const names = Object.keys(PHASES);
  for (const [name, act] of Object.entries(PHASES)) {
    await trace.mark(name);
    await act(page);
    await wait(SETTLES_MS);
  }
  await trace.mark("end");
  const between = await trace.end();
  await page.waitForURL(/insights\/[0-9a-f-]+$/);
  await page.close();
  return names.map((name, index) => between(name, names[index + 1] ?? "end").longestMs);
}

async function signUp({ request }: BrowserContext, url: string): Promise<void> {
  const headers = { origin: url };
  const member = { name: "", email: "member@example.org", password: "a pond behind the server room" };
  await request.post(`${url}/api/auth/sign-up/email`, { data: member, headers });
  await request.put(`${url}/api/me/consent`, { data: { terms: true, age16: true }, headers });
}

const browser = await openChromium();
const app = await startApp(PORT);
try {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: "no-preference",
  });
  await signUp(context, app.url);
  const rounds: Awaited<ReturnType<typeof walk>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walk(context));
  for (const [index, phase] of Object.keys(PHASES).entries()) {
    const took = median(rounds.map((round) => round[index]?.took ?? Number.NaN));
    const worked = median(rounds.map((round) => round[index]?.worked ?? Number.NaN));
    const title = `The longest task to ${phase}, of ${MOST_MS} ms`;
    const sides = `${took.toFixed(0)} ms, ${worked.toFixed(0)} of them at work; median of ${ROUNDS}`;
    printRatio({ title, aim: { atMost: 1 } }, took / MOST_MS, sides);
  }
} finally {
  await browser.close();
  await app.stop();
}
