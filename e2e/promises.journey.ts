import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { comesToAReading } from "./support/reading-steps.ts";

describe("a step with a day", () => {
  journey(
    "a step with a day is promised in a reading, asked about at home, and ticked by the answer",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const id = await comesToAReading(person, { answers: { act: "Send page four to Dana as it is." } });
      const { page } = person;

      await person.presses("Set a day");
      await page.getByRole("radio", { name: "Today" }).check();
      await page.getByRole("radio", { name: "70%" }).check();
      expect(await person.faults()).toEqual([]);
      await person.presses("Save");
      await person.sees("I’ll ask today");

      await person.opens("/");
      await person.isAt("/onboarding");
      await person.sees("Step 1 of 2");
      await person.opens("/");
      await page.getByRole("heading", { level: 1, name: "Today, you said. It’s time." }).waitFor();
      expect(await person.faults()).toEqual([]);
      const asked = page.getByRole("region", { name: "This step’s day" });
      const saved = page.waitForResponse((response) => response.url().endsWith(`/insights/${id}/steps/0`));
      await asked.getByRole("button", { name: "Did it" }).press("Enter");
      await page.getByRole("dialog", { name: "That’s done." }).waitFor();
      await saved;
      await person.presses("Go on");
      await person.isOn(page.getByRole("heading", { level: 1 }));
      await person.sees("Not done after all");

      await person.opens(`/insights/${id}`);
      await person.sees("That’s done.");
      await person.opens("/");
      await page.getByRole("heading", { name: "Your Active Blocks" }).waitFor();
      expect(await page.getByText("you said").count()).toBe(0);
    },
  );

  journey(
    "a step with a day can get an if-then plan: when this happens, then I do that",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const id = await comesToAReading(person);
      const { page } = person;
      const insight = await (await page.request.get(`/api/insights/${id}`)).json();
      await person.opens(`/blocks/${insight.associatedBlock.id}`);
      await person.presses("Write one");
      await page.getByRole("textbox", { name: "When" }).fill("I open the third draft");
      await page.getByRole("textbox", { name: "I will" }).fill("read its first line aloud");
      await person.presses("Save");
      await person.sees("When I open the third draft, I will read its first line aloud.");
      await page.reload();
      await person.sees("When I open the third draft, I will read its first line aloud.");
    },
  );
});
