import { describe, expect } from "vitest";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import { getsReading } from "./support/reading-steps.ts";

const NOTE = "Dana and I have deleted three of the four.";
const SAID = "And who signs the fourth?";

/** Waits until the service worker can open the app without a connection. */
async function isReadyForTheTunnel({ page }: Person): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Returns the names of the stored entries that belong to a person, without those that belong to the device. */
const traces = ({ page }: Person) =>
  page.evaluate(async () => [
    ...Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith("rubber-arcana:")),
    ...(await caches.keys()).filter((name) => !name.startsWith("rubber-arcana:site:")),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

const keptBy = ({ page }: Person) => page.evaluate(() => caches.has("rubber-arcana:kept"));

describe("without a connection", () => {
  journey(
    "a person without a connection reads opened pages and writes, and each change is saved once afterwards",
    app,
    async ({ someone }) => {
      const person = await someone();
      const { page, context } = person;
      await person.signsUp();
      const id = await getsReading(person);
      await person.opens(`/insights/${id}`);
      const headline = (await page.getByRole("heading", { level: 1 }).locator("q").textContent()) ?? "";
      await person.opens("/insights");
      await person.sees(headline);
      // A person is redirected to the profile only once, so later visits end at home.
      await person.opens("/onboarding");
      await person.presses("Finish later");
      await person.isAt("/");
      await person.sees(headline);
      await isReadyForTheTunnel(person);

      await context.setOffline(true);
      await person.opens(`/insights/${id}`);
      await person.sees(headline);
      await person.sees(/^No connection\. This is what this device kept/);
      await person.types("Your note", NOTE);
      await person.sees("Saved on this device.");
      await person.presses("Argue with Rob");
      await person.types("Message to Rob", SAID);
      await page.keyboard.press("Enter");
      await person.sees(SAID);
      await person.opens("/insights");
      await person.sees(headline);
      await person.opens("/cards/the-cache");
      await person.sees("Where it applies");
      await person.opens("/cards");
      await person.sees(`${DECK_SIZE} cards in the ethereal deck`);

      await person.opens("/");
      await person.sees(headline);

      // Both tabs have queued the change, and the browser tells both that the connection is back.
      await person.opens(`/insights/${id}`);
      const secondTab = await context.newPage();
      await secondTab.goto(`/insights/${id}`);
      await secondTab.getByText(headline).first().waitFor();
      await context.setOffline(false);
      const noteOnServer = async () => (await (await page.request.get(`/api/insights/${id}`)).json()).note;
      await expect.poll(noteOnServer).toBe(NOTE);
      await person.opens(`/insights/${id}`);
      expect(await page.getByLabel("Your note").inputValue()).toBe(NOTE);
      const saidOnServer = async () => {
        const { messages } = await (await page.request.get(`/api/insights/${id}/messages`)).json();
        return messages.map((message: { role: string; content: string }) =>
          message.role === "user" ? message.content : message.role,
        );
      };
      await expect.poll(saidOnServer).toEqual([SAID, "assistant"]);
      await secondTab.close();

      expect(await keptBy(person)).toBe(true);
      const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
      const isSessionGood = async () => {
        const answer = await fetch(`${app().url}/api/me`, { headers: { cookie: cookies } });
        return (await answer.json()).user !== null;
      };
      const otherTab = await context.newPage();
      await otherTab.goto("/insights");
      await otherTab.getByText(headline).first().waitFor();
      await context.setOffline(true);
      await page.getByRole("button", { name: "You" }).first().click();
      await person.presses("Sign out");
      await person.isAt("/");
      await person.sees(/^You are signed out, and nothing of yours is left on this device\./);
      await otherTab.waitForURL("/login");
      expect(await traces(person)).toEqual(["rubber-arcana:sign-out-due"]);
      expect(await isSessionGood()).toBe(true);
      await context.setOffline(false);
      await expect.poll(isSessionGood).toBe(false);
      await expect.poll(() => traces(person)).toEqual([]);
      await otherTab.close();
      await context.setOffline(true);
      await person.opens(`/insights/${id}`);
      await person.sees("The pond is not answering");
      expect(await page.getByText(headline).count()).toBe(0);
      await context.setOffline(false);
    },
  );
});
