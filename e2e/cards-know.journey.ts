import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { readsWithCard } from "./support/reading-steps.ts";

const CARD_ID = "the-cache";
const CARD = `/cards/${CARD_ID}`;

describe("a card's page for a person who has drawn it", () => {
  journey(
    "a card's page for a person who has drawn it shows advice after a reading, and saves the person's note",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page, context } = person;
      await person.comesToTheRequest();
      await readsWithCard(person, CARD_ID);

      await person.opens(CARD);
      await person.sees("Your Adaptive Card Experience");
      const guidance = page.locator("section[aria-labelledby=guidance] dd").first();
      await guidance.getByText(/\w{3}/).first().waitFor();
      await page.getByText("taken from the library").waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await person.faults()).toEqual([]);

      const answer = page.getByRole("textbox").first();
      await answer.fill("The answer is from March.");
      await page.getByLabel("Block type").first().selectOption("Work block");
      await page.getByText("Saved", { exact: true }).waitFor();
      await context.setOffline(true);
      await answer.fill("The answer is from March. Written in a tunnel.");
      await person.sees("Saved on this device.");
      await context.setOffline(false);
      await page.getByText("Saved", { exact: true }).waitFor();

      await person.presses("Dismiss");
      await page.reload();
      await page.getByText("Where it applies to you").waitFor();
      expect(await page.getByText("Your Adaptive Card Experience").count()).toBe(0);
      expect(await page.getByRole("textbox").first().inputValue()).toContain("in a tunnel");

      await person.opens("/cards");
      await person.presses("Your reflections");
      await person.isAt("/reflections");
      await person.types("Search reflections", "TUNNEL");
      await person.sees("Written in a tunnel.");
      await person.presses("The Cache");
      await person.isAt(CARD);
    },
  );

  journey(
    "a card's page for a person who has drawn it shows help lines before it saves words that speak of danger",
    app,
    async ({ someone }) => {
      const person = await someone({ colorScheme: "light" });
      const { page } = person;
      await person.comesToTheRequest();
      await readsWithCard(person, CARD_ID);
      await person.opens(CARD);
      const answer = page.getByRole("textbox").first();
      await answer.fill("I want to kill myself tonight.");
      await person.sees("Before anything else: please talk to a person.");
      expect(await answer.inputValue()).toBe("I want to kill myself tonight.");
      expect(await person.faults()).toEqual([]);
      await person.presses("Save it anyway");
      await page.getByText("Saved", { exact: true }).waitFor();
      await page.reload();
      await page.getByText("Where it applies to you").waitFor();
      expect(await page.getByRole("textbox").first().inputValue()).toBe("I want to kill myself tonight.");
    },
  );
});
