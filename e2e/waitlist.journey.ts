import { beforeAll, describe, expect } from "vitest";
import { runCommand } from "#test-support/run-command.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import { linkInMail } from "./support/mailbox.ts";
import { startAppBuiltFor } from "./support/start-app.ts";

let running: App;
beforeAll(async () => {
  running = await startAppBuiltFor({ WAITLIST: "on" });
});
const app = () => running;

/** Invites an address as the owner does, with `npm run invite -- <address>`. Returns what the command prints. */
async function invite(address: string): Promise<string> {
  const { said } = await runCommand("invite", [address], {
    DATA_DIR: running.dataDir,
    APP_URL: running.url,
  });
  return said;
}

describe("while there is a waitlist", () => {
  journey(
    "a person joins the waitlist by mail, is invited, and signs up with the invitation",
    app,
    async ({ someone, app: { dataDir } }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.opens("/pricing");
      await person.presses("Join Waitlist");
      const door = person.page.getByRole("dialog", { name: "Join Waitlist" });
      expect(await door.getByLabel("Password").count()).toBe(0);
      await person.types("Email", "the pond");
      await door.getByRole("button", { name: "Join Waitlist" }).click();
      await person.sees("This does not look like an email address.");
      await person.types("Email", person.email);
      await person.page.keyboard.press("Enter");
      await person.sees(/An email is on its way to/);
      expect(await person.faults()).toEqual([]);

      await person.page.goto(await linkInMail(dataDir, person.email, /#confirm=/));
      await person.sees("Join the waitlist?");
      expect(await person.faults()).toEqual([]);
      await person.page.getByRole("main").getByRole("button", { name: "Join Waitlist" }).click();
      await person.isAt("/welcome");
      await person.page.getByRole("heading", { name: "Successfully Added to Waitlist" }).waitFor();
      expect(await person.faults()).toEqual([]);

      expect(await invite(person.email)).toContain(`Invited ${person.email}`);
      await person.page.goto(await linkInMail(dataDir, person.email, /#invitation=/));
      await person.sees("It is your turn.");
      await person.presses("Sign up");
      await person.types("Password", person.password);
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign up" }).click();
      await person.isAt("/new-insight");
    },
  );
});
