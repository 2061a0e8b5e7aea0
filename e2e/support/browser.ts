import type { Browser } from "playwright-core";
import { openChromium } from "#scripts/chromium.mjs";

/** The key of the browser on the global object, which outlives the modules that each test file loads anew. */
const BROWSER = Symbol.for("the browser of the journeys in this process");

const kept = globalThis as { [BROWSER]?: Promise<Browser> };

/**
 * Returns the browser that all journeys of this process share; starting one takes a second. It ends with the process. One
 * that has ended before, or did not start, is replaced.
 */
export function openBrowser(): Promise<Browser> {
  kept[BROWSER] ??= launch().catch((error: unknown) => {
    delete kept[BROWSER];
    throw error;
  });
  return kept[BROWSER];
}

async function launch(): Promise<Browser> {
  const browser = await openChromium();
  browser.on("disconnected", () => {
    delete kept[BROWSER];
  });
  return browser;
}
