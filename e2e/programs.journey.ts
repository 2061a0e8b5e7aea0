import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";

const status = async (token: string) =>
  (await fetch(`${app().url}/api/blocks`, { headers: { authorization: `Bearer ${token}` } })).status;

describe("somebody with programs of their own", () => {
  journey(
    "somebody with programs of their own makes a token, a calendar's address and a webhook, sees each secret once, and ends them",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.signsUp();
      await person.opens("/preferences");
      await person.presses("Access tokens");
      await person.types("Name of the new token", "My script");
      await person.presses("Make a token");
      await person.sees("Your new access token");
      const token = (await page.getByText(/^ra_[\w-]+$/).textContent()) ?? "";
      expect(await status(token)).toBe(200);
      await person.presses("I have saved it");
      await person.sees(/may read · made .* · last used/);
      await person.presses("Revoke My script");
      await page.getByText("My script").waitFor({ state: "detached" });
      expect(await status(token)).toBe(401);

      await person.presses("Calendar of steps");
      await person.presses("Make an address");
      const address = (await page.getByText(/calendar\.ics\?key=[\w-]+$/).textContent()) ?? "";
      expect(await (await fetch(address)).text()).toContain("BEGIN:VCALENDAR");
      await person.presses("I have saved it");
      await person.presses("Turn the address off");
      await page.getByRole("button", { name: "Turn the address off" }).waitFor({ state: "detached" });

      await person.presses("Webhooks");
      await person.types("Address of the new webhook", "https://192.168.1.7/duck");
      await person.presses("Add a webhook");
      await person.sees(/is on a private network/);
      await person.types("Address of the new webhook", "https://hooks.example.org/duck");
      await person.presses("Add a webhook");
      await person.sees("The secret that signs the messages");
      await person.presses("I have saved it");
      await person.sees("nothing was sent yet");
      await person.presses("Remove https://hooks.example.org/duck");
      await page.getByText("hooks.example.org").waitFor({ state: "detached" });
    },
  );
});
