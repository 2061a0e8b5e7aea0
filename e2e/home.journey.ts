import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, getsReading, sendsAndReads } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/** Comes home with a new account, which is led to onboarding once. */
async function comesHome(person: Person): Promise<void> {
  await person.getsAnAccount();
  await person.opens("/");
  await person.isAt("/onboarding");
  // From here on the browser remembers that onboarding was offered.
  await person.sees("Step 1 of 2");
  await person.opens("/");
}

describe("home", () => {
  journey(
    "the home page leads to the request at first, and shows the block and its step after a reading",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await comesHome(person);
      await person.sees("The pond is empty. What has you stuck?");
      await person.sees("No blocks being tracked yet");
      await person.sees("Finish your profile");
      expect(await person.faults()).toEqual([]);
      // The journeys' server has no mail server, so it promises no email.
      expect(await person.page.getByRole("button", { name: "Send it again" }).count()).toBe(0);

      await person.page.getByRole("link", { name: "Tell Rob" }).click();
      await person.isAt("/new-insight");
      await asksAbout(person, { spread: "Quick Duck Spread" });
      const id = await sendsAndReads(person, { isFirst: true });
      const insight = await (await person.page.request.get(`/api/insights/${id}`)).json();
      await person.page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
      await person.page.getByRole("heading", { name: "Your Active Blocks" }).waitFor();
      await person.sees("Where you left off");
      await person.page.getByRole("navigation").locator('a[href="/new-insight"]:visible').first().waitFor();
      expect(await person.page.title()).toBe("Home · Rubber Arcana");
      await person.page.getByRole("link", { name: insight.associatedBlock.name, exact: true }).click();
      await person.isAt(`/blocks/${insight.associatedBlock.id}`);
    },
  );

  journey(
    "the card of the day is answered on home, the answer stays through a lost connection, and a done step leads to its block",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await comesHome(person);
      const id = await getsReading(person, { spread: "Quick Duck Spread" });
      const { page } = person;
      const insight = await (await page.request.get(`/api/insights/${id}`)).json();
      for (const { index } of insight.steps) {
        await person.sends("PATCH", `/api/insights/${id}/steps/${index}`, { isDone: true });
      }
      await person.opens("/");
      const line = page.getByRole("heading", { level: 1 });
      expect(await line.textContent()).toMatch(/^You did it today: “/);
      const field = page.getByPlaceholder("One line is enough");
      const keeps = page.getByRole("button", { name: "Keep it" });
      await expect
        .poll(async () => (await keeps.boundingBox())?.y ?? 999)
        .toBeLessThan(PHONE.viewport.height);
      await field.fill("My sister could.");
      await page.route("**/reflections/3", (route) => route.abort());
      await keeps.click();
      await person.sees("It was not saved; your words are kept here.");
      await page.unroute("**/reflections/3");
      await person.opens("/");
      expect(await field.inputValue()).toBe("My sister could.");
      await keeps.click();
      await person.sees("kept, encrypted");
      await person.opens("/");
      await person.sees("My sister could.");
      expect(await person.faults()).toEqual([]);
      await page.getByRole("link", { name: "Earlier answers" }).click();
      await person.isAt("/reflections");
      await person.sees("My sister could.");
      await person.opens("/");
      await page.getByRole("link", { name: "Is it unstuck?" }).click();
      await page.getByRole("dialog", { name: "Resolve" }).waitFor();
    },
  );
});
