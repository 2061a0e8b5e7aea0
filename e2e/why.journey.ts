import { beforeAll, describe, expect } from "vitest";
import { loadDeck } from "#server/features/cards/cards.ts";
import { type FakeReply, type FakeRequest, fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { isForReading } from "./support/answer-slowly.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import {
  asksAbout,
  comesToAReading,
  drawsAndReads,
  getsReading,
  ONE_CARD,
  REQUEST_FIELD,
  sendsAndReads,
  WORDS,
} from "./support/reading-steps.ts";

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
  running.model.play((request) => (isForReading(request) ? replyWithCards(request) : fittingReply(request)));
});

/** Returns a reading with guesses, and with a sentence of each card that the request names. */
function replyWithCards({ body }: FakeRequest): FakeReply {
  const asked = JSON.stringify(body);
  const drawn = loadDeck().cards.filter(({ name }) => asked.includes(name));
  const interpretation = [FAKE_READING.interpretation, ...drawn.map(({ duckWisdom }) => duckWisdom)];
  return {
    kind: "answer",
    text: JSON.stringify({ ...FAKE_READING, interpretation: interpretation.join("\n\n") }),
  };
}

describe("a reading that is asked why", () => {
  journey(
    "a reading that is asked why says where each sentence comes from, and strikes out what is not so",
    () => running.app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await comesToAReading(person);
      await person.presses("Why does it say that?");
      await person.sees(/of this reading’s \d+ sentences (is a guess|are guesses)\./);
      expect(await person.faults()).toEqual([]);

      const guess = page.getByRole("button", { name: /^A guess:/ }).first();
      const sentence = ((await guess.textContent()) ?? "").replace(/^A guess:\s*/, "");
      await guess.click();
      await person.sees("the duck’s guess");
      expect(await person.faults()).toEqual([]);
      await person.presses("That’s not it");
      await person.sees("Struck out. Tap again to take it back.");
      await person.presses("Close");

      await page.reload();
      await person.presses("Why does it say that?");
      await page
        .getByRole("button", { name: /^A guess, struck out:/ })
        .first()
        .waitFor();
      await person.sees(sentence);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page
        .getByRole("button", { name: /^From the card:/ })
        .first()
        .click();
      await person.sees("Open the card");
      expect(await page.getByRole("dialog").count()).toBe(0);
    },
  );
});

describe("a question that is asked for the fourth time", () => {
  journey(
    "a question that is asked for the fourth time is declined with other things to do, and drawn all the same",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.getsAnAccount();
      for (const _ of [1, 2]) await getsReading(person, ONE_CARD);
      await person.opens("/new-insight");
      await asksAbout(person, ONE_CARD);
      await sendsAndReads(person);
      await person.sees("Enough for today. The pond will be here.");

      await person.opens("/new-insight");
      await asksAbout(person, ONE_CARD);
      await person.presses("Send to Rob");
      await person.sees("The cards have said their piece.");
      await page.getByRole("link", { name: "Make an if-then plan" }).waitFor();
      expect(await person.faults()).toEqual([]);
      await person.presses("Back to what I wrote");
      expect(await page.getByLabel(REQUEST_FIELD).inputValue()).toBe(WORDS);

      await person.presses("Send to Rob");
      await person.presses("Draw anyway");
      await drawsAndReads(person);
    },
  );
});
