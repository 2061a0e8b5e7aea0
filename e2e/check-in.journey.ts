import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { givePremium } from "./support/premium.ts";
import { getsReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const TODAY = (new Date().getUTCDay() + 6) % 7;

describe("the weekly check-in", () => {
  journey(
    "the weekly check-in is locked for Free; with Premium it is two minutes, and is kept",
    app,
    async (tools) => {
      const person = await tools.someone({ ...PHONE, timezoneId: "UTC" });
      await person.getsAnAccount();
      const { page } = person;
      await person.opens("/check-in");
      await person.sees("The weekly check-in is part of Premium.");
      expect(await person.faults()).toEqual([]);

      await getsReading(person);
      await givePremium(tools.app, person.email);
      await person.opens("/preferences");
      await page.getByLabel("Weekly check-in").selectOption(String(TODAY));
      await person.sees("Saved.");
      expect(await person.faults()).toEqual([]);

      await person.opens("/");
      await person.isAt("/onboarding");
      await person.sees("Step 1 of 2");
      await person.opens("/");
      await person.sees("Your two minutes are waiting.");
      await page.getByRole("link", { name: "Weekly check-in" }).click();
      await page.getByRole("heading", { name: "One reading." }).waitFor();
      await page.getByText("a little", { exact: true }).first().click();
      await page
        .getByRole("textbox", { name: /A note on/ })
        .first()
        .fill("Page two is there.");
      await page.getByPlaceholder("Write here, or leave it.").fill("I tidied the desk.");
      await page.getByText("Saved", { exact: true }).waitFor();
      expect(await person.faults()).toEqual([]);

      await person.presses("I’ll do that");
      await person.sees("That’s the check-in.");
      await page.getByText("Saved", { exact: true }).waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await person.sees("your step for next week");
      expect(await page.getByPlaceholder("Write here, or leave it.").inputValue()).toBe("I tidied the desk.");
      expect(await page.getByRole("radio", { name: "a little" }).first().isChecked()).toBe(true);
      await person.opens("/");
      await page.getByRole("heading", { name: "Your Active Blocks" }).waitFor();
      expect(await page.getByText("Your two minutes are waiting.").count()).toBe(0);
    },
  );
});
