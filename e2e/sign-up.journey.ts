import { afterAll, beforeAll, describe, expect } from "vitest";
import { type MailSink, startMailSink } from "#test-support/mail-sink.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import type { Person } from "./support/person.ts";
import { REQUEST_FIELD, WORDS } from "./support/reading-steps.ts";
import { startApp } from "./support/start-app.ts";

let mail: MailSink;
let running: App;
beforeAll(async () => {
  mail = await startMailSink();
  running = await startApp({ SMTP_URL: mail.url });
});
afterAll(() => mail.close());

const lettersTo = ({ email }: Person) => mail.letters.filter(({ to }) => to === email);

/** Returns the link of the newest letter to the person, once there are so many. */
async function linkTo(person: Person, count = 1): Promise<string> {
  await expect.poll(() => lettersTo(person).length).toBeGreaterThanOrEqual(count);
  return /https?:\/\/\S+\/confirm-address#\S+/.exec(lettersTo(person).at(-1)?.text ?? "")?.[0] ?? "";
}

async function signsUp(person: Person): Promise<void> {
  await person.types("Email", person.email);
  await person.types("Password", person.password);
  await person.presses("Sign up");
  await person.sees(/Open the email and you are in/);
}

describe("signing up where the server has a mail server", () => {
  journey(
    "a guest who signs up stays a guest until the email is opened, and keeps what they typed",
    () => running,
    async ({ someone }) => {
      const guest = await someone({ viewport: { width: 360, height: 740 } });
      await guest.comesAsGuest();
      await guest.types(REQUEST_FIELD, WORDS);
      await guest.opens("/blocks");
      await signsUp(guest);
      expect(await guest.faults()).toEqual([]);
      await guest.presses("Send again");
      await guest.sees("Another email is on its way.");

      const tab = await guest.context.newPage();
      await tab.goto(await linkTo(guest, 2));
      await tab.getByRole("button", { name: "Yes, it is mine" }).click();
      await tab.waitForURL("/blocks");
      await tab.close();

      await guest.page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await guest.page.getByRole("dialog").waitFor({ state: "detached" });
      await guest.isAt("/blocks");
      await guest.opens("/new-insight");
      expect(await guest.page.getByLabel(REQUEST_FIELD).inputValue()).toBe(WORDS);
    },
  );

  journey(
    "a visitor corrects the address, and opens the email on a phone, which sets the password",
    () => running,
    async ({ someone }) => {
      const visitor = await someone();
      await visitor.opensTheSignUp();
      await signsUp(visitor);
      await visitor.presses("Wrong address?");
      expect(await visitor.page.getByLabel("Email").inputValue()).toBe(visitor.email);
      await visitor.presses("Sign up");

      const phone = await someone({ viewport: { width: 360, height: 740 } });
      await phone.page.goto(await linkTo(visitor, 2));
      await phone.presses("Yes, it is mine");
      await phone.sees(/You signed up in another browser/);
      expect(await phone.faults()).toEqual([]);
      await phone.types("Password", visitor.password);
      await phone.presses("Open my account");
      await phone.isAt("/new-insight");
    },
  );
});
