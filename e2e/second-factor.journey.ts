import { beforeAll, describe, expect } from "vitest";
import { codeAt, typedSecret } from "#server/platform/auth/second-factor/totp.ts";
import { journey } from "./support/journey.ts";
import type { RunningApp } from "./support/launch-app.ts";
import type { Person } from "./support/person.ts";
import { startApp } from "./support/start-app.ts";

let app: RunningApp;
beforeAll(async () => {
  // Browsers create passkeys for names of hosts only, not for addresses of numbers.
  app = await startApp({ TRUST_PROXY: "on" }, "localhost");
});

/** Gives the person's browser an authenticator that verifies them, as a phone with a fingerprint does. */
async function hasAnAuthenticator({ page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function signsOut(person: Person): Promise<void> {
  await person.presses(/^You$/);
  await person.presses("Sign out");
  await person.sees("Tell the duck.");
  await person.opens("/login");
}

async function typesPassword(person: Person): Promise<void> {
  await person.types("Email", person.email);
  await person.types("Password", person.password);
  await person.page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
}

describe("somebody with an account", () => {
  journey(
    "somebody with an account sets a second factor and a passkey up, signs in with each, and removes both",
    () => app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      const { page } = person;
      await person.signsUp();
      await person.opens("/preferences");
      await person.presses("Second factor");
      await person.presses("Set it up");
      await page.getByRole("img", { name: "QR code for an authenticator app" }).waitFor();
      const shown = (await page.getByText(/^(?:[A-Z2-7]{4} ){9}[A-Z2-7]{1,4}$/).textContent()) ?? "";
      const secret = typedSecret(shown.replaceAll(" ", ""));
      await person.types("Code from the authenticator app", "000000");
      await person.presses("Turn it on");
      await person.sees("That code is wrong, has expired or was used before.");
      await person.types("Code from the authenticator app", await codeAt(secret, new Date()));
      await person.presses("Turn it on");
      await person.sees("Save these recovery codes");
      const codes = await page
        .getByRole("listitem")
        .filter({ hasText: /^(?:\w{4}-){3}\w{4}$/ })
        .allTextContents();
      expect(codes).toHaveLength(10);
      await person.presses("I have saved them");
      await person.sees(/10 recovery codes are left/);

      await signsOut(person);
      await typesPassword(person);
      await person.sees("This account has a second factor: a code from your authenticator app.");
      await person.types("Code from your authenticator app", "000000");
      await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.sees("That code is wrong, has expired or was used before.");
      await person.presses("Use a recovery code");
      await person.types("Recovery code", codes[0] ?? "");
      await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.isAt("/");

      await hasAnAuthenticator(person);
      await person.opens("/preferences");
      await person.presses("Passkeys");
      await person.types("Name of the new passkey", "This phone");
      await person.types("Code from your authenticator app", codes[1] ?? "");
      await person.presses("Add a passkey");
      await page.getByRole("button", { name: "Remove This phone" }).waitFor();

      await signsOut(person);
      await person.presses("Sign in with a passkey");
      await person.isAt("/");
      await person.opens("/preferences");
      await person.presses("Passkeys");
      await person.sees(/last used/);
      await person.presses("Remove This phone");
      await page.getByText("This phone").waitFor({ state: "detached" });
      await person.presses("Second factor");
      await person.presses("Turn it off");
      await person.types(/Code from the authenticator app/, codes[2] ?? "");
      await page.getByRole("button", { name: "Turn it off" }).click();
      await page.getByRole("button", { name: "Set it up" }).waitFor();
    },
  );
});
