import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { type CardFrame, watchCard } from "./support/card-watch.ts";
import { type JourneyTools, journey } from "./support/journey.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, shufflesAndFans, waitsForInsightId } from "./support/reading-steps.ts";

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
/** The smallest width of a card that was turned over alone, in pixels. */
const LARGE = 190;
/** The time in milliseconds before which no film may be shown. It allows for a frame that comes late. */
const NO_FILM_MS = 950;
/** How far the card may be from where it lay when the page of the reading takes it over, in pixels. */
const MOST_JUMP = 1.5;

/** The most that the words of a reading may shift the page, by the browser's measure. */
const MOST_SHIFT = 0.01;

/** Sends a request, fans the deck out and watches every frame from then on. */
async function comesToTheFan(
  { someone }: JourneyTools,
  { viewport, spread }: { viewport: typeof PHONE; spread: "Full Pond Spread" | "Quick Duck Spread" },
) {
  const person = await someone({ viewport, reducedMotion: "no-preference" });
  await person.page.addInitScript(watchShifts);
  await person.comesToTheRequest();
  await asksAbout(person, { spread });
  await person.agreesAndSends();
  await shufflesAndFans(person);
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

/** Returns how much the page shifted since the large card showed its face, by the browser's measure. */
async function shiftSinceTurned(person: Person): Promise<number> {
  const frames = await framesOf(person);
  const turned = frames.find(({ shownBy, width }) => shownBy === "face" && width >= LARGE - 1);
  if (!turned) throw new Error("The large card never showed its face");
  const shifts = await person.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.filter(({ at }) => at > turned.at).reduce((sum, { value }) => sum + value, 0);
}

/** Waits for the first question under the cards. */
async function seesQuestion({ page }: Person): Promise<Locator> {
  const question = page.getByRole("heading", { level: 1, name: "Which sentence is the heavy one?" });
  await question.waitFor();
  return question;
}

/** Lifts three cards with the keyboard. */
async function liftsThree(person: Person): Promise<void> {
  for (const lifted of [1, 2]) {
    await person.page.keyboard.press("Enter");
    await person.sees(`${lifted} of 3 lifted`);
  }
  await person.page.keyboard.press("Enter");
}

/** Returns the top edge of the lifted card that is the highest, in pixels from the top of the window. */
async function topOfLifted({ page }: Person): Promise<number> {
  const tops = await page
    .locator(".ritual-card[data-lifted]")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  return Math.min(...tops);
}

describe("a card that is lifted", () => {
  journey(
    "a card that is lifted on a phone grows, turns in its place and has the question under it, is there in every frame, and nothing shifts",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: PHONE, spread: "Quick Duck Spread" });
      await person.presses("Lift this one");
      const question = await seesQuestion(person);
      const frames = await framesOf(person);
      isOneCard(frames);
      const [end] = frames.slice(-1);
      expect(end?.width).toBeGreaterThanOrEqual(LARGE);
      const card = await person.page.locator("ul[aria-label=Cards] .card-front").first().boundingBox();
      const place = await question.boundingBox();
      expect(place?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
      expect(place?.y).toBeLessThan(PHONE.height);
      expect(await shiftSinceTurned(person)).toBeLessThan(MOST_SHIFT);
      await waitsForInsightId(person);
    },
  );

  journey(
    "cards that are lifted in a scrolled window are in sight when they lie at their places",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: PHONE, spread: "Full Pond Spread" });
      for (const lifted of [1, 2]) {
        await person.page.evaluate(() => scrollTo({ top: innerHeight, behavior: "instant" }));
        await person.page.keyboard.press("Enter");
        await person.sees(`${lifted} of 3 lifted`);
        await expect.poll(() => topOfLifted(person)).toBeGreaterThanOrEqual(0);
      }
      await person.page.keyboard.press("Enter");
      await waitsForInsightId(person);
    },
  );

  journey(
    "cards that are lifted on a wide screen move to their places, turn over one after the other, and are there in every frame",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: WIDE, spread: "Full Pond Spread" });
      await person.sees("situation");
      await liftsThree(person);
      await seesQuestion(person);
      isOneCard(await framesOf(person));
    },
  );
});
