// Films the draw from the lift of the last card to the first line of the reading, frame by frame, on a phone and on a wide
// screen in both themes. Writes the pictures to a folder and counts the frames in which no card is shown.
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type CardFrame, watchCard } from "#e2e/support/card-watch.ts";
import { openChromium } from "#scripts/chromium.mjs";
import { printRatio } from "./ratio.ts";
import { startApp } from "./start-app.ts";

const PORT = 4189;
const STEP_MS = 30_000;
const FOLDER = join(tmpdir(), "arcana-reveal");
const WORDS = "We rewrote it again, and nobody reads it.";
/** How long the film goes on after the reading is saved, in milliseconds. */
const AFTER_MS = 1200;

const SIZES = { phone: { width: 360, height: 740 }, wide: { width: 1280, height: 800 } };
const SCHEMES = ["dark", "light"] as const;
const COUNTS = [1, 3] as const;

async function signUp({ request }: BrowserContext, url: string): Promise<void> {
  const headers = { origin: url };
  const email = `person-${crypto.randomUUID()}@example.org`;
  const member = { name: "", email, password: "a pond behind the server room" };
  await request.post(`${url}/api/auth/sign-up/email`, { data: member, headers });
  await request.put(`${url}/api/me/consent`, { data: { terms: true, age16: true }, headers });
}

async function comeToTheFan(page: Page, cardCount: number): Promise<void> {
  await page.goto("/new-insight", { waitUntil: "networkidle" });
  await page.getByLabel("What has you stuck?").fill(WORDS);
  if (cardCount === 3) await page.getByRole("button", { name: "Three cards instead" }).click();
  await page.getByRole("button", { name: "Send to Rob" }).click();
  for (const name of ["Shuffle", "Stop", "Fan them out"])
    await page.getByRole("button", { name, exact: true }).click();
  await wait(AFTER_MS);
  for (let lifted = 1; lifted < cardCount; lifted += 1) {
    await page.getByRole("button", { name: "Lift this one" }).click();
    await page.getByText(`${lifted} of ${cardCount} lifted`).waitFor();
  }
}

/** Films the page while `act` runs. Writes each frame to the folder, named by its time in milliseconds. */
async function film(page: Page, folder: string, act: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  let first = 0;
  session.on("Page.screencastFrame", ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    first ||= timestamp;
    const name = `${String(Math.round((timestamp - first) * 1000)).padStart(5, "0")}.png`;
    writeFileSync(join(folder, name), Buffer.from(data, "base64"));
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await act();
  await session.send("Page.stopScreencast");
  await session.detach();
}

interface Take {
  size: keyof typeof SIZES;
  scheme: (typeof SCHEMES)[number];
  cardCount: (typeof COUNTS)[number];
}

async function take(browser: Browser, url: string, { size, scheme, cardCount }: Take): Promise<CardFrame[]> {
  const look = { viewport: SIZES[size], colorScheme: scheme, reducedMotion: "no-preference" } as const;
  const context = await browser.newContext({ baseURL: url, ...look });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  await signUp(context, url);
  await comeToTheFan(page, cardCount);
  await film(page, join(FOLDER, `${size}-${scheme}-${cardCount}`), async () => {
    await page.evaluate(watchCard);
    await page.getByRole("button", { name: "Lift this one" }).click();
    await page.getByRole("heading", { name: "Which sentence is the heavy one?" }).waitFor();
    await wait(AFTER_MS);
  });
  const frames = await page.evaluate(() => (window as unknown as { cardFrames: CardFrame[] }).cardFrames);
  await context.close();
  return frames;
}

const browser = await openChromium();
const app = await startApp(PORT);
try {
  for (const size of Object.keys(SIZES) as Take["size"][]) {
    for (const scheme of SCHEMES) {
      for (const cardCount of COUNTS) {
        const frames = await take(browser, app.url, { size, scheme, cardCount });
        const empty = frames.filter(({ shownBy }) => shownBy === null).length;
        const title = `Frames without a card, ${size}, ${scheme}, ${cardCount} drawn`;
        printRatio({ title, aim: { atMost: 0 } }, empty, `of ${frames.length} frames`);
      }
    }
  }
  console.log(`The pictures are in ${FOLDER}`);
} finally {
  await browser.close();
  await app.stop();
}
