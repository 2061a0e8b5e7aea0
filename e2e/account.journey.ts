import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { linkInMail } from "./support/mailbox.ts";
import type { Person } from "./support/person.ts";

const you = (person: Person) =>
  person.page.getByRole("button", { name: "You", exact: true }).filter({ visible: true }).click();

describe("a member in the preferences", () => {
  journey(
    "a member in the preferences changes settings, finds them again after a reload, and reduces motion",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 }, reducedMotion: "no-preference" });
      await person.signsUp();
      await person.opens("/insights");
      await you(person);
      await person.presses("Preferences and account");
      await person.isAt("/preferences");
      // The page shows a choice a moment after the click, once it has rendered the choice.
      await person.page.getByLabel("Blunt").click();
      await person.sees("Saved.");
      await person.page.getByLabel(/Allow reversed cards/).click();
      await person.page.getByRole("group", { name: "Motion" }).getByLabel("Reduced").check();
      await person.page.getByLabel("Country for emergency numbers").selectOption("GB");
      await person.page.waitForFunction(() =>
        [...document.querySelectorAll("[role=status]")].some((note) => note.textContent === "Saved."),
      );
      await person.page.reload();
      await person.page.getByLabel("Blunt").waitFor();
      expect(await person.page.getByLabel("Blunt").isChecked()).toBe(true);
      expect(await person.page.getByLabel(/Allow reversed cards/).isChecked()).toBe(false);
      expect(await person.page.getByLabel("Country for emergency numbers").inputValue()).toBe("GB");
      expect(await person.page.locator("html").getAttribute("data-motion")).toBe("reduced");
      await you(person);
      await person.page.getByRole("dialog").waitFor();
      const moving = await person.page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
            .length,
      );
      expect(moving).toBe(0);
      await person.page.keyboard.press("Escape");
    },
  );
});

describe("somebody with an account", () => {
  journey(
    "somebody with an account changes address and password, downloads everything, and deletes it all",
    app,
    async ({ someone, app: { dataDir } }) => {
      const person = await someone();
      await person.signsUp();
      await person.opens("/preferences");
      await person.presses("Change password");
      await person.types("New password", "password1");
      await person.presses("Set password");
      await person.sees(/This password is easy to guess/);
      await person.types("New password", "a heron with a lantern");
      await person.presses("Set password");
      await person.sees("The new password is set.");
      await person.presses("Change password");

      await person.presses("Change email");
      const address = `moved-${person.email}`;
      await person.types("New email", address);
      await person.presses("Send the link");
      await person.sees(/an email with a link is on its way/);
      await person.page.goto(await linkInMail(dataDir, address, /confirm-address/));
      await person.presses("Yes, it is mine");
      await person.isAt(/\/preferences/);
      await person.sees("This is your address now.");
      await person.page.getByText(address, { exact: true }).waitFor();

      const saving = person.page.waitForEvent("download");
      await person.presses("Download everything");
      const archive = unzipSync(new Uint8Array(readFileSync(await (await saving).path())));
      expect(JSON.parse(strFromU8(archive["json/account.json"] ?? new Uint8Array()))).toMatchObject({
        email: address,
      });

      await person.presses("Delete your account");
      await person.presses("Delete everything");
      await person.isAt("/goodbye");
      await person.sees("It is all gone.");
      const kept = await person.page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept.filter((key) => key.startsWith("rubber-arcana:"))).toEqual([]);
      await person.opens("/preferences");
      await person.isAt("/login");
    },
  );
});
