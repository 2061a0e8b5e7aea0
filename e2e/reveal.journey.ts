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
const LARGE = 200;
/** The time in milliseconds before which no film may be shown. It allows for a frame that comes late. */
const NO_FILM_MS = 950;
/** How far the card may be from where it lay when the page of the reading takes it over, in pixels. */
const MOST_JUMP = 1.5;

/** The most that the words of a reading may shift the page, by the browser's measure. */
const MOST_SHIFT = 0.01;

/** The most that may lie between the headline and the text right under it, in pixels. */
const MOST_GAP = 60;

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

/** Returns the top edges of the headline, the text and the next step, in pixels from the top of the window. */
async function topsOf({ page }: Person): Promise<Record<"headline" | "text" | "step", number>> {
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  return {
    headline: await topOf(page.getByRole("heading", { level: 1 })),
    text: await topOf(page.getByRole("heading", { name: "the reading" })),
    step: await topOf(page.getByText(/^next step/)),
  };
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
    "a card that is lifted on a phone has the reading's text right under the headline, then the step, and nothing shifts; opened later, the step comes first",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: PHONE, spread: "Quick Duck Spread" });
      await person.presses("Lift the raised one");
      await waitsForInsightId(person);
      const drawn = await topsOf(person);
      expect(drawn.text).toBeGreaterThan(drawn.headline);
      expect(drawn.text).toBeLessThan(PHONE.height);
      expect(drawn.step).toBeGreaterThan(drawn.text);
      expect(await shiftSinceTurned(person)).toBeLessThan(MOST_SHIFT);
      await person.page.reload();
      await person.sees(/^next step/);
      const later = await topsOf(person);
      expect(later.step).toBeGreaterThan(later.headline);
      expect(later.text).toBeGreaterThan(later.step);
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
      isOneCard(await framesOf(person));
      expect(await shiftSinceTurned(person)).toBeLessThan(MOST_SHIFT);
      const [place, question] = [
        await card.boundingBox(),
        await person.page.getByRole("heading", { level: 1 }).boundingBox(),
      ];
      expect(question?.y).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0));
    },
  );

  journey(
    "cards that are lifted on a phone for a reading that is written before they turn have its text right under the headline",
    app,
    async (tools) => {
      const person = await comesToTheFan(tools, { viewport: PHONE, spread: "Full Pond Spread" });
      // The events of the reading arrive together when it is complete.
      await person.page.route(/\/api\/readings$/, async (route) =>
        route.fulfill({ response: await route.fetch() }),
      );
      await liftsThree(person);
      await waitsForInsightId(person);
      const headline = await person.page.getByRole("heading", { level: 1 }).boundingBox();
      const { text, step } = await topsOf(person);
      expect(text - (headline?.y ?? 0) - (headline?.height ?? 0)).toBeLessThan(MOST_GAP);
      expect(step).toBeGreaterThan(text);
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
      await waitsForInsightId(person);
      isOneCard(await framesOf(person));
    },
  );
});
