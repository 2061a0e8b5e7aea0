import { expect } from "vitest";
import { runCommand } from "#test-support/run-command.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { linkInMail } from "./support/mailbox.ts";
import type { Person } from "./support/person.ts";
import { comesToAReading } from "./support/reading-steps.ts";

/** Runs `npm run admin -- <verb> <address>`. Returns what the command prints. */
async function adminCommand(verb: "grant" | "revoke", address: string): Promise<string> {
  const { said } = await runCommand("admin", [verb, address], {
    DATA_DIR: app().dataDir,
    APP_URL: app().url,
  });
  return said;
}

async function reportsReading(reader: Person): Promise<void> {
  await reader.page.getByRole("button", { name: "More", exact: true }).click();
  await reader.page.getByRole("menuitem", { name: "Report this reading" }).click();
  await reader.page.getByLabel(/It is wrong/).check();
  await reader.types(/What was it\?/, "It took my brother for my boss.");
  await reader.page.getByRole("checkbox", { name: /^This reading/ }).check();
  await reader.page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await reader.sees(/It went to the people who run this server/);
  expect(await reader.faults()).toEqual([]);
  await reader.page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
}

journey(
  "an administrator is made by a command, answers a report, invites an address and disables an account",
  app,
  async ({ someone, app: { dataDir } }) => {
    const reader = await someone({ viewport: { width: 360, height: 740 } });
    await comesToAReading(reader, { words: "Why does my brother never call me back?" });
    await reportsReading(reader);
    await reader.sees(/Nobody has looked at it yet/);

    const admin = await someone();
    await admin.getsAnAccount();
    await admin.opens("/admin");
    await admin.sees("There is nothing at this address.");
    expect(await adminCommand("grant", admin.email)).toContain("is an administrator");
    await admin.opens("/insights");
    await admin.page.getByRole("button", { name: "You", exact: true }).click();
    await admin.presses("Running this server");
    await admin.isAt("/admin");
    await admin.sees("Readings, day by day");
    expect(await admin.faults()).toEqual([]);

    await admin.presses("Reports");
    await admin.presses("Open");
    await admin.sees("It took my brother for my boss.");
    await admin.sees("Why does my brother never call me back?");
    await admin.types("Your answer", "That sentence is gone. Thank you.");
    await admin.presses("Answer");
    await admin.sees("The answer is saved.");
    expect(await admin.faults()).toEqual([]);
    await reader.sees("That sentence is gone. Thank you.");

    await admin.presses("Waitlist");
    const invited = `invited-${reader.email}`;
    await admin.types("Invite an email address", invited);
    await admin.presses("Invite");
    await admin.sees("Invited: 1.");
    await linkInMail(dataDir, invited, /#invitation=/);

    await admin.presses("Accounts");
    await admin.types("The email address of an account, or how it begins", reader.email);
    await admin.presses("Disable");
    await admin.sees(/· disabled/);
    await reader.page.getByRole("dialog", { name: "Sign in" }).waitFor();
    expect(await admin.faults()).toEqual([]);

    await admin.presses("Activity log");
    await admin.sees(`${admin.email} disabled ${reader.email}.`);
    expect(await adminCommand("revoke", admin.email)).toContain("is no administrator any more");
    await admin.opens("/admin");
    await admin.sees("There is nothing at this address.");
  },
);
