import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { readPdf } from "#test-support/read-pdf.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { givePremium } from "./support/premium.ts";
import { comesToAReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const OWN_WORDS = "I am ashamed that the yellow cover has never left the house.";

describe("the year in blocks", () => {
  journey(
    "the year in blocks is locked for Free; with Premium it shows the block and one's own sentence, and is saved as a PDF",
    app,
    async (tools) => {
      const person = await tools.someone(PHONE);
      await comesToAReading(person, { words: OWN_WORDS });
      await person.opens("/export");
      await person.presses("The year in blocks");
      await person.isAt("/year");
      await person.sees(/Locked. A whole year is part of Premium. There is enough for a page today/);
      expect(await person.faults()).toEqual([]);

      await givePremium(tools.app, person.email);
      await person.opens("/year");
      const { page } = person;
      await page.getByRole("blockquote").filter({ hasText: OWN_WORDS }).waitFor();
      await person.sees(/1\sday with a reading/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
      expect(await person.faults()).toEqual([]);
      const saving = page.waitForEvent("download");
      await person.presses("Save as PDF");
      const pdf = await readPdf(await readFile(await (await saving).path()));
      expect(pdf.isAccessible).toBe(true);
      expect(pdf.text.replaceAll(/\s+/g, " ")).toContain(OWN_WORDS);

      await person.opens("/year/2019");
      await person.sees(/There is no block, reading or word of yours in 2019/);
    },
  );
});
