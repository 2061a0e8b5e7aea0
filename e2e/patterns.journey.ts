import { expect } from "vitest";
import { shownPatterns } from "#test-support/shown-patterns.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

journey(
  "a new person finds the patterns page and is told that there are no patterns yet",
  app,
  async ({ someone }) => {
    const person = await someone(PHONE);
    await person.hasAnAccount();
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
  async ({ someone }) => {
    const person = await someone(PHONE);
    await person.hasAnAccount();
    // Three months cannot be lived through in a test: the answer is an invented person's.
    await person.page.route("**/api/patterns", (route) => route.fulfill({ json: shownPatterns() }));
    await person.page.route("**/api/patterns/themes/*", (route) => route.fulfill({ json: { theme: null } }));
    await person.opens("/patterns");
    const part = person.page.locator("section", { hasText: "comes up on Sundays" }).first();
    await part.getByRole("img", { name: "Your readings by weekday" }).waitFor();
    await part.getByRole("button", { name: /^As a table/ }).click();
    await part.getByRole("cell", { name: "Sunday" }).waitFor();
    await part.getByRole("button", { name: /^Why\?/ }).click();
    const sheet = person.page.getByRole("dialog");
    await sheet.getByRole("button", { name: "That’s not it" }).first().click();
    await sheet.getByText(/no longer counts towards this/).waitFor();
    const width = await person.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  },
);
