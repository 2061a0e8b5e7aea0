import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { fittingReply } from "#test-support/fake-provider.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { type AppWithModel, startAppWithModel } from "./support/app-with-model.ts";
import { journey } from "./support/journey.ts";
import {
  asksAbout,
  comesToAReading,
  REQUEST_FIELD,
  shufflesAndFans,
  waitsForInsightId,
} from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const TABLET = { viewport: { width: 768, height: 1024 } };
const ZOOMED = { viewport: { width: 640, height: 400 } };
/** A window of 1280 by 1024 pixels at four times the size. */
const ZOOMED_MOST = { viewport: { width: 320, height: 256 } };
const MOST_TABS = 60;
/** The largest height of the bars at the bottom of a phone while a person reads, in pixels. */
const MAX_BARS_HEIGHT = 100;
const LONG = "I have started this letter again. ".repeat(58);

/** Runs in the page: returns the top edge of the bar at the bottom of the window, or of the ring that it raises. */
function topOfBars(): number {
  const bars = [...document.querySelectorAll("nav.bottom-bar, nav.bottom-bar i")];
  const tops = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0);
  return Math.min(innerHeight, ...tops.map(({ top }) => top));
}

describe("on a phone, somebody who writes", () => {
  journey(
    "somebody who writes a request on a phone sees all their words, and Send without scrolling, however long the text",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await person.comesToTheRequest();
      const send = person.page.getByRole("button", { name: "Send to Rob" });
      const field = person.page.getByLabel(REQUEST_FIELD);
      for (const words of ["Two jobs, one answer due on Friday.", LONG]) {
        await person.types(REQUEST_FIELD, words);
        await field.press("End");
        await person.page.keyboard.type(".");
        const box = await send.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await person.page.evaluate(topOfBars));
        const { shown, whole, end } = await field.evaluate((area) => ({
          shown: area.clientHeight,
          whole: area.scrollHeight,
          end: area.getBoundingClientRect().bottom,
        }));
        expect(whole, "nothing of the text is scrolled away in its field").toBeLessThanOrEqual(shown + 1);
        if (words === LONG)
          expect(end, "the line that is written stands above Send").toBeLessThanOrEqual((box?.y ?? 0) + 1);
      }
    },
  );
});

describe("at four times the size", () => {
  journey("nothing covers the page, and the bar stands below it", app, async ({ someone }) => {
    const person = await someone(ZOOMED_MOST);
    const { page } = person;
    await person.comesToTheRequest();
    for (const path of ["/new-insight", "/cards"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(shareCovered), path).toBe(0);
    }
    // A click scrolls to the bar, which is rendered anew once it is known who is there.
    await page.getByRole("link", { name: "Blocks" }).last().click();
    await page.waitForURL("**/blocks");
  });
});

/** Runs in the page: returns the share of the window's height that is covered by what does not scroll with the page. */
function shareCovered(): number {
  const staying = [...document.querySelectorAll("body *")].filter((element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position),
  );
  const covered = staying
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
  return covered.reduce((sum, { height }) => sum + height, 0) / innerHeight;
}

describe("on a phone, a tap right above the line that sends", () => {
  journey(
    "a tap right above the line that sends counts while the keyboard is open, although the line grows when the text loses the focus",
    app,
    async ({ someone }) => {
      const person = await someone({ ...PHONE, hasTouch: true, isMobile: true });
      const { page } = person;
      await person.comesAsGuest();
      const field = page.getByLabel(REQUEST_FIELD);
      await field.fill("Two jobs, one answer due on Friday.");
      await person.presses(/ · change$/);
      await field.focus();
      const link = page.getByRole("button", { name: "What we keep, and who reads it" });
      await link.waitFor({ state: "hidden" });
      const line = page.locator(".foot-row");
      const { y: top = 0 } = (await line.boundingBox()) ?? {};
      const label = page.locator("label", { hasText: "Life block" });
      await label.evaluate((chip, bottom) => {
        scrollBy({ top: chip.getBoundingClientRect().bottom - bottom, behavior: "instant" });
      }, top - 4);
      const chip = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(chip.x + chip.width / 2, chip.y + chip.height / 2);
      await page.getByRole("radio", { name: "Life block", checked: true }).waitFor();
      await link.waitFor();
    },
  );

  journey(
    "a tap on a kind of block that is in sight leaves the page where it is",
    app,
    async ({ someone }) => {
      const person = await someone({ ...PHONE, hasTouch: true, isMobile: true });
      const { page } = person;
      await person.comesAsGuest();
      await page
        .getByLabel(REQUEST_FIELD)
        .fill(
          "My landlord should fix the heating but my rent is low and I am scared that he raises it. I have drafted the email three times and not sent it.",
        );
      await person.presses(/ · change$/);
      const label = page.locator("label", { hasText: "Life block" });
      const line = await page.locator(".foot-row").boundingBox();
      await label.evaluate(
        (chip, bottom) => {
          scrollBy({ top: chip.getBoundingClientRect().bottom - bottom, behavior: "instant" });
        },
        (line?.y ?? 0) - 12,
      );
      const before = await page.evaluate(() => scrollY);
      const { x, y, width, height } = (await label.boundingBox()) ?? expect.fail("no kind of block");
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.getByRole("radio", { name: "Life block", checked: true }).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    },
  );
});

