import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { delayDoneEvent } from "./support/hold-done.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, cardsOn, sendsAndReads, waitsForInsightId } from "./support/reading-steps.ts";
import { watchAddresses } from "./support/visited.ts";

const WORDS = "I keep sending applications and nobody replies. My boss doesn't know. I feel sick on Sundays.";

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Runs in the page: returns whether the element is in the window, above the bar at its lower edge. */
function isAboveBar(element: Element): boolean {
  const bar = document.querySelector("nav.bottom-bar")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= (bar?.top ?? 0);
}

describe("a reading that misunderstood the request", () => {
  journey(
    "a reading that misunderstood the request can be requested again, once for each guess, with the same cards and the person's correction",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.comesToTheRequest();
      await asksAbout(person, { spread: "Quick Duck Spread", words: WORDS, isHardPartSaid: true });
      const chosen = page.getByRole("radio", { name: "It keeps happening", checked: true });
      await page.reload();
      await chosen.waitFor();
      expect(await person.faults()).toEqual([]);
      const visited = watchAddresses(page);
      const id = await sendsAndReads(person, { isFirst: true });
      const cards = await cardsOn(person);
      // The page of the reading under way does not navigate to its own address again.
      expect(visited).toEqual(["/create-insight", `/insights/${id}`]);

      await page.getByText("Not this? Pick what it is about").click();
      await person.sees("It is really about …");
      expect(await person.faults()).toEqual([]);
      await page.getByRole("region", { name: "Not this?" }).getByRole("button").first().click();
      await person.sees(/Your answer: /);
      expect(visited).toEqual(["/create-insight", `/insights/${id}`]);
      expect(await cardsOn(person)).toEqual(cards);

      await page.reload();
      await person.sees(/Your answer: /);
      // Two other guesses and "none of these" are left, and shown on demand.
      await page.getByText("Another answer after all").click();
      expect(await page.getByRole("region", { name: "Not this?" }).getByRole("button").count()).toBe(3);
      await person.opens("/new-insight");
      await person.sees("6 readings left today");
    },
  );

  journey(
    "a reading that was unsure says on the first screen that a question comes first, from its first words on, and one tap reads the same cards as sure",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.comesToTheRequest();
      const words = "The thing with the shed and my brother.";
      await page.addInitScript(delayDoneEvent);
      await page.reload();
      await asksAbout(person, { spread: "Quick Duck Spread", words });
      await person.agreesAndSends();
      await person.presses("Draw for me");
      const unsure = page.getByRole("heading", {
        level: 1,
        name: "First: which part is the hard one?",
      });
      const offer = page.getByText("Pick the one that fits, and I’ll write the reading from it.");
      const prose = page.getByRole("region", { name: "Interpretation" });
      // While the reading is being written, the page shows that the duck is unsure, also after a reload. Its guesses
      // cannot be pressed yet.
      for (const isReloaded of [false, true]) {
        if (isReloaded) await page.reload();
        await unsure.waitFor();
        await person.sees(`“${words}”`);
        await page.getByRole("button", { name: "none of these", disabled: true }).waitFor();
        expect(await prose.count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe("/create-insight");
      }
      const top = await unsure.evaluate((heading) => heading.getBoundingClientRect().top);
      await page.evaluate(() => (window as unknown as { letReadingEnd(): void }).letReadingEnd());
      await waitsForInsightId(person);
      expect(await unsure.evaluate((heading) => heading.getBoundingClientRect().top)).toBe(top);
      const cards = await cardsOn(person);
      await unsure.waitFor();
      await page.getByRole("button", { name: "Argue with Rob" }).waitFor();
      expect(await offer.evaluate(isAboveBar)).toBe(true);
      const answers = page.getByRole("region", { name: "Your answer" }).getByRole("button");
      expect(await answers.nth(1).evaluate(isAboveBar)).toBe(true);
      await person.sees("one of 4 answers");
      await person.sees(`“${words}”`);
      await person.sees("What this card means");
      expect(await page.getByRole("button", { name: "Mark it done" }).count()).toBe(0);
      expect(await person.faults()).toEqual([]);

      const address = page.url();
      await page.getByRole("region", { name: "Your answer" }).getByRole("button").first().click();
      await page.evaluate(() => (window as unknown as { letReadingEnd(): void }).letReadingEnd());
      await person.sees(/Your answer: /);
      expect(page.url()).toBe(address);
      await page.getByRole("button", { name: "Mark it done" }).waitFor();
      // The second reading begins with its headline, which is in sight although the button was further down.
      const headline = page.getByRole("heading", { level: 1 });
      await expect.poll(() => headline.evaluate(isInWindow)).toBe(true);
      expect((await cardsOn(person))[0]?.split("\n")[0]).toBe(cards[0]?.split("\n")[0]);
    },
  );
});
