import { describe, expect } from "vitest";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { Finger, straight } from "./support/finger.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, cardsOn, shufflesAndFans, waitsForInsightId } from "./support/reading-steps.ts";
import { Trace } from "./support/trace.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const ASK_AGAIN_MS = 400;
/** When a card is lifted, the ring of the raised card leaves it and is drawn around the next one. */
const PAINTS_OF_RING = 2;

async function comesToTheDeck(person: Person): Promise<void> {
  await person.signsUp();
  await asksAbout(person);
  await person.agreesAndSends();
  await person.sees("the deck is ready");
}

/**
 * The movements to measure, each from its beginning to just before its end, as `markMoments` names them;
 * `touched` is before all of them.
 */
const MOVEMENTS = [
  ["shuffling", "shuffled"],
  ["fanning", "fanned"],
  ["lifting", "lifted"],
  ["turning", "turned"],
] as const;

/**
 * Runs in the page: marks the moments that separate the movements. Between them only `transform` and `opacity` may
 * change.
 */
function markMoments(): void {
  performance.mark("ready");
  const once = new Set<string>();
  const mark = (name: string, afterMs: number) => {
    if (once.has(name)) return;
    once.add(name);
    setTimeout(() => performance.mark(name), afterMs);
  };
  addEventListener("animationstart", ({ animationName }) => {
    if (animationName === "turn-away") {
      mark("turning", 310);
      mark("turned", 2300);
    }
  });
  const pressed = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("button")?.textContent !== "Shuffle") return;
    mark("shuffling", 500);
    mark("shuffled", 2500);
  };
  // The listener runs before the page's own, which renames the button to 'Stop'.
  addEventListener("click", pressed, true);
  addEventListener("transitionstart", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.place === undefined) return;
    if (target.dataset.lifted !== undefined) mark("lifting", 120);
    else {
      mark("fanning", 50);
      mark("fanned", 450);
    }
  });
  // Marks the moment when a card has landed. The page changes its layout only after that.
  const landed = new MutationObserver(() => {
    landed.disconnect();
    performance.mark("lifted");
  });
  landed.observe(document, { subtree: true, attributeFilter: ["aria-selected"] });
}

/** How long a finger rests on a button, in milliseconds. */
const PRESSED_MS = 60;

async function reached(person: Person, moment: string): Promise<void> {
  const isThere = (name: string) => performance.getEntriesByName(name).length > 0;
  // Polls at intervals, because polling with every frame would add work.
  await person.page.waitForFunction(isThere, moment, { polling: ASK_AGAIN_MS });
}

/**
 * Clicks a button as `presses` does, once it has this name, but without the queries to the page that `presses` makes.
 */
async function clicks(person: Person, name: string): Promise<void> {
  const middleOf = (label: string) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
    const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return button && [x + width / 2, y + height / 2];
  };
  const found = await person.page.waitForFunction(middleOf, name, { polling: ASK_AGAIN_MS });
  const [x = 0, y = 0] = (await found.jsonValue()) ?? [];
  await person.page.mouse.click(x, y, { delay: PRESSED_MS });
}

/** Presses the pack where that many cards come off its top. */
async function cuts(person: Person, count: number): Promise<void> {
  const pack = person.page.getByRole("button", { name: /^Cut the pack/ });
  const { width = 0, height = 0 } = (await pack.boundingBox()) ?? {};
  await pack.click({ position: { x: width / 2, y: (height * (count - 0.5)) / (DECK_SIZE - 1) } });
  await person.sees(`${count} off the top`);
}

async function haveLanded(person: Person, count: number): Promise<void> {
  const isSo = (cards: number) => document.querySelectorAll("[aria-selected=true]").length === cards;
  await person.page.waitForFunction(isSo, count, { polling: ASK_AGAIN_MS });
}

/** Presses the fan of cards; `across` is the position as a share of the fan's width. */
async function touchesFan(person: Person, across: number): Promise<void> {
  const box = await person.page.getByRole("listbox").boundingBox();
  if (!box) throw new Error("There is no fan");
  await person.page.mouse.move(box.x + box.width * across, box.y + box.height * 0.75, { steps: 4 });
  await person.page.mouse.down();
  await person.page.mouse.up();
}

/**
 * Pulls a card out of the fan with a finger and releases it; `across` is the card's position as a share of the fan's
 * width.
 */
