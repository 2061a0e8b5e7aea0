import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { cardsOn, comesToAReading, ONE_CARD } from "./support/reading-steps.ts";
import { watchAddresses } from "./support/visited.ts";

const TEXT = "I bought flour in March. The starter failed twice. My daughter keeps asking when we bake.";
const HEAVY = "My daughter keeps asking when we bake.";
const ANSWERS = {
  heavySentence: HEAVY,
  difference: "There is a jar on the counter.",
  obstacle: {
    text: "I want it to work at once.",
    kind: "afraid",
    then: "I tell her that it may go wrong again.",
  },
  act: "Stir flour and water in a jar.",
  when: { text: "At the kitchen table" },
} as const;

/** Opens the page of somebody who answered every question. */
const comesToAPlan = (person: Person) =>
  comesToAReading(person, { ...ONE_CARD, words: TEXT, answers: ANSWERS });

async function isAsked({ page }: Person, question: RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name: question }).waitFor();
}

async function says(person: Person, answer: string): Promise<void> {
  await person.page.getByRole("textbox").fill(answer);
  await person.presses("Next");
}

describe("a page of a person's own words", () => {
  journey(
    "a page of a person's own words of which nothing was asked becomes a plan when the questions are answered later, with the same card, at the same address",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await comesToAReading(person, { ...ONE_CARD, words: TEXT });
      const cards = await cardsOn(person);
      const visited = watchAddresses(page);
      const paper = page.getByRole("region", { name: "in your own words" });
      await paper.getByRole("listitem").waitFor();
      expect(await paper.getByRole("listitem").count()).toBe(1);
      await page.getByRole("button", { name: "Start two minutes" }).waitFor();
      expect(await person.faults()).toEqual([]);

      await person.presses("Answer five short questions");
      await isAsked(person, /^Which sentence is the heavy one/);
      expect(await person.faults()).toEqual([]);
      await person.presses(HEAVY);
      await isAsked(person, /^If this moved a little by/);
      await says(person, ANSWERS.difference);
      await isAsked(person, /^What in you gets in the way/);
      await person.presses("Read it");

      await page.getByRole("heading", { level: 1, name: HEAVY }).waitFor();
      await paper.getByText(ANSWERS.difference).waitFor();
      expect(await cardsOn(person)).toEqual(cards);
      expect(visited).toEqual([]);
      await page.reload();
      await paper.getByText(ANSWERS.difference).waitFor();
      await person.opens("/new-insight");
      await person.sees("6 readings left today");
    },
  );

  journey(
    "a page of a person's own words has their plan in numbered lines, and one that is too big is asked for again",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 390, height: 844 } });
      const { page } = person;
      await comesToAPlan(person);
      const paper = page.getByRole("region", { name: "in your own words" });
      await paper.getByRole("listitem").nth(4).waitFor();
      expect(await paper.getByRole("listitem").count()).toBe(5);
      await person.sees("All yours. I only put it in a row.");
      expect(await person.faults()).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await person.faults()).toEqual([]);

      await person.presses("Too big");
      await isAsked(person, /^What is the smallest thing you could do/);
      expect(await page.getByRole("textbox").inputValue()).toBe(ANSWERS.act);
      await page.getByRole("textbox").fill("Put the jar on the table.");
      await person.presses("Read it");
      await paper.getByText(/Put the jar on the table\./i).waitFor();
      await paper.getByText(ANSWERS.difference).waitFor();

      await person.opens("/");
      await person.presses("Finish later");
      await page.getByRole("link", { name: "Too big" }).click();
      await isAsked(person, /^What is the smallest thing you could do/);
      expect(await page.getByRole("textbox").inputValue()).toBe("Put the jar on the table.");
      await page.getByRole("textbox").fill("Take the jar in my hand.");
      await person.presses("Read it");
      await paper.getByText(/Take the jar in my hand\./i).waitFor();
    },
  );

  journey(
    "a page of a person's own words points at what comes next once the plan is done",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await comesToAPlan(person);
      await person.presses("Did it");
      await page.getByRole("dialog", { name: "That’s done." }).waitFor();
      expect(await person.faults()).toEqual([]);
      await person.presses("Go on");
      await person.isOn(page.getByRole("status").filter({ hasText: "That’s done." }));
      const next = page.locator("[data-next]");
      expect(await next.textContent()).toContain(ANSWERS.difference);
      expect(await person.faults()).toEqual([]);
      await page.reload();
      await person.sees("That’s done.");
    },
  );
});
