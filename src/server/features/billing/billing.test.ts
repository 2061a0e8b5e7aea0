import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BillingOutput } from "#contract/billing.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { signUp } from "#test-support/factories.ts";
import { confirmAddress, lettersTo } from "#test-support/letters.ts";
import { openShop, presses, type Shop } from "#test-support/shop.ts";
import { checkSubscriptions } from "./check-subscriptions.ts";

let shop: Shop;
let app: Shop["app"];
let stripe: Shop["stripe"];
let clock: Shop["clock"];
beforeAll(async () => {
  shop = await openShop();
  ({ app, stripe, clock } = shop);
});
beforeEach(() => shop.tidyUp());

describe("buying Premium", () => {
  it("needs a confirmed address", async () => {
    const person = await signUp(app);
    const { error } = await person.post("/api/billing/checkout", {});
    expect(error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("confirm your email address"),
    });
    expect(shop.customerOf(person.email)).toBeUndefined();
  });

  it("makes an account premium and sends one receipt that says how long it is paid", async () => {
    const member = await shop.aMember();
    const paid = await presses((await member.checkout()).body.url, "pay");
    expect(paid.headers.get("location")).toBe(`${app.url}/preferences?premium=bought#premium`);
    await stripe.deliver();
    expect(await member.isPremium()).toBe(true);
    expect(await member.billing()).toMatchObject({
      isForSale: true,
      isPremium: true,
      canBuy: true,
      subscription: { state: "active", isEnding: false },
    });
    const [receipt, ...more] = await shop.receiptsOf(member.email);
    expect(more).toEqual([]);
    expect(receipt).toContain("$5.00");
    expect(receipt).toContain(`${app.url}/preferences#premium`);
  });

  it("by pressing thirty times at once, and again later, leads to one page and one customer", async () => {
    const member = await shop.aMember();
    const answers = await Promise.all(Array.from({ length: 30 }, () => member.checkout()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const urls = [...answers, await member.checkout()].map(({ body }) => body.url);
    expect(new Set(urls).size).toBe(1);
    const all = [...stripe.store.customers.values()].filter(({ email }) => email === member.email);
    expect(all).toHaveLength(1);
    clock.advance(25 * HOUR_MS);
    stripe.advance(25 * HOUR_MS);
    const later = await member.checkout();
    expect(later.status).toBe(200);
    expect(later.body.url).not.toBe(urls[0]);
  });

  it("twice is refused while it is paid for, even if Stripe's message has not come yet", async () => {
    const member = await shop.aMember();
    await presses((await member.checkout()).body.url, "pay");
    expect(await member.isPremium()).toBe(false);
    const { error } = await member.checkout();
    expect(error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("already have Premium"),
    });
    expect(await member.isPremium()).toBe(true);
  });

  it("with a card that is refused, or leaving the page, changes nothing", async () => {
    const member = await shop.aMember();
    const { body } = await member.checkout();
    expect(await (await presses(body.url, "pay", "4000000000000341")).text()).toContain("declined");
    expect((await presses(body.url, "back")).headers.get("location")).toBe(`${app.url}/upgrade`);
    await stripe.deliver();
    expect(await member.billing()).toMatchObject({ isPremium: false, subscription: { state: "none" } });
  });

  it("says that nothing was charged while Stripe is out of order", async () => {
    const member = await shop.aMember();
    stripe.break(500);
    const { status, error } = await member.checkout();
    expect([status, error?.code]).toEqual([503, "unavailable"]);
    expect(error?.message).toContain("Nothing was charged");
  });

  it("again works with a customer that somebody deleted at Stripe", async () => {
    const member = await shop.aSubscriber();
    const former = shop.customerOf(member.email)?.id ?? "";
    await app.dependencies.payments?.deleteCustomer(former);
    await stripe.deliver();
    expect(await member.isPremium()).toBe(false);
    await presses((await member.checkout()).body.url, "pay");
    await stripe.deliver();
    expect(await member.isPremium()).toBe(true);
    expect(shop.customerOf(member.email)?.id).not.toBe(former);
  });
});