describe("on a tablet, the bar over the request", () => {
  journey(
    "the bar over the request has each of its labels on one line on a tablet",
    app,
    async ({ someone }) => {
      const person = await someone(TABLET);
      await person.comesToTheRequest();
      const words = [
        person.page.getByText("7 readings left today"),
        person.page.getByRole("navigation", { name: "New" }).getByRole("link", { name: "New reading" }),
      ];
      for (const word of words) {
        const lines = await word.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, (await word.textContent()) ?? "").toBe(1);
      }
      expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );
});

/** The places of the bar at the bottom of the window. */
const placesOf = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Runs in the page: returns the focused element, and whether a part of it is not covered by the bars. */
function seeFocus(barsAt: number) {
  const now = document.activeElement;
  const { top = 0, height = 0 } = now?.getBoundingClientRect() ?? {};
  const isOfBars = now?.closest("nav.bottom-bar") !== null;
  return {
    isClear: isOfBars || now === document.body || height === 0 || (top < barsAt - 4 && top + height > 4),
    name: now?.textContent?.slice(0, 40) ?? "",
  };
}

describe.each([
  ["a phone", PHONE],
  ["a laptop's window at 200 % zoom", ZOOMED],
])("on %s, a reading's bars", (_, size) => {
  journey(
    "the bars of a reading are low, and cover neither the focused element nor the end of the page",
    app,
    async ({ someone }) => {
      const person = await someone(size);
      await comesToAReading(person);
      await placesOf(person.page).getByRole("button", { name: "Argue with Rob" }).waitFor();
      const barsHeight = size.viewport.height - (await person.page.evaluate(topOfBars));
      expect(barsHeight).toBeLessThanOrEqual(MAX_BARS_HEIGHT);
      const hidden: string[] = [];
      for (let tab = 0; tab < MOST_TABS; tab += 1) {
        await person.page.keyboard.press("Tab");
        const seen = await person.page.evaluate(seeFocus, await person.page.evaluate(topOfBars));
        if (!seen.isClear) hidden.push(seen.name);
      }
      expect(hidden).toEqual([]);
      await person.page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
      const end = await person.page
        .getByText("© 2026")
        .evaluate((line) => line.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(await person.page.evaluate(topOfBars));
    },
  );
});

describe("the middle place of a phone's bar", () => {
  journey(
    "the middle place of a phone's bar never has 'New reading' on a reading's page: it is empty until the reading is loaded, then opens the chat, which gives the focus back",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      const id = await comesToAReading(person);
      let letLoad = () => {};
      const isDue = new Promise<void>((resolve) => {
        letLoad = resolve;
      });
      await person.page.route(`**/api/insights/${id}`, async (route) => {
        await isDue;
        await route.continue();
      });
      await person.page.reload();
      const places = placesOf(person.page);
      await places.getByRole("link", { name: "Readings" }).waitFor();
      expect(await places.getByRole("link", { name: "New reading" }).count()).toBe(0);
      expect(await places.getByRole("button", { name: "Argue with Rob" }).count()).toBe(0);
      letLoad();
      const open = places.getByRole("button", { name: "Argue with Rob" });
      await open.click();
      await person.page.getByLabel("Message to Rob").waitFor();
      await person.page.keyboard.press("Escape");
      await person.isOn(open);
      expect(await places.getByRole("link", { name: "New reading" }).count()).toBe(0);
      await person.opens("/insights");
      await places.getByRole("link", { name: "New reading" }).waitFor();
    },
  );
});

/** Runs in the page: for each card, returns whether its name is to be read in its caption, and whether it has to be. */
function seeNames() {
  return [...document.querySelectorAll("ul[aria-label=Cards] > li")].map((card) => {
    const width = card.querySelector("svg")?.getBoundingClientRect().width ?? 0;
    const name = card.querySelector("p > :last-child");
    return {
      name: name?.textContent,
      isShown: (name?.getBoundingClientRect().height ?? 0) > 4,
      isDue: width < 200 || card.textContent?.includes("reversed") === true,
    };
  });
}

describe("the names of a reading's cards", () => {
  let running: AppWithModel;
  beforeAll(async () => {
    running = await startAppWithModel();
    running.model.play(fittingReply);
  });

  journey(
    "the names of a reading's cards are in their captions unless the drawings are upright and at least 200 px wide, on every window, also beside an open chat",
    () => running.app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await comesToAReading(person);
      const { page } = person;
      const looks = async () => (await page.evaluate(seeNames)).map(({ isShown, isDue }) => [isShown, isDue]);
      const same = (shown: boolean[][]) => shown.every(([isShown, isDue]) => isShown === isDue);
      await page.getByRole("list", { name: "Cards" }).waitFor();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => same(await looks()), { message: `at ${width} px` }).toBe(true);
      }
      await person.presses("Argue with Rob");
      await page.getByLabel("Message to Rob").waitFor();
      expect(await looks(), "beside the chat the cards are small").toEqual(Array(3).fill([true, true]));
    },
  );
});

describe("after the last card is lifted", () => {
  journey(
    "the focus is on the first question after the last card is lifted, and on the reading's own heading after the questions",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await person.comesToTheRequest();
      await asksAbout(person, { spread: "Quick Duck Spread" });
      await person.agreesAndSends();
      await shufflesAndFans(person);
      await person.page.keyboard.press("Enter");
      const heading = person.page.locator("main h1");
      await person.isOn(heading.filter({ hasText: "Which sentence is the heavy one?" }));
      await waitsForInsightId(person);
      await person.isOn(heading);
    },
  );
});
