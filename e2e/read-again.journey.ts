import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, cardsOn, drawsForMe, sendsAndReads, waitsForInsightId } from "./support/reading-steps.ts";

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
      await person.comesToTheRequest();
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
      await person.sees("7 readings left today");
    },
  );
});

/** The stream of a reading that the server could not write. */
const FAILURE = {
  contentType: "text/event-stream",
  body: `id: 1\ndata: ${JSON.stringify({
    type: "error",
    code: "reading_failed",
    message: "Unable to generate reading. Please try again.",
  })}\n\n`,
};

describe("a reading that fails", () => {
  journey(
    "a reading that fails says so, counts nothing, and can be tried again",
    app,
    async ({ someone }) => {
      running.model.play(fittingReply);
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.comesToTheRequest();
      await asksAbout(person);
      await person.agreesAndSends();
      await person.page.route("**/api/readings", (route) => route.fulfill(FAILURE), { times: 1 });
      await drawsForMe(person);
      await person.sees("Oops! Something went wrong");
      await person.sees("Unable to generate reading. Please try again.");
      await person.page.getByRole("link", { name: "Go to Home Page" }).waitFor();
      expect(await person.faults()).toEqual([]);
      await person.presses("Try again");
      await waitsForInsightId(person);
      await person.sees(FAKE_READING.headline);
      await person.opens("/new-insight");
      // Only the reading that was delivered counts towards the daily limit.
      await person.sees("6 readings left today");
    },
  );
});

describe("a reading whose model does not answer", () => {
  const INSTEAD = "The model did not answer, so the offline duck wrote this.";

  journey(
    "a reading whose model does not answer is by the offline duck, and says so before and after a reload",
    app,
    async ({ someone }) => {
      running.model.play([{ kind: "status", status: 400 }]);
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.comesToTheRequest();
      await asksAbout(person);
      await sendsAndReads(person, { isFirst: true });
      await person.sees(INSTEAD);
      await person.sees(/The offline duck composed this\.$/);
      expect(await person.page.getByText(/No language model saw them/).count()).toBe(0);
      expect(await person.faults()).toEqual([]);
      await person.page.reload();
      await person.sees(INSTEAD);
      await person.opens("/new-insight");
      await person.sees("7 readings left today");
    },
  );
});