describe("a month of Premium", () => {
  it("is renewed by itself, with a receipt each month", async () => {
    const member = await shop.aSubscriber();
    await shop.passes(31 * DAY_MS);
    await shop.passes(30 * DAY_MS);
    expect(await member.isPremium()).toBe(true);
    expect(await shop.receiptsOf(member.email)).toHaveLength(3);
  });

  it("whose payment fails goes on for seven days of grace, then ends, and says so in one letter", async () => {
    const member = await shop.aSubscriber();
    stripe.store.refused.add(shop.customerOf(member.email)?.id ?? "");
    await shop.passes(30 * DAY_MS);
    expect(await member.billing()).toMatchObject({ isPremium: true, subscription: { state: "past_due" } });
    await shop.passes(7 * DAY_MS - HOUR_MS);
    expect(await member.isPremium()).toBe(true);
    await shop.passes(2 * HOUR_MS);
    expect(await member.isPremium()).toBe(false);
    await shop.passes(3 * DAY_MS);
    expect(await member.billing()).toMatchObject({ isPremium: false, subscription: { state: "ended" } });
    const letters = (await lettersTo(app, member.email)).filter((letter) =>
      letter.includes("did not go through"),
    );
    expect(letters).toHaveLength(1);
  });

  it("whose payment failed is paid with another card in Stripe's portal", async () => {
    const member = await shop.aSubscriber();
    stripe.store.refused.add(shop.customerOf(member.email)?.id ?? "");
    await shop.passes(30 * DAY_MS);
    const { body } = await member.post<{ url: string }>("/api/billing/portal", {});
    await presses(body.url, "card");
    await stripe.deliver();
    expect(await member.billing()).toMatchObject({ isPremium: true, subscription: { state: "active" } });
  });

  it("that is cancelled lasts until it is over, and cancelling can be taken back", async () => {
    const member = await shop.aSubscriber();
    const { body } = await member.post<BillingOutput>("/api/billing/cancel", {});
    const end = body.subscription?.periodEnd ?? "";
    expect(body).toMatchObject({
      isPremium: true,
      subscription: { state: "active", isEnding: true, premiumUntil: end },
    });
    const back = await member.post<BillingOutput>("/api/billing/resume", {});
    expect(back.body.subscription).toMatchObject({ isEnding: false, periodEnd: end });
    await member.post("/api/billing/cancel", {});
    await shop.passes(Date.parse(end) - clock.now().getTime() - HOUR_MS);
    expect(await member.isPremium()).toBe(true);
    await shop.passes(2 * HOUR_MS);
    expect(await member.billing()).toMatchObject({ isPremium: false, subscription: { state: "ended" } });
    expect(await shop.receiptsOf(member.email)).toHaveLength(1);
  });

  it("whose payment failed ends at once when it is cancelled, and the payment is not tried again", async () => {
    const member = await shop.aSubscriber();
    const customer = shop.customerOf(member.email)?.id ?? "";
    stripe.store.refused.add(customer);
    await shop.passes(30 * DAY_MS);
    const { body } = await member.post<BillingOutput>("/api/billing/cancel", {});
    expect(body).toMatchObject({ isPremium: false, subscription: { state: "ended" } });
    stripe.store.refused.delete(customer);
    await shop.passes(10 * DAY_MS);
    expect(await shop.receiptsOf(member.email)).toHaveLength(1);
  });

  it("of which Stripe's messages were lost is found by the job", async () => {
    const member = await shop.aMember();
    await presses((await member.checkout()).body.url, "pay");
    stripe.advance(26 * HOUR_MS);
    clock.advance(26 * HOUR_MS);
    await checkSubscriptions(app.dependencies);
    expect(await member.isPremium()).toBe(true);
    await member.post("/api/billing/cancel", {});
    clock.advance(31 * DAY_MS);
    stripe.advance(31 * DAY_MS);
    await checkSubscriptions(app.dependencies);
    expect(await member.billing()).toMatchObject({ isPremium: false, subscription: { state: "ended" } });
  });
});

describe("what the job tells Stripe", () => {
  it("is the new address of an account that changed it", async () => {
    const member = await shop.aSubscriber();
    const newEmail = `new-${member.email}`;
    expect((await member.post("/api/auth/change-email", { newEmail })).status).toBe(200);
    const [letter] = await lettersTo(app, newEmail);
    expect((await confirmAddress(member, letter)).status).toBe(200);
    await checkSubscriptions(app.dependencies);
    expect(shop.customerOf(newEmail)).toBeDefined();
    expect(shop.customerOf(member.email)).toBeUndefined();
  });

  it("ends the subscription of a disabled account with its period", async () => {
    const member = await shop.aSubscriber();
    const admin = await shop.aMember();
    await app.dependencies.database.authPool.query(`update auth."user" set is_admin = true where id = $1`, [
      admin.userId,
    ]);
    const path = `/api/admin/users/${member.userId}/disabled`;
    expect((await admin.put(path, { isDisabled: true })).status).toBe(200);
    await checkSubscriptions(app.dependencies);
    await admin.put(path, { isDisabled: false });
    await member.post("/api/auth/sign-in/email", { email: member.email, password: member.password });
    expect(await member.billing()).toMatchObject({ isPremium: true, subscription: { isEnding: true } });
  });
});
