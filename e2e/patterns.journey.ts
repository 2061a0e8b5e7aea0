import { expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { seedMonths } from "./support/seed-months.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

journey(
  "a new person finds the patterns page and is told that there are no patterns yet",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    await person.getsAnAccount();
    await person.opens("/insights");
    await person.presses("Patterns");
    await person.isAt("/patterns");
    await person.page
      .getByRole("heading", { level: 2, name: /Nothing yet/ })
      .first()
      .waitFor();
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
    const part = person.page.locator("section", { hasText: "mostly on Sundays" }).first();
    await part.getByRole("img", { name: "Your readings by weekday" }).waitFor();
    await part.getByText(/8 of the first 10 days with it were on Sundays/).waitFor();
    await part.getByRole("button", { name: /^As a table/ }).click();
    await part.getByRole("columnheader", { name: "on Sundays", exact: true }).waitFor();
    await part.getByRole("button", { name: /^Why\?/ }).click();
    const sheet = person.page.getByRole("dialog");
    await sheet.getByRole("button", { name: "That’s not it" }).first().click();
    await sheet.getByText(/no longer counts toward this/).waitFor();
    const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  },
);
