import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { openChromium } from "#scripts/chromium.mjs";

let launched: Promise<Browser> | undefined;

/** Opens the browser that all journeys of a file share. */
export function openBrowser(): Promise<Browser> {
  launched ??= openChromium();
  return launched;
}

afterAll(async () => {
  const browser = await launched;
  launched = undefined;
  await browser?.close();
});
