import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { type Shift, watchShifts } from "./support/layout-shift.ts";
import { asksAbout, comesToAReading, getsReading, ONE_CARD, sendsAndReads } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const MOST_SHIFT = 0.01;

describe("a guest with a reading who signs up", () => {
  journey(
    "a guest with a reading who signs up is told that the reading came along, and finds it by the link",
    app,
    async ({ someone }) => {
      const guest = await someone(PHONE);
      await guest.comesAsGuest();
      await asksAbout(guest, ONE_CARD);
      const id = await sendsAndReads(guest, { isFirst: true });
      await guest.opens("/");
      await guest.presses("Sign up to keep it");
      await guest.types("Email", guest.email);
      await guest.types("Password", guest.password);
      await guest.presses("Sign up");
      await guest.isAt("/new-insight");
      const note = guest.page.getByRole("status").filter({ hasText: "Your reading came with you" });
      await note.getByRole("link").click();
      await guest.isAt(`/insights/${id}`);
    },
  );
});

describe("a guest who signs up under a reading", () => {
  journey(
    "a guest who signs up under a reading is told there that it is theirs, and nothing on the page moves for that",
    app,
    async ({ someone }) => {
      const guest = await someone(PHONE);
      await guest.comesAsGuest();
      const id = await getsReading(guest, ONE_CARD);
      await guest.page.addInitScript(watchShifts);
      await guest.opens(`/insights/${id}`);
      await guest.presses("Sign up to keep it");
      await guest.types("Email", guest.email);
      await guest.types("Password", guest.password);
      await guest.presses("Sign up");
      const note = guest.page.getByRole("status").filter({ hasText: "This reading is yours to keep" });
      const from = await guest.page.evaluate(() => performance.now());
      await note.waitFor();
      await guest.isAt(`/insights/${id}`);
      expect(await guest.faults()).toEqual([]);
      const shifts = await guest.page.evaluate<Shift[]>("shifts");
      const moved = shifts.filter(({ at }) => at > from).reduce((sum, { value }) => sum + value, 0);
      expect(moved).toBeLessThanOrEqual(MOST_SHIFT);
      await guest.presses("Dismiss");
      await guest.page.reload();
      await guest.page.getByRole("heading", { level: 1 }).waitFor();
      expect(await note.count()).toBe(0);
    },
  );
});

describe("somebody with a reading", () => {
  journey(
    "somebody with a reading finds its note among their reflections, and its block by a link",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      const id = await comesToAReading(person, ONE_CARD);
      const saved = person.page.waitForResponse(
        (answer) => answer.request().method() === "PATCH" && answer.url().endsWith(`/api/insights/${id}`),
      );
      await person.types("Your note", "The price is mine to name.");
      expect((await saved).status()).toBe(200);
      await person.opens("/reflections");
      await person.sees("The price is mine to name.");
      expect(await person.faults()).toEqual([]);
      await person.presses(/^Open the reading/);
      await person.isAt(`/insights/${id}`);
      const { associatedBlock: block } = await (await person.page.request.get(`/api/insights/${id}`)).json();
      await person.page.getByRole("main").getByRole("link", { name: block.name }).click();
      await person.isAt(`/blocks/${block.id}`);
    },
  );
});
