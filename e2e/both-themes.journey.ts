import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, ONE_CARD, waitsForPage } from "./support/reading-steps.ts";

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const TEXT = "I bought flour in March. The starter failed twice. My daughter keeps asking when we bake.";

/** Waits for the question, and scans the page in both themes. */
async function isAsked(person: Person, question: string | RegExp): Promise<void> {
  await person.isOn(person.page.getByRole("heading", { level: 1, name: question }));
  await passesInBothThemes(person, String(question));
}

async function passesInBothThemes(person: Person, place: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await person.page.emulateMedia({ colorScheme });
    expect(await person.faults(), `${place}, ${colorScheme}`).toEqual([]);
  }
}

async function says(person: Person, answer: string): Promise<void> {
  await person.page.getByRole("textbox").fill(answer);
  await person.presses("Next");
}

describe.each(WINDOWS)("in a window of $width by $height", (viewport) => {
  journey(
    "in both themes every question under the card and the page that the answers make pass the accessibility scan",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport });
      const { page } = person;
      await person.comesToTheRequest();
      await asksAbout(person, { ...ONE_CARD, type: "Life block", words: TEXT });
      await person.agreesAndSends();
      await person.presses("Draw for me");

      await isAsked(person, "Which sentence is the heavy one?");
      await person.presses("My daughter keeps asking when we bake.");
      await isAsked(person, /^If this moved a little by/);
      await says(person, "There is a jar on the counter.");
      await isAsked(person, "What in you gets in the way?");
      await person.presses("afraid");
      await passesInBothThemes(person, "what gets in the way, with a tap");
      await says(person, "I want it to work at once.");
      await isAsked(person, "And when that gets in the way, what will you do?");
      await says(person, "We bake something else.");
      await isAsked(person, /^What is the smallest thing/);
      await says(person, "learn to bake properly");
      await person.sees("What’s the first bit of it, the part of two minutes?");
      await passesInBothThemes(person, "a question back");
      await says(person, "tell my daughter when we begin");
      await isAsked(person, /^What are the words/);
      await says(person, "We begin on Saturday, and it may go wrong.");
      await isAsked(person, "Does that get you there?");
      await person.presses("Yes");
      await isAsked(person, "When and where?");
      await person.presses(/after breakfast/);

      await waitsForPage(person);
      const paper = page.getByRole("region", { name: "in your own words" });
      await paper.getByRole("listitem").nth(4).waitFor();
      expect(await paper.getByRole("listitem").count()).toBe(5);
      await person.sees("Say “We begin on Saturday, and it may go wrong” out loud once, just for yourself.");
      await passesInBothThemes(person, "the page");
      await person.presses(/^Ask me /);
      await person.sees(/^I’ll ask /);
      await passesInBothThemes(person, "the page that asks again");
      await person.presses("Did it");
      await page.getByRole("dialog", { name: "That’s done." }).waitFor();
      await passesInBothThemes(person, "the moment of a step that is done");
      await person.presses("Go on");
      await person.sees("That’s done.");
      await passesInBothThemes(person, "the page whose plan is done");
    },
  );

  journey(
    "in both themes the page of a person who skipped every question passes the accessibility scan",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport });
      await person.comesToTheRequest();
      await asksAbout(person, { ...ONE_CARD, type: "Life block", words: TEXT });
      await person.agreesAndSends();
      await person.presses("Draw for me");
      await person.presses("Just read it");
      await waitsForPage(person);
      await person.page.getByRole("button", { name: "Answer five short questions" }).waitFor();
      await passesInBothThemes(person, "the page");
    },
  );
});
