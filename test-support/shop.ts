// An app that sells Premium through a fake Stripe, with people who buy it. All of them live by one clock.
import { afterAll } from "vitest";
import type { BillingOutput } from "#contract/billing.ts";
import type { Me } from "#contract/session.ts";
import { signUp } from "./factories.ts";
import { type FakeStripe, startFakeStripe } from "./fake-stripe.ts";
import { lettersTo } from "./letters.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createTestClock } from "./test-clock.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The fakes of the file. Their hook is registered at module level, because a hook inside another hook never runs. */
const fakes: FakeStripe[] = [];
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.close()));
});

/** Presses a button on a page of Stripe. */
export async function presses(url: string, button: string, card = "4242424242424242"): Promise<Response> {
  const body = new URLSearchParams({ pressed: button, card });
  return await fetch(url, { method: "POST", body, redirect: "manual" });
}

/** Starts the app and its Stripe. Call it in `beforeAll`. */
export async function openShop() {
  const clock = createTestClock();
  const place = { url: "" };
  const stripe = await startFakeStripe(() => `${place.url}/api/billing/webhook`, { now: () => clock.now() });
  fakes.push(stripe);
  const app: TestApp = await createTestApp({ clock, settings: stripe.settings });
  place.url = app.url;

  async function aMember() {
    const person = await signUp(app);
    await app.dependencies.database.authPool.query(
      `update auth."user" set email_verified = true where id = $1`,
      [person.userId],
    );
    return Object.assign(person, {
      billing: async () => (await person.get<BillingOutput>("/api/billing")).body,
      isPremium: async () => (await person.get<Me>("/api/me")).body.plan === "premium",
      checkout: () => person.post<{ url: string }>("/api/billing/checkout", {}),
    });
  }

  return {
    ...{ app, stripe, clock, aMember },
    /** Returns a person who has paid, and whom Stripe has reported. */
    async aSubscriber() {
      const member = await aMember();
      await presses((await member.checkout()).body.url, "pay");
      await stripe.deliver();
      return member;
    },
    /** Lets time pass for the app and for Stripe, and delivers what Stripe then says. */
    async passes(milliseconds: number): Promise<void> {
      clock.advance(milliseconds);
      stripe.advance(milliseconds);
      await stripe.deliver();
    },
    /** Ends what a test did to Stripe, and delivers what is left. */
    async tidyUp(): Promise<void> {
      stripe.break(null);
      stripe.onRequest(null);
      await stripe.deliver();
    },
    customerOf: (email: string) => [...stripe.store.customers.values()].find((each) => each.email === email),
    receiptsOf: async (email: string) =>
      (await lettersTo(app, email)).filter((letter) => letter.includes("receipt for Premium")),
  };
}
