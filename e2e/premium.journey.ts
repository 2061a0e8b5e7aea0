import { afterAll, beforeAll, describe, expect } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { type FakeStripe, startFakeStripe } from "#test-support/fake-stripe.ts";
import { journey } from "./support/journey.ts";
import type { App } from "./support/launch-app.ts";
import { linkInMail } from "./support/mailbox.ts";
import { startApp } from "./support/start-app.ts";

let stripe: FakeStripe;
let running: App;
beforeAll(async () => {
  stripe = await startFakeStripe(() => `${running.url}/api/billing/webhook`);
  running = await startApp(stripe.settings);
});
afterAll(() => stripe.close());
const app = () => running;

describe("a member who buys Premium", () => {
  journey(
    "a member who buys Premium pays at Stripe, cancels, changes their mind, cancels in the portal, and is free again after the month",
    app,
    async ({ someone, app: { dataDir } }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.comesToTheRequest();
      await person.opens("/pricing");
      await person.page.locator("article").last().waitFor();
      // Found and measured in one step, because the page replaces the prerendered cards once it knows the member.
      const edges = await person.page.evaluate(() =>
        Array.from(document.querySelectorAll("article"), (card) => card.getBoundingClientRect().right),
      );
      expect(edges.every((edge) => edge > 0 && edge <= 360)).toBe(true);
      expect(edges).toHaveLength(2);
      await person.presses("Upgrade to Premium");
      await person.sees(/Please confirm your email address first/);
      await person.page.goto(await linkInMail(dataDir, person.email, /confirm-address/));
      await person.presses("Yes, it is mine");
      await person.isAt(/^(?!.*confirm-address)/);

      await person.opens("/pricing");
      await person.presses("Upgrade to Premium");
      await person.isAt(/\/c\/pay\//);
      await person.presses("Subscribe");
      await person.isAt("/preferences?premium=bought#premium");
      await person.sees("You are a Premium Duck, and a receipt is in your inbox.");
      await person.sees(/The next payment is on/);
      expect(await person.faults()).toEqual([]);
      expect(new Set(await stripe.deliver())).toEqual(new Set([200]));
      expect(await linkInMail(dataDir, person.email, /preferences#premium/)).toContain(running.url);

      await person.presses("Cancel Premium");
      await person.sees(/It is canceled, and you will not be charged again/);
      await person.presses("Keep Premium");
      await person.sees(/The next payment is on/);
      await person.presses("Payment card and invoices");
      await person.isAt(/\/p\/session\//);
      await person.presses("Cancel plan");
      await person.sees("Renew plan");
      await stripe.deliver();
      await person.presses("Return");
      await person.sees(/It is canceled, and you will not be charged again/);
      await person.opens("/pricing");
      await person.sees("You are already a Premium Duck.");

      stripe.advance(31 * DAY_MS);
      await stripe.deliver();
      await person.opens("/preferences");
      await person.page.getByText("Free Duck.", { exact: true }).waitFor();
      await person.page.getByRole("button", { name: "Upgrade to Premium" }).waitFor();
    },
  );
});
