import type { Page } from "playwright-core";
import { WORDS } from "./reading-steps.ts";
import { type Awaited, type WaitWatch, watchWait } from "./wait-watch.ts";

export interface FirstWords {
  /** The controls that were tapped, in their order. */
  taps: string[];
  /**
   * How long the person waited after the address was opened and after each tap, in milliseconds. The wait after the last
   * tap is split where the cards are seen.
   */
  waits: { after: string; ms: number }[];
}

/** How long a finger touches the screen for a tap, in milliseconds. The wait begins when it leaves the screen. */
const TAP_MS = 80;

const START: Awaited = { selector: "button", text: "Tell Rob", reacts: true };
const FIELD: Awaited = { selector: "form label", text: "What has you stuck?" };
const PACK: Awaited = { selector: "button", text: "Draw for me" };
const CARDS: Awaited = { selector: "ul[aria-label=Cards] li" };
const SKIP: Awaited = { selector: "button:not([aria-disabled=true])", text: "Just read it" };
const WORDS_OF_READING: Awaited = { selector: "article h1", withoutTexts: ["on its way", "No need to tap"] };

/**
 * Goes as a guest from the landing page, on which the text is written, to the first words of a reading, with the fewest taps: the
 * questions under the card are skipped. The text is filled in at once, so that the time for typing is not counted; the time from seeing a control to tapping it is not
 * counted either, but is as short as the browser's driver can make it.
 */
export async function goToFirstWords(page: Page): Promise<FirstWords> {
  const walk: FirstWords = { taps: [], waits: [] };
  const seen = async (names: string[]) => {
    const watch = await page.waitForFunction(() => {
      const { waitWatch } = window as unknown as { waitWatch?: WaitWatch };
      return waitWatch && !waitWatch.seenAt.includes(null) ? waitWatch : null;
    });
    const { tappedAt, seenAt } = (await watch.jsonValue()) as WaitWatch;
    let before = tappedAt ?? Number.NaN;
    for (const [place, after] of names.entries()) {
      const at = seenAt[place] ?? Number.NaN;
      walk.waits.push({ after, ms: at - before });
      before = at;
    }
  };
  const tap = async (name: string, awaited: Awaited[], names = [name]) => {
    walk.taps.push(name);
    const control = page.getByRole("button", { name }).first();
    // Scrolls to the control before the watch begins.
    await control.click({ trial: true });
    await page.evaluate(watchWait, { awaited, isOpening: false });
    await control.click({ delay: TAP_MS });
    await seen(names);
  };

  await page.addInitScript(watchWait, { awaited: [START], isOpening: true });
  await page.goto("/", { waitUntil: "commit" });
  await seen(["the address"]);
  await page.getByLabel(/^Write it here as it comes/).fill(WORDS);
  await tap("Tell Rob", [FIELD]);
  walk.taps.push("the consent");
  await page.getByLabel(/16 or older/).check();
  await tap("Send to Rob", [PACK]);
  await tap("Draw for me", [CARDS, SKIP], ["Draw for me", "the draw"]);
  await tap("Just read it", [WORDS_OF_READING]);
  return walk;
}
