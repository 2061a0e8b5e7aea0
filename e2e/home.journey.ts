import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, sendsAndReads } from "./support/reading-steps.ts";

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
    "the home page shows the request form at first, and the block after a reading",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await comesHome(person);
      await person.sees("No blocks being tracked yet");
      await person.sees("Finish your profile");
      expect(await person.faults()).toEqual([]);
      // The journeys' server has no mail server, so it promises no email.
      expect(await person.page.getByRole("button", { name: "Send it again" }).count()).toBe(0);

      await asksAbout(person, { spread: "Quick Duck Spread" });
      const id = await sendsAndReads(person, { isFirst: true });
      const insight = await (await person.page.request.get(`/api/insights/${id}`)).json();
      await person.page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
      await person.page.getByRole("heading", { name: "Your Active Blocks" }).waitFor();
      await person.sees("Where you left off");
      expect(await person.page.title()).toBe("Home · Rubber Arcana");
      await person.page.getByRole("main").getByRole("link", { name: "+ New Insight" }).waitFor();
      await person.page.getByRole("link", { name: insight.associatedBlock.name, exact: true }).click();
      await person.isAt(`/blocks/${insight.associatedBlock.id}`);
    },
  );
});
