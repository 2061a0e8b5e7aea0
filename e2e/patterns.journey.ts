import { expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { seedMonths } from "./support/seed-months.ts";

/** The most screens of a phone that the page of fifteen weeks may fill. */
const MOST_SCREENS = 4;
const PHONE = { viewport: { width: 360, height: 740 } };

journey(
  "a new person finds the patterns page and is told how many readings it takes",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    await person.getsAnAccount();
    await person.opens("/insights");
    await person.presses("Patterns");
    await person.isAt("/patterns");
    await person.page.getByRole("heading", { level: 2, name: /^Three more readings/ }).waitFor();
    await person.presses("New reading");
    await person.isAt("/new-insight");
  },
);

journey(
  "a person with three months of readings reads a pattern as a table, asks why, and takes a theme back",
  app,
  async ({ app: running, someone }) => {
    const person = await someone(PHONE);
    await person.getsAnAccount();
    // A test cannot last three months, so an invented person's rows are inserted, and the engine reads them.
    await seedMonths(running, person.email);
    await person.opens("/patterns");
    const part = person.page.locator("section", { hasText: "mostly comes up on Sundays" }).first();
    await part.getByRole("img", { name: "Your readings by weekday" }).waitFor();
    await part.getByRole("button", { name: /^Why\?/ }).click();
    const sheet = person.page.getByRole("dialog");
    await sheet.getByText(/8 of the first 10 days with it were on Sundays/).waitFor();
    await sheet.getByRole("button", { name: /^As a table/ }).click();
    await sheet.getByRole("columnheader", { name: "on Sundays", exact: true }).waitFor();
    await sheet.getByRole("button", { name: "That’s not it" }).first().click();
    await sheet.getByText(/no longer counts toward this/).waitFor();
    const { scrollWidth, end } = await person.page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      end: document.querySelector("main")?.getBoundingClientRect().height ?? 0,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(360);
    expect(end).toBeLessThanOrEqual(MOST_SCREENS * 844);
  },
);
