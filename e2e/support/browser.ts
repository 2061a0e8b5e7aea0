import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { openChromium } from "#scripts/chromium.mjs";

let launched: Promise<Browser> | undefined;

/** Opens one browser for all journeys of a file. */
export function openBrowser(): Promise<Browser> {
  launched ??= openChromium();
  return launched;
}

afterAll(async () => {
  const browser = await launched;
  launched = undefined;
  await browser?.close();
});
