import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, cardsOn, sendsAndReads, waitsForInsightId } from "./support/reading-steps.ts";

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
});
const app = () => running.app;

describe("a reading whose words were lost", () => {
  journey(
    "a reading whose words were lost says so, and the same cards are read again at no cost",
    app,
    async ({ someone }) => {
      running.model.play([{ kind: "answer", text: "The duck ate it." }]);
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.hasAnAccount();
      await asksAbout(person);
      const id = await sendsAndReads(person, { isFirst: true });
      await person.sees("The duck lost his words.");
      await person.sees("The cards suggest looking at this from a different angle");
      const cards = await cardsOn(person);
      expect(await person.faults()).toEqual([]);

      running.model.play(fittingReply);
      await person.presses("Read the same cards again");
      await person.sees(FAKE_READING.headline);
      expect(person.page.url()).toContain(id);
      expect(await cardsOn(person)).toEqual(cards);
      expect(await person.page.getByText("The duck lost his words.").count()).toBe(0);
      await person.opens("/new-insight");
      await person.sees("7 of 7 left today");
    },
  );
});

describe("a reading that fails", () => {
  journey(
    "a reading that fails says so, counts nothing, and can be tried again",
    app,
    async ({ someone }) => {
      running.model.play([{ kind: "status", status: 400 }]);
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.hasAnAccount();
      await asksAbout(person);
      await person.presses("Send to Rob");
      await person.agrees();
      await person.presses("Draw for me");
      await person.sees("Oops! Something went wrong");
      await person.sees("Unable to generate reading. Please try again.");
      await person.page.getByRole("link", { name: "Go to Home Page" }).waitFor();
      expect(await person.faults()).toEqual([]);
      running.model.play(fittingReply);
      await person.presses("Try again");
      await waitsForInsightId(person);
      await person.sees(FAKE_READING.headline);
      await person.opens("/new-insight");
      // A reading that failed because of the app does not count towards the daily limit.
      await person.sees("7 of 7 left today");
    },
  );
});
