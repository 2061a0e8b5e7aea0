import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { goToFirstWords } from "./support/first-words.ts";
import { journey } from "./support/journey.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const MOST_TAPS = 5;

describe("the first words of a reading", () => {
  journey(
    "the first words of a reading are at most five taps from the landing on a phone, and no address is asked for",
    app,
    async ({ someone }) => {
      const { page } = await someone(PHONE);
      const { taps } = await goToFirstWords(page);
      expect(taps.length, taps.join(", ")).toBeLessThanOrEqual(MOST_TAPS);
      expect(await page.getByLabel("Email").count()).toBe(0);
    },
  );
});
