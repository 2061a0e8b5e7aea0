import { expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, drawsAndReads, REQUEST_FIELD } from "./support/reading-steps.ts";

const HEAVY = "I want to kill myself and I do not know whom to tell.";

journey(
  "a person in danger sees help lines before any card, and keeps the typed text",
  app,
  async ({ someone }) => {
    const person = await someone({ viewport: { width: 360, height: 740 } });
    await person.comesToTheRequest();
    await asksAbout(person, { type: "Life block", spread: "Quick Duck Spread", words: HEAVY });
    await person.presses("Send to Rob");
    await person.sees("please talk to a person");
    const main = person.page.getByRole("main");
    await person.sees("If somebody could be hurt or die right now");
    await person.sees("Find A Helpline");
    expect(await main.getByText(/source|listed/).count()).toBe(0);
    await person.sees(HEAVY);
    expect(await main.getByText(/Rob|duck/i).count()).toBe(0);
    expect(await person.faults()).toEqual([]);

    await person.presses("Back to what I wrote");
    await person.isAt("/new-insight");
    await person.sees("7 readings left today");
    expect(await person.page.getByLabel(REQUEST_FIELD).inputValue()).toBe(HEAVY);

    await person.presses("Send to Rob");
    await person.presses("Draw anyway");
    await person.agreesInDialog();
    await drawsAndReads(person);

    // The consent also stored the time zone, so the page shows help lines of the country where the person is.
    await person.opens("/new-insight");
    await asksAbout(person, { type: "Life block", spread: "Quick Duck Spread", words: HEAVY });
    await person.presses("Send to Rob");
    await person.sees("please talk to a person");
    const links = await main.locator("a[href^='tel:']").all();
    const numbers = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => /^tel:\+?\d+$/.test(number ?? ""))).toBe(true);
  },
);
