import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";

describe("a person who needs help", () => {
  journey(
    "a person who needs help finds help lines for any country, signed out and without a connection",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 }, timezoneId: "Europe/Vienna" });
      const { page, context } = person;
      await person.opens("/help");
      await person.sees("TelefonSeelsorge Österreich");
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await person.faults()).toEqual([]);

      await context.setOffline(true);
      await page.reload();
      await person.sees("TelefonSeelsorge Österreich");
      await page.getByLabel("Numbers for").selectOption("BE");
      await person.sees("Zelfmoordlijn 1813");
      expect(await page.getByText("TelefonSeelsorge Österreich").count()).toBe(0);
      await context.setOffline(false);
    },
  );
});
