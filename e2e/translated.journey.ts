import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { asksAbout, ONE_CARD } from "./support/reading-steps.ts";
import { translatesPages } from "./support/translator.ts";

const SIGN_IN = { name: "Sign in" } as const;

describe("a page in a page translator", () => {
  journey("a translated page lets a person sign up and ask", app, async ({ someone }) => {
    const person = await someone();
    await translatesPages(person.context);
    await person.opens("/");
    await person.page.locator("font").first().waitFor({ state: "attached" });
    await person.page.getByRole("button", { name: "Start Free Debugging" }).press("Enter");
    await person.types("Email", person.email);
    await person.types("Password", "short");
    await person.presses("Sign up");
    await person.sees("Eight characters at least.");
    await person.types("Password", person.password);
    await person.presses("Sign up");
    await person.isAt("/new-insight");
    await asksAbout(person, ONE_CARD);
    await person.agreesAndSends();
    await person.isAt("/create-insight");
    expect(await person.page.getByText("This page fell in").count()).toBe(0);
  });

  journey(
    "a translated page lets a person sign in by password and ask for a letter",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      await person.context.clearCookies();
      await translatesPages(person.context);
      await person.opens("/cards");
      await person.page.locator("font").first().waitFor({ state: "attached" });
      await person.page.getByRole("link", SIGN_IN).first().click();
      const dialog = person.page.getByRole("dialog");
      await person.types("Email", person.email);
      await person.types("Password", "quite wrong but long");
      await dialog.getByRole("button", SIGN_IN).click();
      await person.sees("That email address and password do not match.");
      await dialog.getByRole("button", { name: "Email me a code and a link" }).click();
      await dialog.getByRole("button", { name: "Send the email" }).click();
      await dialog.getByRole("button", { name: "Send another email" }).waitFor();
      await dialog.getByRole("button", { name: "Back to sign in" }).click();
      await person.types("Password", person.password);
      await dialog.getByRole("button", SIGN_IN).click();
      await dialog.waitFor({ state: "detached" });
      expect(await person.page.getByText("This page fell in").count()).toBe(0);
    },
  );
});
