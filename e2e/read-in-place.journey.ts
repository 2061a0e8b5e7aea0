import type { Locator } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { answerSlowly } from "./support/answer-slowly.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { type JourneyTools, journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { cardsOn, comesToAReading } from "./support/reading-steps.ts";
import { watchAddresses } from "./support/visited.ts";

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
});
const app = () => running.app;

/** The pause between the model's words, in milliseconds: long enough for a reload and a look at the page. */
const SLOW_MS = 120;
const CORRECTION = "It is about the invoice.";
const SECOND = {
  ...FAKE_READING,
  headline: "The invoice is the draft.",
  // The text is long enough that a phone does not show what is below it.
  interpretation: [
    "You call it a proposal, and it is a bill. Nobody sends a bill that is still a question.",
    "The Infinite Loop is the card for that: plenty of motion and no distance, and you named the count yourself.",
    "Nobody has raised a conflict, because nobody has seen the page. That is a peace with a price, and you pay it weekly.",
  ].join("\n\n"),
};

async function beginsOnAReading({ someone }: JourneyTools, viewport: { width: number; height: number }) {
  running.model.play(fittingReply);
  const person = await someone({ viewport });
  await comesToAReading(person);
  return person;
}

/** Returns the vertical position of each element in the window, in pixels from the top. */
function placesOf(...elements: Locator[]): Promise<number[]> {
  return Promise.all(
    elements.map((element) => element.evaluate((shown) => shown.getBoundingClientRect().top)),
  );
}

async function corrects(person: Person): Promise<void> {
  await person.presses("That’s not it");
  await person.types("What it is about", CORRECTION);
  await person.presses("Read again");
}

describe("a reading that is corrected", () => {
  const isReadInPlace = async (tools: JourneyTools, viewport: { width: number; height: number }) => {
    const person = await beginsOnAReading(tools, viewport);
    const { page } = person;
    const cards = await cardsOn(person);
    const visited = watchAddresses(page);
    const finish = answerSlowly(running.model, JSON.stringify(SECOND), SLOW_MS);
    await corrects(person);
    await person.sees("Reading the same cards again.");
    // The first reading remains readable until the new one has words.
    await person.sees(FAKE_READING.headline);

    const heading = page.getByRole("heading", { level: 1 });
    const words = page.getByText(/You call it a proposal/);
    await words.waitFor();
    expect(await heading.textContent()).toBe("Your reading is on its way");
    expect(await page.getByText(FAKE_READING.headline).count()).toBe(0);
    expect(await words.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    expect(await cardsOn(person)).toEqual(cards);
    const before = await placesOf(heading, words);

    finish();
    await person.sees(SECOND.headline);
    await person.sees(`Your answer: ${CORRECTION}`);
    expect(await placesOf(heading, words)).toEqual(before);
    expect(visited).toEqual([]);
    expect(await cardsOn(person)).toEqual(cards);
  };

  journey(
    "a reading that is corrected on a phone is read again in its place: the page, the cards and the address stay",
    app,
    (tools) => isReadInPlace(tools, { width: 360, height: 740 }),
  );
  journey(
    "a reading that is corrected on a wide screen is read again in its place: the page, the cards and the address stay",
    app,
    (tools) => isReadInPlace(tools, { width: 1280, height: 800 }),
  );

  journey(
    "a reading that is corrected goes on after a reload, with one call to the model",
    app,
    async (tools) => {
      const person = await beginsOnAReading(tools, { width: 360, height: 740 });
      const finish = answerSlowly(running.model, JSON.stringify(SECOND), SLOW_MS);
      const before = running.model.requests.length;
      await corrects(person);
      await person.sees(/You call it/);
      await person.page.reload();
      await person.sees(/You call it/);
      finish();
      await person.sees(SECOND.headline);
      await person.sees(`Your answer: ${CORRECTION}`);
      expect(running.model.requests.length - before).toBe(1);
    },
  );

  journey(
    "a reading that is corrected stays as it was when the new one fails, and can be tried again",
    app,
    async (tools) => {
      const person = await beginsOnAReading(tools, { width: 360, height: 740 });
      running.model.play([{ kind: "status", status: 400 }]);
      await corrects(person);
      await person.sees("Oops! Something went wrong");
      await person.sees("This reading is as it was.");
      await person.sees(FAKE_READING.headline);
      await person.page.getByRole("button", { name: "Mark it done" }).waitFor();
      expect(await person.faults()).toEqual([]);

      const finish = answerSlowly(running.model, JSON.stringify(SECOND), SLOW_MS);
      await person.presses("Try again");
      await person.sees(/You call it/);
      await person.presses("Stop");
      await person.sees("Stopped");
      await person.sees(FAKE_READING.headline);
      await person.presses("Keep this reading");
      expect(await person.page.getByText("Stopped").count()).toBe(0);
      expect(await person.page.getByLabel("What it is about").inputValue()).toBe(CORRECTION);
      finish();
      await person.presses("Read again");
      await person.sees(SECOND.headline);
      await person.sees(`Your answer: ${CORRECTION}`);
    },
  );
});
