import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { linkInMail } from "./support/mailbox.ts";
import { asksAbout, getsReading, REQUEST_FIELD, WORDS } from "./support/reading-steps.ts";

describe("the sign-in dialog", () => {
  journey(
    "a visitor of a protected page is redirected to sign-in, and back to that page afterwards",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.signsUp();
      await person.presses(/^You$/);
      await person.presses("Sign out");
      await person.sees("Tell the duck.");

      await person.opens("/insights?limit=5");
      await person.isAt("/login");
      await person.types("Email", person.email);
      await person.types("Password", person.password);
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.isAt("/insights?limit=5");
      await person.sees("Get your first insight");
    },
  );

  journey(
    "the sign-in dialog restores the typed text after the session has expired",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.signsUp();
      await asksAbout(person);
      // Removes the session cookie, as a browser does when it has expired.
      await person.context.clearCookies();
      await person.page.reload();
      await person.isAt("/login");
      const kept = await person.page.evaluate(() => Object.keys(localStorage).join());
      expect(kept).toMatch(/^rubber-arcana:put-away:[\da-f-]{36}$/);
      await person.types("Email", person.email);
      await person.types("Password", person.password);
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.isAt("/new-insight");
      expect(await person.page.getByLabel(REQUEST_FIELD).inputValue()).toBe(WORDS);
    },
  );

  journey(
    "the sign-in dialog shows errors at their fields, and keeps the input",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.opensTheSignUp();
      await person.types("Email", person.email);
      await person.types("Password", "short");
      await person.presses("Sign up");
      await person.sees("Eight characters at least.");
      await person.presses("I have an account");
      expect(await person.page.getByLabel("Email").inputValue()).toBe(person.email);
      await person.types("Password", "quite wrong but long");
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.sees("That email address and password do not match.");
      expect(await person.page.getByLabel("Password").inputValue()).toBe("quite wrong but long");
    },
  );

  journey(
    "the sign-in dialog works on a page from an older build, which reloads itself once",
    app,
    async ({ someone }) => {
      const visitor = await someone();
      await visitor.opens("/");
      const old = await visitor.context.newPage();
      let isGone = true;
      await old.route(/\/assets\/auth-modal-[^/]+\.js$/, (route) =>
        isGone ? route.fulfill({ status: 404 }) : route.continue(),
      );
      let loads = 0;
      old.on("load", () => {
        loads += 1;
      });
      const start = old.getByRole("button", { name: "Start Free Debugging" });
      await old.goto("/");
      const anew = old.waitForEvent("load");
      await start.press("Enter");
      await anew;
      await start.press("Enter");
      await old.getByText("Signing in stopped working on this page.").waitFor();
      expect(loads).toBe(2);
      isGone = false;
      await old.getByRole("button", { name: "Reload" }).click();
      await start.press("Enter");
      await old.getByRole("dialog").waitFor();
      await old.close();
    },
  );

  journey("the sign-in dialog leads to the landing page when it is closed", app, async ({ someone }) => {
    const visitor = await someone();
    await visitor.opens("/login");
    await visitor.page.getByRole("dialog").waitFor();
    await visitor.page.keyboard.press("Escape");
    await visitor.isAt("/");
    await visitor.sees("Tell the duck.");
  });

  journey("the sign-in dialog opens and closes by keyboard alone", app, async ({ someone }) => {
    const visitor = await someone({ viewport: { width: 768, height: 900 } });
    await visitor.opens("/");
    const start = visitor.page.getByRole("button", { name: "Start Free Debugging" });
    await start.focus();
    await visitor.page.keyboard.press("Enter");
    await visitor.page.getByRole("dialog").waitFor();
    await visitor.page.waitForFunction(() => document.activeElement?.textContent === "Try one reading first");
    await visitor.page.keyboard.press("Escape");
    await visitor.page.getByRole("dialog").waitFor({ state: "detached" });
    await visitor.page.waitForFunction(() => document.activeElement?.textContent === "Start Free Debugging");
  });
});

describe("a guest", () => {
  journey(
    "a guest starts with one click, finds the reading on home, and signs up to keep it",
    app,
    async ({ someone }) => {
      const guest = await someone({ viewport: { width: 360, height: 740 } });
      await guest.comesAsGuest();
      await guest.opens("/");
      await guest.sees("Start Free Consultation");
      await getsReading(guest);
      await guest.opens("/");
      await guest.sees("Your reading");
      await guest.presses("Sign up to keep it");
      await guest.types("Email", guest.email);
      await guest.types("Password", guest.password);
      await guest.presses("Sign up");
      await guest.isAt("/new-insight");
      await guest.opens("/");
      await guest.isAt("/onboarding");
    },
  );
});

describe("somebody with an account", () => {
  journey(
    "somebody with an account signs in to their insights, chooses the light theme, and signs out without leaving data",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.signsUp();
      await person.opens("/");
      await person.isAt("/onboarding");
      await person.sees("Step 1 of 2");
      await person.opens("/");
      await person.sees("No blocks being tracked yet");
      await person.presses(/^You$/);
      await person.page.getByLabel("Daybreak").check();
      expect(await person.page.locator("html").getAttribute("data-theme")).toBe("light");
      await person.page.reload();
      await person.sees("No blocks being tracked yet");
      expect(await person.page.locator("html").getAttribute("data-theme")).toBe("light");
      await person.presses(/^You$/);
      await person.presses("Sign out");
      await person.sees("Tell the duck.");
      const kept = await person.page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept.filter((key) => key.startsWith("rubber-arcana:"))).toEqual(["rubber-arcana:theme"]);
    },
  );

  journey(
    "somebody with an account sets a new password by a link in a mail",
    app,
    async ({ someone, app: { dataDir } }) => {
      const person = await someone();
      await person.signsUp();
      await person.presses(/^You$/);
      await person.presses("Sign out");
      await person.sees("Tell the duck.");
      await person.opens("/login");
      await person.types("Email", person.email);
      await person.presses("Forgot your password?");
      await person.presses("Send the link");
      await person.sees(/a link is on its way/);
      const link = await linkInMail(dataDir, person.email, /reset-password/);
      await person.page.goto(link);
      await person.types("New password", "another pond, another password");
      await person.presses("Set password");
      await person.types("Email", person.email);
      await person.types("Password", "another pond, another password");
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.isAt("/onboarding");
    },
  );
});
