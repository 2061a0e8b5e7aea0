import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { givePremium } from "./support/premium.ts";
import { getsReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const SENTENCE = "For each of ten steps, the duck tosses: write it down, or do it.";

describe("a small trial", () => {
  journey(
    "a small trial is locked for Free; with Premium it tosses ten steps and then proves its order",
    app,
    async (tools) => {
      const person = await tools.someone(PHONE);
      await person.getsAnAccount();
      const { page } = person;
      await person.opens("/patterns/trial");
      await page.getByRole("heading", { name: SENTENCE }).waitFor();
      await person.sees("Small trials are part of Premium.");
      expect(await person.faults()).toEqual([]);

      await getsReading(person);
      await givePremium(tools.app, person.email);
      await person.opens("/patterns/trial");
      await person.presses("Start the trial");
      for (let step = 0; step < 10; step += 1) {
        await person.types("The next small step", `Step ${step + 1}: one line.`);
        await person.presses("Toss");
        const falls = page.getByText(/^(Write|Do) it\.$/);
        await falls.waitFor();
        if (step === 0) expect(await person.faults()).toEqual([]);
        const isWritten = (await falls.textContent()) === "Write it.";
        await person.presses(isWritten ? "It moved" : "It did not");
        if (step < 9) await person.sees(`${step + 1} of 10 steps answered.`);
      }
      await page
        .getByRole("heading", { name: "Writing moved it more often: 5 of 5 against 0 of 5." })
        .waitFor();
      await page.getByText("How the order was drawn").click();
      await person.presses("Check it");
      await person.sees("It holds.");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    },
  );
});