async function pullsOut(person: Person, across: number, pixels: number): Promise<void> {
  const box = await person.page.getByRole("listbox").boundingBox();
  if (!box) throw new Error("There is no fan");
  const from = { x: box.x + box.width * across, y: box.y + box.height * 0.75 };
  const finger = await Finger.of(person);
  await finger.draws(from, ...straight(from, { x: from.x + 6, y: from.y - pixels }));
}

/** Traces the page from the first touch until the page of the reading is shown. */
async function traceRitual(person: Person) {
  await person.page.evaluate(markMoments);
  // Loads the large code of `waitForFunction` first, so that loading it is not part of the trace.
  await reached(person, "ready");
  const trace = await Trace.begin(person.page);
  await trace.mark("touched");
  await clicks(person, "Shuffle");
  await reached(person, "shuffled");
  await clicks(person, "Stop");
  await clicks(person, "Fan them out");
  await reached(person, "fanned");
  for (const lifted of [1, 2]) {
    await person.page.keyboard.press("Enter");
    await haveLanded(person, lifted);
  }
  await person.page.keyboard.press("Enter");
  await reached(person, "turned");
  const between = await trace.end();
  await waitsForInsightId(person);
  return between;
}

describe("the ritual of shuffling, cutting and drawing", () => {
  journey(
    "the deck is shuffled, cut and lifted from, across a reload, and the receipt says so",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await comesToTheDeck(person);
      await person.presses("Shuffle");
      await person.page.mouse.move(40, 300, { steps: 5 });
      await person.presses("Stop");
      await cuts(person, 14);
      expect(await person.faults()).toEqual([]);
      await person.presses("Fan them out");
      await person.presses("Shuffle again");
      await person.isOn(person.page.getByRole("button", { name: "Stop" }));
      await person.presses("Stop");
      await person.page.getByText("14 off the top").waitFor({ state: "detached" });
      await cuts(person, 9);
      await person.presses("Fan them out");
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      await touchesFan(person, 0.3);
      await person.sees("1 of 3 lifted");
      expect(await person.page.getByRole("button", { name: "Shuffle again" }).count()).toBe(0);
      expect(await person.faults()).toEqual([]);
      await person.page.reload();
      await person.sees("1 of 3 lifted");
      const [first] = await person.page.getByRole("option", { selected: true }).all();
      const place = Number(await first?.getAttribute("data-place"));
      await person.page.getByRole("listbox").press("Home");
      await person.page.keyboard.press("Enter");
      await person.sees("2 of 3 lifted");
      await person.page.keyboard.press("End");
      await person.page.keyboard.press(" ");

      const id = await waitsForInsightId(person);
      expect(await cardsOn(person)).toHaveLength(3);
      const { receipt } = await (await person.page.request.get(`/api/insights/${id}`)).json();
      expect(receipt).toMatchObject({ cut: 9, picks: [place, 0, 35] });
      expect(receipt.clientSeed).toMatch(/^[0-9a-f]{64}\/cut-9$/);
    },
  );

  journey(
    "a card is lifted by pulling it up with a finger, and the page stays where it was",
    app,
    async ({ someone }) => {
      const person = await someone({ ...PHONE, hasTouch: true });
      await comesToTheDeck(person);
      await shufflesAndFans(person);
      // A finger that moves over a card that is not in the fan yet scrolls the page.
      await person.page
        .locator("[data-fanned]")
        .nth(DECK_SIZE - 1)
        .waitFor();
      const scrolled = () => person.page.evaluate(() => scrollY);
      const before = await scrolled();
      await pullsOut(person, 0.5, -90);
      expect(await person.page.locator("[data-lifted]").count(), "pushed down, it is let go").toBe(0);
      for (const [index, across] of [0.4, 0.6].entries()) {
        await pullsOut(person, across, 130);
        await person.sees(`${index + 1} of 3 lifted`);
      }
      expect(await scrolled()).toBe(before);
    },
  );

  journey(
    "the ritual of shuffling, cutting and drawing moves without layout and without paint, on a processor four times slower",
    app,
    async ({ someone }) => {
      const person = await someone({ ...PHONE, reducedMotion: "no-preference" });
      await comesToTheDeck(person);
      const between = await traceRitual(person);
      const { layouts, paints } = between("touched", "turned");
      expect(Math.min(layouts, paints), "what a button with another word on it needs").toBeGreaterThan(0);
      for (const [from, to] of MOVEMENTS) {
        const during = between(from, to);
        expect(during.layouts, from).toBe(0);
        expect(during.paints, from).toBeLessThanOrEqual(from === "lifting" ? PAINTS_OF_RING : 0);
      }
    },
  );
});
