import type { Locator, Page } from "playwright-core";
import { WORDS } from "./reading-steps.ts";

export interface FirstWords {
  /** The controls that were tapped, in their order. */
  taps: string[];
  /** How long the person waited after the address was opened and after each tap, in milliseconds. */
  waits: { after: string; ms: number }[];
}

/**
 * Goes as a guest from the landing page to the first words of a reading, with the fewest taps. The text of the request
 * is filled in at once, so that the time for typing is not counted.
 */
export async function goToFirstWords(page: Page): Promise<FirstWords> {
  const walk: FirstWords = { taps: [], waits: [] };
  const button = (name: string) => page.getByRole("button", { name });
  const waitAfter = async (after: string, act: () => Promise<unknown>, next: Locator) => {
    const began = performance.now();
    await act();
    await next.waitFor();
    walk.waits.push({ after, ms: performance.now() - began });
  };
  const tap = async (name: string, next: Locator) => {
    walk.taps.push(name);
    const control = button(name).first();
    // Scrolls to the control before the time is measured, so that scrolling does not count as a wait.
    await control.click({ trial: true });
    await waitAfter(name, () => control.click(), next);
  };

  await waitAfter("the address", () => page.goto("/"), button("Start Free Consultation").first());
  await tap("Start Free Consultation", button("Try one reading first"));
  await tap("Try one reading first", page.getByLabel("What has you stuck?"));
  await page.getByLabel("What has you stuck?").fill(WORDS);
  const consent = page.getByLabel(/16 or older/);
  walk.taps.push("the consent");
  await consent.check();
  await tap("Send to Rob", button("Draw for me"));
  const words = page.getByRole("heading", { level: 1 }).filter({ hasNotText: "on its way" });
  await tap("Draw for me", page.locator("ul[aria-label=Cards]").locator("visible=true").first());
  await waitAfter("the draw", async () => undefined, words);
  return walk;
}
