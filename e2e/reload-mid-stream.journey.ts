import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { FAKE_READING, FAKE_READING_TEXT } from "#test-support/fake-reading.ts";
import { answerSlowly, isForReading } from "./support/answer-slowly.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { type JourneyTools, journey } from "./support/journey.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, cardsOn, drawsForMe, waitsForInsightId } from "./support/reading-steps.ts";

/**
 * The pause between the model's words, in milliseconds: long enough for three reloads, even though the cards turn over
 * before the first word.
 */
const SLOW_MS = 320;

let running: AppWithModel;
beforeAll(async () => {
  running = await startAppWithModel();
});
const app = () => running.app;

const FIRST_WORDS = FAKE_READING.interpretation.slice(0, 30);

describe("a reading under way", () => {
  journey(
    "a reading under way survives three reloads: one call to the model, one insight",
    app,
    async ({ someone }) => {
      const finish = answerSlowly(running.model, FAKE_READING_TEXT, SLOW_MS);
      const before = running.model.requests.filter(isForReading).length;
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.comesToTheRequest();
      await asksAbout(person);
      await person.presses("Send to Rob");
      await person.sees("third party’s model");
      await person.agreesInDialog();
      await drawsForMe(person);
      for (let reload = 0; reload < 3; reload += 1) {
        await person.sees(FIRST_WORDS);
        expect(new URL(person.page.url()).pathname).toBe("/create-insight");
        await person.page.reload();
      }
      await person.sees(FIRST_WORDS);
      finish();
      await waitsForInsightId(person);
      await person.sees(FAKE_READING.headline);
      await person.sees("A language model wrote this: a guess, not knowledge.");
      expect(running.model.requests.filter(isForReading).length - before).toBe(1);
      await person.opens("/insights");
      await person.sees(FAKE_READING.headline);
      expect(await person.page.getByRole("link", { name: /View Insight/ }).count()).toBe(1);
    },
  );

  journey("a reading under way goes on after the connection was lost", app, async ({ someone }) => {
    const finish = answerSlowly(running.model, FAKE_READING_TEXT, SLOW_MS);
    const before = running.model.requests.filter(isForReading).length;
    const person = await someone();
    await person.comesToTheRequest();
    await asksAbout(person);
    await person.agreesAndSends();
    await drawsForMe(person);
    await person.sees(FIRST_WORDS);
    running.cable.cut();
    await person.sees("The connection is gone.");
    finish();
    await waitsForInsightId(person);
    expect(running.model.requests.filter(isForReading).length - before).toBe(1);
  });

  journey(
    "a reading under way is stopped by hand, saves nothing, and starts again with the same cards",
    app,
    async ({ someone }) => {
      answerSlowly(running.model, FAKE_READING_TEXT, SLOW_MS);
      const person = await someone();
      await person.comesToTheRequest();
      await asksAbout(person);
      await person.agreesAndSends();
      await drawsForMe(person);
      await person.sees(FIRST_WORDS);
      const drawn = await cardsOn(person);
      expect(drawn).toHaveLength(3);
      await person.presses("Stop");
      await person.sees("This reading was stopped. Nothing was saved.");
      expect(await person.faults()).toEqual([]);
      running.model.play(fittingReply);
      await person.presses("Try again");
      await waitsForInsightId(person);
      expect(await cardsOn(person)).toEqual(drawn);
      await person.opens("/insights");
      await person.sees(FAKE_READING.headline);
      expect(await person.page.getByRole("link", { name: /View Insight/ }).count()).toBe(1);
    },
  );
});

/** An answer of four paragraphs, so that a phone has to scroll. */
const LONG_READING = {
  ...FAKE_READING,
  interpretation: [
    FAKE_READING.interpretation,
    "The Infinite Loop is the card for that: plenty of motion and no distance, and you named the count yourself.",
    "Nobody has raised a conflict, because nobody has seen the page. That is a peace with a price, and you pay it weekly.",
    "One reader ends it. Not the right reader, and not the last draft: the next person who answers their mail.",
  ].join("\n\n"),
};
/**
 * The pause between the model's words, in milliseconds: short enough for a test, long enough to scroll and to select a
 * sentence.
 */
const STEADY_MS = 70;
const SCROLLED = 300;
/** The maximum layout shift, as the browser scores it, between the first word and the end of the reading. */
const MOST_SHIFT = 0.01;

interface Held {
  scrollY: number;
  selected: string;
  isSelectionAttached: boolean;
  top: number;
}

/** Scrolls down and selects the first sentence of the reading that is being written. */
function scrollAndSelect(person: Person, sentence: string): Promise<void> {
  return person.page.evaluate(
    ({ sentence, scrolled }) => {
      window.scrollTo({ top: scrolled, behavior: "instant" });
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.nodeValue?.indexOf(sentence) ?? -1;
        if (at === -1) continue;
        getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + sentence.length);
        Object.assign(window, { held: walker.currentNode });
        return;
      }
    },
    { sentence, scrolled: SCROLLED },
  );
}

function whatIsHeld(person: Person): Promise<Held> {
  return person.page.evaluate(() => {
    const node = (window as unknown as { held: Node }).held;
    return {
      scrollY: window.scrollY,
      selected: String(getSelection()),
      isSelectionAttached: node.isConnected,
      top: node.parentElement?.getBoundingClientRect().top ?? Number.NaN,
    };
  });
}

describe("a reading that is read while it is written", () => {
  const stays = async ({ someone }: JourneyTools, viewport: { width: number; height: number }) => {
    running.model.play((request) =>
      isForReading(request)
        ? { kind: "answer", text: JSON.stringify(LONG_READING), everyMs: STEADY_MS }
        : fittingReply(request),
    );
    const person = await someone({ viewport });
    await person.comesToTheRequest();
    await person.page.addInitScript(watchShifts);
    await person.page.reload();
    await asksAbout(person);
    await person.agreesAndSends();
    await drawsForMe(person);
    const sentence = "You wrote it four times and sent it to nobody.";
    await person.sees(sentence);
    await scrollAndSelect(person, sentence);
    const from = await person.page.evaluate(() => performance.now());
    const before = await whatIsHeld(person);
    expect(before).toMatchObject({ scrollY: SCROLLED, selected: sentence, isSelectionAttached: true });
    const heading = person.page.getByRole("heading", { level: 1 });
    const place = await heading.evaluate((element) => element.getBoundingClientRect().top);

    await person.isAt(/\/insights\/[0-9a-f-]+$/);
    await person.page.getByRole("button", { name: "That’s it" }).waitFor();
    expect(await whatIsHeld(person)).toEqual(before);
    expect(await heading.textContent()).toBe(FAKE_READING.headline);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(place);
    const shifts = await person.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const shifted = shifts.filter(({ at }) => at > from).reduce((sum, { value }) => sum + value, 0);
    expect(shifted).toBeLessThanOrEqual(MOST_SHIFT);
  };

  journey(
    "a reading that is read while it is written stays in its place on a phone when it is saved",
    app,
    (tools) => stays(tools, { width: 360, height: 740 }),
  );
  journey(
    "a reading that is read while it is written stays in its place on a wide screen when it is saved",
    app,
    (tools) => stays(tools, { width: 1280, height: 800 }),
  );
});
