import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { signInLetter } from "./support/mailbox.ts";
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
