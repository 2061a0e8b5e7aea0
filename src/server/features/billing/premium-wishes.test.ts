import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { lettersTo, storedLetters } from "#test-support/letters.ts";
import { openShop } from "#test-support/shop.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { tellOfPremium } from "./premium-wishes.ts";

const AUTH_SECRET = "one for both processes";
const clock = createTestClock();
/** A server that sells nothing, and one on the same database that does. */
let poor: TestApp;
let selling: TestApp;
beforeAll(async () => {
  poor = await createTestApp({ clock, settings: { AUTH_SECRET } });
  const { stripe } = await openShop();
  const settings = { AUTH_SECRET, ...stripe.settings };
  selling = await createTestApp({ clock, settings, databaseUrl: poor.databaseUrl });
});

const someAddress = () => `${randomUUID()}@pond.example`;
const ask = (app: TestApp, email: string) => app.visitor().post("/api/billing/tell-me", { email });
const rows = async () =>
  (await poor.dependencies.database.authPool.query("select * from lookup.premium_wish")).rows;

describe("an address that wants to be told when Premium is for sale", () => {
  it("gets one letter once it is, however often it asked, and is forgotten", async () => {
    const email = someAddress();
    for (const address of [email, email.toUpperCase(), ` ${email} `])
      expect((await ask(poor, address)).body).toEqual({ noted: true });
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain("pond.example");
    expect(await tellOfPremium(poor.dependencies)).toEqual({ forgotten: 0 });
    await Promise.all([tellOfPremium(selling.dependencies), tellOfPremium(selling.dependencies)]);
    expect(await rows()).toEqual([]);
    const letters = await lettersTo(selling, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("Premium is now for sale");
    expect(letters[0]).toContain("/upgrade");
    expect(await tellOfPremium(selling.dependencies)).toMatchObject({ told: 0 });
  });

  it("is forgotten by the one click of the letter's header", async () => {
    const email = someAddress();
    await ask(poor, email);
    await tellOfPremium(selling.dependencies);
    await lettersTo(selling, email);
    await ask(poor, email);
    const letter = (await storedLetters(selling)).find(({ to }) => to === email);
    const [, url = ""] = /<([^>]+)>/.exec(letter?.headers.get("list-unsubscribe") ?? "") ?? [];
    const { pathname, search } = new URL(url);
    const answer = await selling.visitor().post(`${pathname}${search}`, undefined, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      rawBody: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it("is forgotten after a year, and refused where it is for sale", async () => {
    await ask(poor, someAddress());
    clock.advance(366 * DAY_MS);
    expect(await tellOfPremium(poor.dependencies)).toEqual({ forgotten: 1 });
    expect((await ask(selling, someAddress())).error?.code).toBe("conflict");
  });
});

describe("a server without a key for payments", () => {
  it("sells nothing and takes no messages of Stripe", async () => {
    const person = poor.as();
    for (const path of ["checkout", "portal", "cancel", "resume", "refresh"]) {
      const { error } = await person.post(`/api/billing/${path}`, {});
      expect(error).toMatchObject({ code: "not_found", message: "Premium is not for sale on this server." });
    }
    expect((await poor.visitor().post("/api/billing/webhook", {})).status).toBe(404);
    expect((await person.get("/api/billing")).body).toMatchObject({ isForSale: false, subscription: null });
  });
});
