import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { shareOfWeakContrast } from "./support/ground.ts";
import { journey } from "./support/journey.ts";

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
  { width: 768, height: 500 },
];
/**
 * The largest share of a text's background that may have weak contrast. Text may lie on stars and on the thin lines at
 * the pond's bank.
 */
const MOST_WEAK = 0.03;

describe.each(WINDOWS)("the landing in a window of $width by $height", (viewport) => {
  journey(
    "the landing page in a small window has every word on dark ground, and both of its start buttons on the first screen",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport });
      await person.opens("/");
      const { page } = person;
      const start = page.getByRole("button", { name: "Start Free Consultation" });
      const cards = page.getByRole("link", { name: "View Cards" });
      await start.waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const control of [start, cards]) {
        const box = await control.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
      }
      const headline = page.getByRole("heading", { level: 1 });
      const lines = await headline.locator("span").all();
      expect(lines).toHaveLength(3);
      for (const text of [...lines, cards, page.getByRole("link", { name: "Sign in" })]) {
        // The element of the headline is as wide as the page, so the width of its words is measured.
        await text.evaluate((element) =>
          Object.assign((element as HTMLElement).style, { width: "fit-content" }),
        );
        expect(await shareOfWeakContrast(page, text), (await text.textContent()) ?? "").toBeLessThan(
          MOST_WEAK,
        );
      }
    },
  );
});
