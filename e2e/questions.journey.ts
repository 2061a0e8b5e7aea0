import { describe, expect } from "vitest";
import type { Answers } from "#domain/asking/answers.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, ONE_CARD, waitsForPage } from "./support/reading-steps.ts";

const PHONE = { width: 390, height: 844 };
const TEXT = "I bought flour in March. The starter died twice. My daughter keeps asking when we bake.";
const HEAVY = "My daughter keeps asking when we bake.";
/** The least width of a card under which questions are asked, in pixels. */
const LEAST_CARD = 180;
/** The most that the questions may shift the page, by the browser's measure. */
const MOST_SHIFT = 0.01;

/** Sends the text, and lets the duck draw one card. Ends at the first question. */
async function comesToTheQuestions(person: Person): Promise<void> {
  await person.comesToTheRequest();
  await asksAbout(person, { ...ONE_CARD, type: "Life block", words: TEXT });
  await person.agreesAndSends();
  await person.presses("Draw for me");
  await isAsked(person, "Which sentence is the heavy one?");
}

/** Waits until the question is there and has the focus. */
async function isAsked(person: Person, question: string | RegExp): Promise<void> {
  await person.isOn(person.page.getByRole("heading", { level: 1, name: question }));
}

const field = ({ page }: Person) => page.getByRole("textbox");

async function says(person: Person, answer: string): Promise<void> {
  await field(person).fill(answer);
  await person.presses("Next");
}

async function answersOf({ page }: Person, id: string): Promise<Answers | undefined> {
  return (await (await page.request.get(`/api/insights/${id}`)).json()).answers;
}

async function placeOfCard({ page }: Person) {
  return await page
    .getByRole("list", { name: "Cards" })
    .locator(".card-front, .card-in-spread")
    .first()
    .boundingBox();
}

describe("the questions under the card", () => {
  journey(
    "the questions under the card are answered one after the other, survive a reload and a step back, and become the page",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: PHONE, colorScheme: "dark" });
      await person.page.addInitScript(watchShifts);
      await comesToTheQuestions(person);
      const card = await placeOfCard(person);
      expect(card?.width).toBeGreaterThanOrEqual(LEAST_CARD);
      expect(await person.faults()).toEqual([]);
      const from = await person.page.evaluate(() => performance.now());

      await person.presses(HEAVY);
      await isAsked(person, /^If this moved a little by/);
      await says(person, "There is a jar on the counter.");
      await isAsked(person, "What in you gets in the way?");
      await person.presses("afraid");
      await field(person).fill("I want it to work");

      const shifts = await person.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const shifted = shifts.filter(({ at }) => at > from).reduce((sum, { value }) => sum + value, 0);
      expect(shifted).toBeLessThan(MOST_SHIFT);
      await person.page.reload();
      await isAsked(person, "What in you gets in the way?");
      expect(await field(person).inputValue()).toBe("I want it to work");
      await person.page.getByRole("button", { name: "afraid", pressed: true }).waitFor();
      expect((await placeOfCard(person))?.width).toBe(card?.width);

      await person.presses("Back");
      await isAsked(person, /^If this moved a little by/);
      expect(await field(person).inputValue()).toBe("There is a jar on the counter.");
      await person.presses("Next");
      await person.presses("Next");
      await isAsked(person, "And when that gets in the way, what will you do?");
      await says(person, "She names it anyway.");

      await isAsked(person, /^What is the smallest thing/);
      await says(person, "learn to bake properly");
      await person.sees("What’s the first bit of it, the part of two minutes?");
      await says(person, "stir flour and water in a jar");
      await isAsked(person, "Does that get you there?");
      expect(await person.faults()).toEqual([]);
      await person.presses("Not yet");
      await isAsked(person, "What would get you a bit of the way there?");
      await says(person, "put the flour and a jar on the counter");
      await isAsked(person, "When and where?");
      await person.sees("put the flour and a jar on the counter");
      await person.presses(/after breakfast/);

      const id = await waitsForPage(person);
      expect(await answersOf(person, id)).toEqual({
        heavySentence: HEAVY,
        difference: "There is a jar on the counter.",
        obstacle: { kind: "afraid", text: "I want it to work", then: "She names it anyway." },
        act: "put the flour and a jar on the counter",
        when: {
          text: expect.stringMatching(/^\w+ after breakfast$/),
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT09:30$/),
        },
      });
      const kept = await person.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toContain("jar on the counter");
    },
  );

  journey(
    "the questions under the card can all be skipped, and the reading comes",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: PHONE });
      await comesToTheQuestions(person);
      await person.presses("None of them");
      await isAsked(person, /^If this moved a little by/);
      for (const next of ["What in you gets in the way?", /^What is the smallest thing/, "When and where?"]) {
        await person.presses("Skip this one");
        await isAsked(person, next);
      }
      await person.presses("Skip this one");
      const id = await waitsForPage(person);
      expect(await answersOf(person, id)).toBeUndefined();
    },
  );

  journey("the questions under the card are answered by the keyboard alone", app, async ({ someone }) => {
    const person = await someone();
    const { keyboard } = person.page;
    await comesToTheQuestions(person);
    for (let row = 0; row < 3; row += 1) await keyboard.press("Tab");
    await person.isOn(person.page.getByRole("button", { name: HEAVY }));
    await keyboard.press("Enter");
    const lines: [string | RegExp, string][] = [
      [/^If this moved a little by/, "There is a jar."],
      ["What in you gets in the way?", "I want it to work."],
      ["And when that gets in the way, what will you do?", "She names it anyway."],
      [/^What is the smallest thing/, "stir flour and water in a jar"],
    ];
    for (const [question, line] of lines) {
      await isAsked(person, question);
      await keyboard.press("Tab");
      await keyboard.type(line);
      await keyboard.press("Enter");
    }
    await isAsked(person, "Does that get you there?");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await isAsked(person, "When and where?");
    await keyboard.press("Tab");
    await keyboard.press("Space");
    const id = await waitsForPage(person);
    expect(await answersOf(person, id)).toMatchObject({
      heavySentence: HEAVY,
      act: "stir flour and water in a jar",
      when: { at: expect.any(String) },
    });
  });

  journey(
    "the questions under the card are not asked again after 'Just read it', until 'Ask me first' is pressed",
    app,
    async ({ someone }) => {
      const guest = await someone({ viewport: PHONE });
      await guest.comesAsGuest();
      await guest.page.getByLabel("What has you stuck?").fill(TEXT);
      await guest.agreesAndSends();
      await guest.presses("Draw for me");
      await guest.presses("Just read it");
      await waitsForPage(guest);

      const person = await someone({ viewport: PHONE });
      await comesToTheQuestions(person);
      await person.presses("Just read it");
      await waitsForPage(person);
      await person.opens("/preferences");
      const box = person.page.getByLabel(/Ask me first/);
      expect(await box.isChecked()).toBe(false);
      await person.opens("/new-insight");
      await asksAbout(person, { ...ONE_CARD, type: "Life block", words: TEXT });
      await person.presses("Send to Rob");
      await person.presses("Ask me first");
      await person.page.getByRole("button", { name: "Ask me first" }).waitFor({ state: "detached" });
      await person.presses("Draw for me");
      await isAsked(person, "Which sentence is the heavy one?");
    },
  );
});
