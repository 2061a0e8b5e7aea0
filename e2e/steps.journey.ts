import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { comesToAReading } from "./support/reading-steps.ts";

describe("a step that is hard to begin", () => {
  journey(
    "a step that is hard to begin is made smaller, gets two minutes, and is done on every device",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const id = await comesToAReading(person);
      const { page } = person;

      await page.getByRole("button", { name: "Make it smaller" }).last().click();
      await person.sees("The whole step:");
      await page.getByRole("button", { name: "Start two minutes" }).first().click();
      await page.getByRole("timer").waitFor();
      await person.presses("Pause");
      await page.reload();
      await page.getByRole("timer").waitFor();
      await person.sees("The whole step:");
      expect(await person.faults()).toEqual([]);

      await person.opens("/insights");
      await page.getByRole("timer").waitFor();
      await person.presses("Put the timer away");
      expect(await page.getByRole("timer").count()).toBe(0);

      await person.opens(`/insights/${id}`);
      await person.presses("Mark it done");
      await person.presses("Go on");
      await person.isOn(page.getByRole("button", { name: "Done", pressed: true }));
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByRole("button", { name: "Done", pressed: true }).waitFor();
    },
  );
});

describe("a person's own words on a reading", () => {
  journey(
    "a person's own words on a reading are a note that survives a lost connection, and a question that can be edited",
    app,
    async ({ someone }) => {
      const person = await someone();
      await comesToAReading(person);
      const { page, context } = person;
      const note = page.getByRole("textbox", { name: "Your note" });

      await context.setOffline(true);
      await note.fill("Dana said yes.");
      await person.sees("Saved on this device.");
      await context.setOffline(false);
      await page.getByText("Saved", { exact: true }).waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect.poll(() => note.inputValue()).toBe("Dana said yes.");

      await page.getByText("What you wrote").click();
      await person.presses("Edit");
      await page.getByRole("textbox", { name: "What you wrote" }).fill("Who signs the proposal?");
      await person.presses("Save");
      await person.sees("Who signs the proposal?");
      await page.getByText(/^edited/).waitFor();
    },
  );
});
