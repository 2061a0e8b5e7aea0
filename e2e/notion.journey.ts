import { afterAll, beforeAll, describe, expect } from "vitest";
import { addPage } from "#test-support/fake-notion/store.ts";
import { type FakeNotion, startFakeNotion } from "#test-support/fake-notion.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import { givePremium } from "./support/premium.ts";
import { comesToAReading } from "./support/reading-steps.ts";
import { startApp } from "./support/start-app.ts";

let notion: FakeNotion;
let running: App;
beforeAll(async () => {
  notion = await startFakeNotion();
  running = await startApp(notion.settings);
});
afterAll(() => notion.close());
const app = () => running;

describe("a member with Premium", () => {
  journey(
    "a member with Premium connects Notion, chooses a page, exports a reading, brings a tick back, and disconnects",
    app,
    async (tools) => {
      const place = addPage(notion.store, { title: "Journal" });
      const person = await tools.someone({ viewport: { width: 360, height: 740 } });
      const id = await comesToAReading(person, { answers: { act: "Send page four to Dana as it is." } });
      await person.opens("/preferences");
      await person.sees("Available for premium users only");
      await givePremium(tools.app, person.email);

      await person.opens("/preferences");
      await person.presses("Connect Notion");
      await person.isAt(/oauth\/authorize/);
      await person.presses("Cancel");
      await person.sees("You did not give access, so nothing was changed.");
      await person.presses("Back to preferences");
      await person.presses("Connect Notion");
      await person.presses("Allow access");
      await person.isAt("/preferences?notion=connected#notion");
      await person.sees("Notion is connected.");
      await person.presses("Choose Journal");
      await person.sees(/Readings go to Journal/);
      expect(await person.faults()).toEqual([]);

      await person.opens(`/export?kind=insight&id=${id}`);
      await person.presses("Export to Notion");
      await person.sees(/^In Notion since/);
      const pages = [...notion.store.pages.values()].filter(({ parent }) => parent?.id === place.id);
      expect(pages).toHaveLength(1);
      for (const block of pages[0]?.blocks ?? []) block.checked = block.type === "to_do";
      await person.presses("Bring checkmarks back");
      await person.sees(/updated from Notion/);
      expect(await person.faults()).toEqual([]);

      await person.opens("/preferences");
      await person.presses("Disconnect Notion");
      await person.page.getByRole("button", { name: "Connect Notion", exact: true }).waitFor();
      expect(notion.store.grants.every(({ isEnded }) => isEnded)).toBe(true);
    },
  );
});
