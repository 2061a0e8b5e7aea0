import { beforeAll, describe, expect } from "vitest";
import { FAKE_READING, FAKE_READING_TEXT, fittingReply } from "#test-support/fake-provider.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, cardsOn, readsOn } from "./support/reading-steps.ts";

/** So slow that three reloads fit in, although the cards turn over before the first word. */
const SLOW_MS = 400;
/** The bound that a reading of three cards is asked with; a block's name has another. */
const READING_TOKENS = 1400;

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
});
const app = () => running.app;

function answerSlowly(): void {
  running.model.play((request) =>
    isForReading(request)
      ? { kind: "answer", text: FAKE_READING_TEXT, everyMs: SLOW_MS }
      : fittingReply(request),
  );
}

function isForReading({ body }: { body: Record<string, unknown> }): boolean {
  return body.max_tokens === READING_TOKENS;
}

const FIRST_WORDS = FAKE_READING.interpretation.slice(0, 30);

describe("a reading under way", () => {
  journey("survives three reloads: one call to the model, one insight", app, async ({ someone }) => {
    answerSlowly();
    const before = running.model.requests.filter(isForReading).length;
    const person = await someone({ viewport: { width: 360, height: 740 } });
    await person.hasAnAccount();
    await asksAbout(person);
    await person.presses("Send to Rob");
    await person.sees("third party’s model");
    await person.agrees();
    await person.presses("Draw for me");
    for (let reload = 0; reload < 3; reload += 1) {
      await person.sees(FIRST_WORDS);
      expect(new URL(person.page.url()).pathname).toBe("/create-insight");
      await person.page.reload();
    }
    await person.sees(FIRST_WORDS);
    await readsOn(person);
    await person.sees(FAKE_READING.headline);
    await person.sees("A language model wrote this: a guess, not knowledge.");
    expect(running.model.requests.filter(isForReading).length - before).toBe(1);
    await person.opens("/insights");
    await person.sees(FAKE_READING.headline);
    expect(await person.page.getByRole("link", { name: /View Insight/ }).count()).toBe(1);
  });

  journey("goes on after the connection was lost", app, async ({ someone }) => {
    answerSlowly();
    const before = running.model.requests.filter(isForReading).length;
    const person = await someone();
    await person.hasAnAccount();
    await asksAbout(person);
    await person.presses("Send to Rob");
    await person.agrees();
    await person.presses("Draw for me");
    await person.sees(FIRST_WORDS);
    running.cable.cut();
    await person.sees("The connection is gone.");
    await readsOn(person);
    expect(running.model.requests.filter(isForReading).length - before).toBe(1);
  });

  journey(
    "is stopped by hand, saves nothing, and starts again with the same cards",
    app,
    async ({ someone }) => {
      answerSlowly();
      const person = await someone();
      await person.hasAnAccount();
      await asksAbout(person);
      await person.presses("Send to Rob");
      await person.agrees();
      await person.presses("Draw for me");
      await person.sees(FIRST_WORDS);
      const drawn = await cardsOn(person);
      expect(drawn).toHaveLength(3);
      await person.presses("Stop");
      await person.sees("This reading was stopped. Nothing was saved.");
      expect(await person.faults()).toEqual([]);
      running.model.play(fittingReply);
      await person.presses("Try again");
      await readsOn(person);
      expect(await cardsOn(person)).toEqual(drawn);
      await person.opens("/insights");
      await person.sees(FAKE_READING.headline);
      expect(await person.page.getByRole("link", { name: /View Insight/ }).count()).toBe(1);
    },
  );
});
