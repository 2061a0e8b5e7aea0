import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { asksAbout, sendsAndReads } from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

async function addsByHand(person: Person, name: string): Promise<void> {
  await person.presses("Add by hand");
  await person.page.getByRole("dialog").getByText("Relationship block").click();
  await person.types("Name", name);
  await person.types("Notes", "He rang in March.");
  await person.presses("Add block");
  await person.isAt(/\/blocks\/[0-9a-f-]{36}$/);
  await person.page.getByRole("heading", { level: 1, name }).waitFor();
}

async function confirms(person: Person, button: string): Promise<void> {
  await person.presses(button);
  await person.page.getByRole("dialog").getByRole("button", { name: button }).click();
  await person.page.getByRole("dialog").waitFor({ state: "detached" });
}

describe("the tracker", () => {
  journey(
    "the block tracker sends a visitor to sign-in, and asks a guest to sign up",
    app,
    async ({ someone }) => {
      const visitor = await someone(PHONE);
      for (const page of ["/blocks", "/blocks/archived", "/blocks/01a1fb94-4879-7000-b880-92006106be74"]) {
        await visitor.opens(page);
        await visitor.isAt("/login");
      }
      const guest = await someone(PHONE);
      await guest.comesAsGuest();
      await guest.opens("/blocks");
      await guest.page.getByRole("dialog").getByRole("button", { name: "Sign up" }).waitFor();
    },
  );
});

describe("somebody who tracks blocks", () => {
  journey(
    "somebody who tracks blocks draws cards for a block, finds the block in the list, and requests another reading",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await person.comesToTheRequest();
      await asksAbout(person, { spread: "Quick Duck Spread" });
      const id = await sendsAndReads(person, { isFirst: true });
      const insight = await (await person.page.request.get(`/api/insights/${id}`)).json();

      await person.page.getByRole("navigation").getByRole("link", { name: "Blocks" }).click();
      await person.page.getByRole("link", { name: insight.associatedBlock.name }).click();
      await person.isAt(`/blocks/${insight.associatedBlock.id}`);
      await person.sees("just started · today");
      await person.page.getByRole("link", { name: "A reading" }).waitFor();
      await person.presses(/^View Insight/);
      await person.isAt(`/insights/${id}`);
      await person.page.goBack();
      await person.presses("Get More Insight");
      await person.isAt(`/new-insight?blockId=${insight.associatedBlock.id}`);
      await person.sees(insight.associatedBlock.name);
    },
  );

  journey(
    "somebody who tracks blocks adds a block, renames it, pauses it with a reflection, archives and restores it",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await person.getsAnAccount();
      await person.opens("/blocks");
      await person.sees("No Blocks Being Tracked Yet");
      const add = person.page.getByRole("link", { name: "Add New Block" });
      expect(await add.getAttribute("href")).toBe("/new-reading");
      await addsByHand(person, "The call to my brother");
      expect(await person.faults()).toEqual([]);

      await person.presses("Rename");
      await person.types("Name", "The call I owe my brother");
      await person.page.keyboard.press("Enter");
      await person.page.getByRole("heading", { level: 1, name: "The call I owe my brother" }).waitFor();
      await person.sees("Renamed from");

      await person.presses("Pause");
      await person.types("What is it waiting for?", "After the move.");
      await person.page.reload();
      await confirms(person, "Pause");
      await person.sees("After the move.");
      await confirms(person, "Archive");
      await person.presses("Archived blocks");
      await person.isAt("/blocks/archived");
      await person.presses("Back to Blocks");
      await person.sees("No Active Blocks");
      await person.presses("Archived blocks");
      await person.page.getByRole("link", { name: "The call I owe my brother" }).click();
      await confirms(person, "Make it active");
      await person.page.getByRole("button", { name: "Pause" }).waitFor();
    },
  );

  journey(
    "somebody who tracks blocks deletes a block by keyboard alone, and undoes it",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      await person.opens("/blocks");
      await addsByHand(person, "Saying yes by default");
      const { keyboard } = person.page;
      const isFocused = (name: string) =>
        person.page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
      await person.page.getByRole("button", { name: "Delete Saying yes by default" }).focus();
      await keyboard.press("Enter");
      await person.sees("Are you sure you want to delete this block?");
      await isFocused("Keep it");
      await keyboard.press("Tab");
      await keyboard.press("Enter");
      await person.isAt("/blocks");
      await person.sees("“Saying yes by default” is deleted.");
      await isFocused("Undo");
      await keyboard.press("Enter");
      await person.page.getByRole("link", { name: "Saying yes by default" }).waitFor();
    },
  );

  journey(
    "somebody who tracks blocks sees the other tab's change when two tabs change a block",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      await person.opens("/blocks");
      await addsByHand(person, "Four drafts");
      const other = await person.context.newPage();
      await other.goto(person.page.url());
      await other.getByRole("button", { name: "Archive" }).click();
      await person.page.route("**/api/blocks/*", (route) =>
        route.request().method() === "GET" ? route.abort() : route.continue(),
      );
      await other.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
      await other.getByRole("button", { name: "Make it active" }).waitFor();
      await confirms(person, "Resolve");
      await person.sees("This block is archived now.");
      await person.page.getByRole("button", { name: "Make it active" }).waitFor();
    },
  );
});
