import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { projectFolder } from "#scripts/pinned-node.mjs";
import { send } from "#test-support/fake-stripe.ts";
import { openShop, presses, type Shop } from "#test-support/shop.ts";
import { checkSubscriptions } from "./check-subscriptions.ts";
import { EVENT_TYPES, WEBHOOK_PATH } from "./webhook.ts";

let shop: Shop;
let app: Shop["app"];
let stripe: Shop["stripe"];
let clock: Shop["clock"];
beforeAll(async () => {
  shop = await openShop();
  ({ app, stripe, clock } = shop);
});
beforeEach(() => shop.tidyUp());

describe("a message of Stripe", () => {
  const webhook = () => `${app.url}/api/billing/webhook`;
  const someEvent = () => {
    const event = stripe.store.events.at(-1);
    if (!event) throw new Error("There is no event");
    return event;
  };

  it("is refused without its signature, with another's, and when it is older than 300 s", async () => {
    await shop.aSubscriber();
    const { body, signature } = stripe.sign(someEvent());
    const old = stripe.sign(someEvent(), new Date(clock.now().getTime() - 301_000));
    const tries = [
      { body, signature: "" },
      { body, signature: signature.replace(/v1=..../, "v1=0000") },
      { body: body.replace("evt_", "evt_x"), signature },
      old,
    ];
    for (const attempt of tries) expect(await send(webhook(), attempt)).toBe(400);
    const recent = stripe.sign(someEvent(), new Date(clock.now().getTime() - 299_000));
    expect(await send(webhook(), recent)).toBe(200);
  });

  it("that comes ten times at once, and again later, has its effects once", async () => {
    const member = await shop.aMember();
    await presses((await member.checkout()).body.url, "pay");
    const events = stripe.undelivered();
    const sent = events.flatMap((event) => Array.from({ length: 10 }, () => stripe.sign(event)));
    const statuses = await Promise.all(sent.map((message) => send(webhook(), message)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const event of events) expect(await send(webhook(), stripe.sign(event))).toBe(200);
    expect(await member.isPremium()).toBe(true);
    expect(await shop.receiptsOf(member.email)).toHaveLength(1);
  });

  it("messages of Stripe that arrive in the wrong order leave the state that Stripe has", async () => {
    const member = await shop.aSubscriber();
    await member.post("/api/billing/cancel", {});
    clock.advance(31 * DAY_MS);
    stripe.advance(31 * DAY_MS);
    await stripe.deliver((events) => events.toReversed());
    expect(await member.billing()).toMatchObject({ isPremium: false, subscription: { state: "ended" } });
  });

  it("whose state was fetched before a later one was stored does not undo the later one", async () => {
    const member = await shop.aSubscriber();
    const event = { ...someEvent(), id: "evt_slow" };
    const waiting = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    let isFirst = true;
    stripe.onRequest(async (path) => {
      if (!isFirst || path !== "GET /v1/subscriptions") return;
      isFirst = false;
      reached.resolve();
      await waiting.promise;
    });
    const slow = send(webhook(), stripe.sign(event));
    await reached.promise;
    await member.post("/api/billing/cancel", {});
    waiting.resolve();
    expect(await slow).toBe(200);
    expect((await member.billing()).subscription).toMatchObject({ isEnding: true });
  });

  it("is answered 503 while Stripe cannot be asked, and has its effect when it comes again", async () => {
    const member = await shop.aMember();
    await presses((await member.checkout()).body.url, "pay");
    stripe.break(502);
    expect(new Set(await stripe.deliver())).toEqual(new Set([200, 503]));
    stripe.break(null);
    await stripe.deliver();
    expect(await member.isPremium()).toBe(true);
    expect(await shop.receiptsOf(member.email)).toHaveLength(1);
  });

  it("about a customer of another shop is accepted and changes nothing", async () => {
    const event = structuredClone(someEvent());
    Object.assign(event.data.object, { customer: "cus_elsewhere" });
    expect(await send(webhook(), stripe.sign({ ...event, id: "evt_elsewhere" }))).toBe(200);
  });
});

it("the page on selling Premium names exactly the messages of Stripe that the server reads, and the address for them", () => {
  const page = readFileSync(join(projectFolder, "docs/premium.md"), "utf8");
  const named = [...page.matchAll(/^ {3}- `([a-z._]+)`$/gm)].map(([, type]) => type);
  expect(named.toSorted()).toEqual(EVENT_TYPES.toSorted());
  expect(page).toContain(`https://duck.example${WEBHOOK_PATH}`);
});

describe("deleting an account with Premium", () => {
  const leaving = async () =>
    (await app.dependencies.database.authPool.query("select customer_id from auth.leaving_customer")).rows;

  it("ends the subscription at Stripe first, and keeps nothing of it", async () => {
    const member = await shop.aSubscriber();
    const customer = shop.customerOf(member.email)?.id ?? "";
    const { status } = await member.request("DELETE", "/api/account", { password: member.password });
    expect(status).toBe(200);
    expect(stripe.store.customers.get(customer)).toMatchObject({ deleted: true, email: "" });
    const [subscription] = [...stripe.store.subscriptions.values()].filter(
      (each) => each.customer === customer,
    );
    expect(subscription?.status).toBe("canceled");
    expect(await leaving()).toEqual([]);
    expect(new Set(await stripe.deliver())).toEqual(new Set([200]));
  });

  it("works while Stripe is away, and a job ends the subscription once it is back", async () => {
    const member = await shop.aSubscriber();
    const customer = shop.customerOf(member.email)?.id ?? "";
    stripe.break(503);
    const { status } = await member.request("DELETE", "/api/account", { password: member.password });
    expect(status).toBe(200);
    expect(await leaving()).toEqual([{ customer_id: customer }]);
    await checkSubscriptions(app.dependencies);
    clock.advance(2 * HOUR_MS);
    await checkSubscriptions(app.dependencies);
    expect(await leaving()).toEqual([{ customer_id: customer }]);
    stripe.break(null);
    clock.advance(2 * HOUR_MS);
    expect(await checkSubscriptions(app.dependencies)).toMatchObject({ ended: 1 });
    expect(await leaving()).toEqual([]);
    expect(stripe.store.customers.get(customer)?.deleted).toBe(true);
  });
});
