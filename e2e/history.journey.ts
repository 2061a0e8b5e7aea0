import { expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { comesToAReading, getsReading } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

journey(
  "a search for a word finds its reading, also after leaving the page and coming back",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    const words = "Zoë keeps a heron in the repository. Nobody dares to merge.";
    const id = await comesToAReading(person, { words });

    await person.opens("/insights");
    await person.presses("Get another insight");
    await person.isAt("/new-insight");
    await person.page.goBack();
    await person.types("Search your readings", "HERON zoe");
    await person.sees("1 reading found.");
    await person.isAt(/\/insights\?q=HERON\+zoe$/);
    await person.page.locator("mark", { hasText: "Zoë" }).first().waitFor();
    await person.presses(/^View Insight/);
    await person.isAt(`/insights/${id}`);
    await person.page.goBack();
    await person.sees("1 reading found.");
    await person.page.reload();
    await person.sees("1 reading found.");

    // A phone shows the filters when they are asked for.
    const kind = person.page.getByRole("combobox", { name: "Kind of block" });
    expect(await kind.isVisible()).toBe(false);
    await person.presses("Filters");
    await kind.selectOption("Life block");
    await person.sees("Nothing found.");
    await person.page.getByRole("button", { name: "Show all readings" }).last().click();
    await person.isAt("/insights");
    await person.page.getByRole("link", { name: /^View Insight/ }).waitFor();
  },
);

const MATTERS = [
  "Zoë keeps a heron in the repository. Nobody dares to merge.",
  "I promised my manager a plan, and the document is still empty.",
  "My sister and I have not spoken since the funeral.",
  "I bought paints in March, and the first one is still sealed.",
  "The wedding song has one verse, and the wedding is on Friday.",
];
const WIDTHS = [320, 360, 768, 1280];
/** The number of readings that a phone of 360 by 740 pixels has to show at least. */
const FEWEST_ROWS = 3.4;
/** The width that the name of a block has at least, in pixels: about eight letters. */
const NARROWEST_NAME = 64;

/** Runs in the page: returns the texts of the rows that lie over one another, and the width of the narrowest block's name. */
function measureRows() {
  const overlaps: string[] = [];
  const nameWidths: number[] = [];
  for (const row of document.querySelectorAll("main li")) {
    const texts = [...row.querySelectorAll("h2, p.type-small, time, p > span > .truncate, .rounded-full, a")]
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, { text, box }] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 0 && down > 2) overlaps.push(`${text} | ${other.text}`);
      }
    }
    nameWidths.push(row.querySelector("p > span > .truncate")?.getBoundingClientRect().width ?? 0);
  }
  return { overlaps, narrowestName: Math.min(...nameWidths) };
}

/** Runs in the page: returns how many rows are seen above the bar at the bottom of the window. */
function countSeenRows(): number {
  const bar = document.querySelector("nav.bottom-bar")?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll("main li")].reduce((sum, row) => {
    const { top, height } = row.getBoundingClientRect();
    return sum + Math.min(1, Math.max(0, (bar - top) / height));
  }, 0);
}

journey(
  "the rows of the history have no text over another on any screen, also for a resolved block with a long name, and a phone shows more than three",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    await person.getsAnAccount();
    await person.opens("/insights");
    for (const words of MATTERS) await getsReading(person, { words });
    const blocks = (await (await person.context.request.get("/api/blocks")).json()) as {
      items: { id: string }[];
    };
    const change = { name: "The chapter that I rewrite on every single evening", status: "resolved" };
    await person.sends("PATCH", `/api/blocks/${blocks.items[0]?.id}`, change);
    for (const width of WIDTHS) {
      await person.page.setViewportSize({ width, height: 740 });
      await person.opens("/insights");
      await person.sees("Resolved");
      await person.page.evaluate(() => document.fonts.ready);
      const { overlaps, narrowestName } = await person.page.evaluate(measureRows);
      expect(overlaps, `at ${width} px`).toEqual([]);
      expect(narrowestName, `at ${width} px`).toBeGreaterThanOrEqual(NARROWEST_NAME);
      if (width === 360)
        expect(await person.page.evaluate(countSeenRows)).toBeGreaterThanOrEqual(FEWEST_ROWS);
    }
    expect(await person.faults()).toEqual([]);
  },
);
