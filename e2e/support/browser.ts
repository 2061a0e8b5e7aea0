import { type Browser, chromium } from "playwright-core";
import { afterAll } from "vitest";
import { chromiumAdvice, findChromium } from "../../scripts/chromium.mjs";

/** The last ones keep the browser from talking to anybody but the app. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let launched: Promise<Browser> | undefined;

/** One browser a journey file. */
export function openBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  return await chromium.launch({ executablePath, args: FLAGS });
}

afterAll(async () => {
  const browser = await launched;
  launched = undefined;
  await browser?.close();
});
