import type { Page, WebSocket } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { startDatabase } from "#test-support/start-database.ts";
import { type Cable, startCuttableProxy } from "./support/cable.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import { asksAbout, REQUEST_FIELD, WORDS } from "./support/reading-steps.ts";
import { startApp } from "./support/start-app.ts";

/**
 * The two processes on one database. The browser's cookies are valid on both; it reaches the second one through a
 * proxy.
 */
let first: App;
let second: App;
let cable: Cable;
beforeAll(async () => {
  const database = await startDatabase();
  const shared = {
    DATABASE_URL: database.url,
    ENCRYPTION_KEYS: `journey:${Buffer.alloc(32, 7).toString("base64")}`,
    AUTH_SECRET: "one secret for both of the processes",
  };
  first = await startApp(shared);
  cable = await startCuttableProxy(() => second.url);
  second = await startApp({ ...shared, APP_URL: cable.url });
  return database.stop;
});
const app = () => first;

/** Opens another tab, and waits until it is connected and idle. */
async function opensTab(from: Page, url: string): Promise<Page> {
  const tab = await from.context().newPage();
  await isConnectedAfter(tab, () => tab.goto(url));
  return tab;
}

/**
 * Runs the action and resolves when the page's websocket is accepted. It begins to listen first, because the first
 * message would otherwise be missed.
 */
async function isConnectedAfter(page: Page, action: () => Promise<unknown>): Promise<void> {
  let isIn = false;
  const listen = (socket: WebSocket) =>
    socket.on("framereceived", ({ payload }) => {
      isIn ||= String(payload).startsWith("40");
    });
  page.on("websocket", listen);
  await action();
  await expect.poll(() => isIn).toBe(true);
  page.off("websocket", listen);
}

/** Calls the API from the page, as the page's own code does. */
function asks<Answer>(page: Page, method: string, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async (call) => {
      const answer = await fetch(`/api/${call.path}`, {
        method: call.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(call.body),
      });
      if (!answer.ok) throw new Error(`${call.path}: ${answer.status}`);
      return await answer.json();
    },
    { method, path, body },
  );
}

const keptOn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key.startsWith("rubber-arcana:") && key !== "rubber-arcana:theme",
    ),
  );

describe("a change in one tab", () => {
  journey(
    "a change in one tab is shown in the other tabs, also after a lost connection, and overwrites nothing that is being typed there",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.signsUp();
      const { page } = person;
      const block = { blockTypeId: "work", name: "The proposal" };
      const { id } = await asks<{ id: string }>(page, "POST", "blocks", block);
      await isConnectedAfter(page, () => page.reload());
      await asksAbout(person);

      const other = await opensTab(page, `${cable.url}/blocks`);
      await other.getByText("The proposal").first().waitFor();
      const own = await opensTab(page, `${first.url}/insights`);
      const rename = (name: string) => asks(own, "PATCH", `blocks/${id}`, { name });
      await rename("The second proposal");
      await other.getByText("The second proposal").first().waitFor();

      await isConnectedAfter(other, async () => {
        cable.cut();
        await rename("The third proposal");
      });
      await other.getByText("The third proposal").first().waitFor();
      expect(await page.getByLabel(REQUEST_FIELD).inputValue()).toBe(WORDS);

      // Both other tabs receive the change: one from the other process, one from the browser itself.
      await own.getByRole("button", { name: "You" }).click();
      await own.getByRole("button", { name: "Sign out" }).click();
      await own.getByText("Tell the duck.").waitFor();
      for (const tab of [other, page]) {
        await tab.getByRole("dialog", { name: "Sign in" }).waitFor();
        expect(await keptOn(tab)).toEqual([]);
        expect(await tab.getByText("The third proposal").count()).toBe(0);
      }
    },
  );

  journey(
    "a new password signs the other devices out and leaves this browser in",
    app,
    async ({ someone }) => {
      const [person, phone] = [await someone(), await someone({ viewport: { width: 360, height: 740 } })];
      await person.signsUp();
      await phone.page.goto(`${cable.url}/insights`);
      await phone.types("Email", person.email);
      await phone.types("Password", person.password);
      await isConnectedAfter(phone.page, () =>
        phone.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click(),
      );
      const tab = await opensTab(person.page, `${cable.url}/insights`);
      await asks(person.page, "POST", "auth/change-password", {
        currentPassword: person.password,
        newPassword: "another pond, another password",
        revokeOtherSessions: true,
      });
      await phone.page.getByRole("dialog", { name: "Sign in" }).waitFor();
      expect(await keptOn(phone.page)).toEqual([]);
      await asks(person.page, "POST", "blocks", { blockTypeId: "life", name: "The garden" });
      await tab.goto(`${cable.url}/blocks`);
      await tab.getByText("The garden").first().waitFor();
    },
  );
});
