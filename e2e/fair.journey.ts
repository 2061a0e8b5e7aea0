import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, sendsAndReads } from "./support/reading-steps.ts";

describe("a person who doubts the deck", () => {
  journey(
    "a person who doubts the deck checks their own reading, and sees a changed receipt fail",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.comesToTheRequest();
      await asksAbout(person);
      const id = await sendsAndReads(person, { isFirst: true });
      const insight = await (await person.page.request.get(`/api/insights/${id}`)).json();
      await person.page.getByText("How these cards were drawn").click();
      await person.sees(insight.receipt.commitment);
      await person.sees(insight.receipt.serverSeed);
      expect(await person.faults()).toEqual([]);
      await person.presses("Check it yourself");
      await person.sees("It holds.");
      const cards = person.page.getByRole("list", { name: "Cards" }).getByRole("listitem");
      expect(await cards.count()).toBe(3);

      const receipt = person.page.getByRole("textbox", { name: "A receipt" });
      const honest = await receipt.inputValue();
      const changes: [from: string, to: string, sentence: string][] = [
        [insight.receipt.serverSeed, "0".repeat(64), "The seal does not fit"],
        [
          `"id": "${insight.cardsDrawn[0].id}"`,
          '"id": "the-nothing"',
          "The cards that come out are not the ones",
        ],
        [insight.receipt.deckVersion, "0".repeat(64), "another version of the deck"],
        ['"cut": 0', '"cut": 7', "The cut is not the one"],
        ["{", "", "This is not a receipt"],
      ];
      for (const [from, to, sentence] of changes) {
        await receipt.fill(honest.replace(from, to));
        await person.presses("Check it");
        await person.sees(new RegExp(sentence));
        expect(await person.page.getByText("It holds.").count()).toBe(0);
      }
      await person.sees(/^3 cards in 1 reading\. These are small numbers\./);
      expect(await person.page.getByRole("img", { name: /^How often each/ }).count()).toBe(0);
      expect(await person.page.locator("footer").count()).toBe(1);
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );

  journey(
    "a person who doubts the deck needs no account, and can start with an example",
    app,
    async ({ someone }) => {
      const visitor = await someone({ colorScheme: "light" });
      await visitor.opens("/fair");
      await visitor.sees("Is the deck fair?");
      await visitor.presses("Give me an example");
      await visitor.presses("Check it");
      await visitor.sees("It holds.");
      expect(await visitor.page.getByText("How it has treated you").count()).toBe(0);
    },
  );
});
