import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { type CardFrame, watchCard } from "./support/card-watch.ts";
import { type JourneyTools, journey } from "./support/journey.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, waitsForInsightId } from "./support/reading-steps.ts";

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
/** The smallest width of a card that was turned over alone, in pixels. */
const LARGE = 200;
/** The time in milliseconds before which no film may be shown. It allows for a frame that comes late. */
const NO_FILM_MS = 950;
/** How far the card may be from where it lay when the page of the reading takes it over, in pixels. */
const MOST_JUMP = 1.5;

/** The most that the words of a reading may shift the page, by the browser's measure. */
const MOST_SHIFT = 0.01;

/** A text about which the duck is unsure. */
const UNCLEAR = "The thing with the shed and my brother.";

interface Wish {
  viewport: typeof PHONE;
  spread: string;
  /** The text of the request; if absent, one for which the reading is sure. */
  words?: string;
}

/** Sends a request, fans the deck out and watches every frame from then on. */
async function comesToTheFan({ someone }: JourneyTools, { viewport, spread, words }: Wish) {
  const person = await someone({ viewport, reducedMotion: "no-preference" });
  await person.page.addInitScript(watchShifts);
  await person.comesToTheRequest();
  await asksAbout(person, words === undefined ? { spread, isHardPartSaid: true } : { spread, words });
  await person.agreesAndSends();
  await person.presses("Fan them out");
  await person.isOn(person.page.getByRole("listbox"));
  await person.page.evaluate(watchCard);
  return person;
}

async function framesOf({ page }: Person): Promise<CardFrame[]> {
  return await page.evaluate(() => (window as unknown as { cardFrames: CardFrame[] }).cardFrames);
}

/** Returns how far apart the card is in two frames: by its place or its width, in pixels. */
function distance(one: CardFrame, other: CardFrame): number {
  return Math.max(...(["x", "y", "width"] as const).map((side) => Math.abs(one[side] - other[side])));
}

/** Checks that the card was there in every frame, first as a card of the deck and in the end with its face. */
function isOneCard(frames: readonly CardFrame[]): void {
  expect(frames.filter(({ shownBy }) => shownBy === null)).toEqual([]);
  const kinds = frames.map(({ shownBy }) => shownBy).filter((kind, index, all) => kind !== all[index - 1]);
  // On a busy machine there may be no frame while the card is lifted.
  expect(kinds.filter((kind) => kind !== "deck")).toEqual(["back", "face"]);
  expect(kinds.indexOf("deck")).toBeLessThanOrEqual(0);
  const taken = frames.findIndex(({ shownBy }) => shownBy === "back");
  const [before, last, first] = [frames[taken - 2], frames[taken - 1], frames[taken]];
  if (before && last && first && distance(before, last) === 0)
    expect(distance(last, first), JSON.stringify([last, first])).toBeLessThan(MOST_JUMP);
  const film = frames.find(({ hasFilm }) => hasFilm);
  if (film && first) expect(film.at - first.at).toBeGreaterThan(NO_FILM_MS);
}

describe("a card that is lifted", () => {
  journey(
    "a card that is lifted on a phone grows, turns in its place and has the reading's headline under it, and is there in every frame",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: PHONE, spread: "Quick Duck Spread" });
      await person.presses("Lift the raised one");
      await waitsForInsightId(person);
      const frames = await framesOf(person);
      isOneCard(frames);
      const [end] = frames.slice(-1);
      expect(end?.width).toBeGreaterThanOrEqual(LARGE);
      const card = await person.page.locator("ul[aria-label=Cards] .card-front").first().boundingBox();
      const headline = await person.page.getByRole("heading", { level: 1 }).boundingBox();
      expect(headline?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
      expect(headline?.y).toBeLessThan(PHONE.height);
    },
  );

  journey(
    "a card that is lifted on a phone for a reading that is unsure grows and turns like any other, then lies beside the question, and the words shift nothing",
    app,
    async (tools) => {
      const wish = { viewport: PHONE, spread: "Quick Duck Spread", words: UNCLEAR };
      const person = await comesToTheFan(tools, wish);
      await person.presses("Lift the raised one");
      await waitsForInsightId(person);
      await person.sees("First: which part is the hard one?");
      const card = person.page.locator("ul[aria-label=Cards] .card-front").first();
      await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThan(LARGE / 2);
      const frames = await framesOf(person);
      isOneCard(frames);
      const turned = frames.find(({ shownBy, width }) => shownBy === "face" && width >= LARGE - 1);
      expect(turned).toBeDefined();
      const shifts = await person.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const late = shifts.filter(({ at }) => at > (turned?.at ?? 0)).map(({ value }) => value);
      expect(late.reduce((sum, value) => sum + value, 0)).toBeLessThan(MOST_SHIFT);
      const [place, question] = [
        await card.boundingBox(),
        await person.page.getByRole("heading", { level: 1 }).boundingBox(),
      ];
      expect(question?.y).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0));
    },
  );

  journey(
    "cards that are lifted on a wide screen move to their places, turn over one after the other, and are there in every frame",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: WIDE, spread: "Full Pond Spread" });
      await person.sees("situation");
      for (const lifted of [1, 2]) {
        await person.page.keyboard.press("Enter");
        await person.sees(`${lifted} of 3 lifted`);
      }
      await person.page.keyboard.press("Enter");
      await waitsForInsightId(person);
      isOneCard(await framesOf(person));
    },
  );
});
