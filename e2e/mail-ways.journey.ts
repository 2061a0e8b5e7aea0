import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { linkInMail, signInLetter } from "./support/mailbox.ts";
import type { Person } from "./support/person.ts";

/** Asks on the sign-in page for a letter with a code and a link to this address. */
async function asksForALetter(person: Person, email: string): Promise<void> {
  await person.opens("/login");
  await person.types("Email", email);
  await person.presses("Email me a code and a link");
  await person.presses("Send the email");
  await person.page.getByLabel("Six digits").waitFor();
}

describe("somebody who does not remember the password", () => {
  journey(
    "somebody who does not remember the password signs in by a code and by a link, and signs out one device and all of them",
    app,
    async ({ someone, app: { dataDir } }) => {
      const [first, second, phone] = [
        await someone(),
        await someone({ timezoneId: "Asia/Tokyo" }),
        await someone({ viewport: { width: 360, height: 740 }, timezoneId: "America/Lima" }),
      ];
      await first.comesToTheRequest();

      await asksForALetter(second, first.email);
      const { code } = await signInLetter(dataDir, first.email, 1);
      await second.types("Six digits", code === "000000" ? "000001" : "000000");
      await second.page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
      await second.sees(/That is not the code/);
      await second.types("Six digits", code);
      await second.page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
      await second.sees(/Was that you\?/);
      await second.presses("It was me. Keep everything");
      await second.isAt("/onboarding");

      await asksForALetter(phone, first.email);
      const { link } = await signInLetter(dataDir, first.email, 2);
      await phone.page.goto(link);
      await phone.sees("Sign in here?");
      await phone.page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
      await phone.isAt("/");

      await first.opens("/preferences");
      await first.presses("Where you are signed in");
      await first.isAt("/devices");
      await first.sees("this one");
      const rows = first.page.getByRole("list", { name: "Signed in" }).getByRole("listitem");
      expect(await rows.count()).toBe(3);
      await rows.filter({ hasText: "Tokyo" }).getByRole("button").click();
      await rows.filter({ hasText: "Tokyo" }).waitFor({ state: "detached" });
      // The other browser notices at once, and leaves its page by itself.
      await second.isAt("/login");

      await first.presses("Sign out everywhere");
      await first.isAt("/");
      await phone.sees("Tell the duck.");
      await phone.opens("/devices");
      await phone.isAt("/login");
    },
  );
});

describe("somebody whose account a thief was in", () => {
  journey(
    "somebody whose account a thief was in says that it was not them, keeps one thing and ends the rest",
    app,
    async ({ someone, app: { dataDir } }) => {
      const [thief, owner] = [await someone(), await someone({ viewport: { width: 360, height: 740 } })];
      await thief.signsUp();
      await thief.page.goto(await linkInMail(dataDir, thief.email, /confirm-address/));
      await thief.presses("Yes, it is mine");
      await thief.isAt(/^(?!.*confirm-address)/);
      const token = { name: "My backup", scopes: ["read"] };
      const made: { token: string } = JSON.parse(await thief.sends("POST", "/api/programs/tokens", token));
      const calendar = { hasWords: true };
      const feed: { address: string } = JSON.parse(
        await thief.sends("POST", "/api/programs/calendar", calendar),
      );

      // Opening the link uses nothing: it works after the page was loaded again.
      await owner.page.goto(await linkInMail(dataDir, thief.email, /not-me.*calendar-made/));
      await owner.sees("Wasn’t this you?");
      await owner.page.reload();
      await owner.sees(/The calendar’s secret address ends\./);
      await owner.presses("This was not me");
      await owner.isAt(/\/reset-password#/);
      await owner.sees(/An access token/);
      expect(await owner.page.getByRole("checkbox").count()).toBe(1);
      expect(await owner.page.getByRole("checkbox").isChecked()).toBe(false);
      expect(await owner.faults()).toEqual([]);
      await owner.page.getByRole("checkbox").check();
      await owner.types("New password", "a lantern on the far shore");
      await owner.presses("Set password");
      await owner.types("Email", thief.email);
      await owner.types("Password", "a lantern on the far shore");
      await owner.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await owner.isAt("/onboarding");

      // The other browser is signed out, the calendar is gone, and what was ticked is still there.
      expect((await thief.page.request.get("/api/account/devices")).status()).toBe(401);
      await thief.isAt("/login");
      expect((await owner.page.request.get(feed.address)).status()).toBe(404);
      const headers = { authorization: `Bearer ${made.token}` };
      expect((await owner.page.request.get("/api/blocks", { headers })).status()).toBe(200);
    },
  );

  journey(
    "somebody whose address a stranger signed up with confirms it on another device and keeps nothing of theirs",
    app,
    async ({ someone, app: { dataDir } }) => {
      const [stranger, owner] = [await someone(), await someone()];
      await stranger.signsUp();
      await owner.page.goto(await linkInMail(dataDir, stranger.email, /confirm-address/));
      await owner.presses("Yes, it is mine");
      await owner.sees(/Was that you\?/);
      expect(await owner.page.getByRole("checkbox").count()).toBe(2);
      expect(await owner.faults()).toEqual([]);
      await owner.presses("It was not me. End everything");
      await owner.sees(/Your email address is confirmed/);
      expect((await stranger.page.request.get("/api/account/devices")).status()).toBe(401);
      await stranger.isAt("/login");
    },
  );
});
