import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, cardsOn, readsOn, sendsAndReads } from "./support/reading-steps.ts";

const WORDS = "I keep sending applications and nobody replies. My boss doesn't know. I feel sick on Sundays.";

describe("a reading that misunderstood the request", () => {
  journey(
    "a reading that misunderstood the request can be requested again, once for each guess, with the same cards and the person's correction",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.hasAnAccount();
      await asksAbout(person, { spread: "Quick Duck Spread", words: WORDS, isHardPartSaid: true });
      const chosen = page.getByRole("radio", { name: "It keeps happening", checked: true });
      await page.reload();
      await chosen.waitFor();
      expect(await person.faults()).toEqual([]);
      const id = await sendsAndReads(person, { isFirst: true });
      const cards = await cardsOn(person);

      await person.sees(/Not this\? It is about/);
      expect(await person.faults()).toEqual([]);
      await page.getByRole("region", { name: "Not this?" }).getByRole("button").first().click();
      await person.isAt("/create-insight");
      await readsOn(person);
      await person.sees(/Read again as: /);
      expect(page.url()).toContain(id);
      expect(await cardsOn(person)).toEqual(cards);

      await page.reload();
      await person.sees(/Read again as: /);
      // Two other guesses and "none of these" are left.
      expect(await page.getByRole("region", { name: "Not this?" }).getByRole("button").count()).toBe(3);
      await person.opens("/new-insight");
      await person.sees("6 of 7 left today");
    },
  );

  journey(
    "a reading that was unsure begins with the person's own sentence and asks, and one tap reads the same cards as sure",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.hasAnAccount();
      const words = "The thing with the shed and my brother.";
      await asksAbout(person, { spread: "Quick Duck Spread", words });
      await sendsAndReads(person, { isFirst: true });
      const cards = await cardsOn(person);
      await page
        .getByRole("heading", { level: 1, name: "I’m not sure which part is the hard one." })
        .waitFor();
      await person.sees(`“${words}”`);
      await person.sees("What the card says to anybody");
      expect(await page.getByRole("button", { name: "Mark it done" }).count()).toBe(0);
      expect(await person.faults()).toEqual([]);

      await page.getByRole("region", { name: "Not this?" }).getByRole("button").first().click();
      await person.isAt("/create-insight");
      await readsOn(person);
      await person.sees(/Read again as: /);
      await page.getByRole("button", { name: "Mark it done" }).waitFor();
      expect((await cardsOn(person))[0]?.split("\n")[0]).toBe(cards[0]?.split("\n")[0]);
    },
  );
});
