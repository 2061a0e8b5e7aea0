import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { readPdf } from "#test-support/read-pdf.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { givePremium } from "./support/premium.ts";
import { comesToAReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const OWN_WORDS = "The yellow cover has never left the house. #import $x$ ]";

describe("an export of all readings", () => {
  journey(
    "an export of all readings is asked for as a PDF, written, opened with one's own words in it, and removed",
    app,
    async (tools) => {
      const person = await tools.someone(PHONE);
      await comesToAReading(person, { words: OWN_WORDS });
      await person.opens("/export");
      await person.sees(/Premium writes one reading/);
      expect(await person.faults()).toEqual([]);

      await givePremium(tools.app, person.email);
      await person.opens("/export");
      const { page } = person;
      await person.sees(/None yet. A file stays here for 7 days/);
      await page.getByLabel("PDF, to keep or print").check();
      await person.presses("Create the file");
      await person.sees(/You can leave this page; the file will still be made/);
      await person.sees(/until /);
      const saving = page.waitForEvent("download");
      await person.presses(/^Download/);
      const pdf = await readPdf(await readFile(await (await saving).path()));
      expect([pdf.language, pdf.isAccessible]).toEqual(["en", true]);
      expect(pdf.text).toContain(OWN_WORDS);
      expect(pdf.tags.filter(({ role }) => role === "H2").length).toBe(1);
      expect(await person.faults()).toEqual([]);

      await person.presses(/^Remove/);
      await person.sees(/None yet. A file stays here for 7 days/);
    },
  );
});
