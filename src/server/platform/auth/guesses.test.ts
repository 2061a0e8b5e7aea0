import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#test-support/factories.ts";
import type { Person } from "#test-support/person.ts";
import { recordStatements } from "#test-support/record-statements.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { digestOfAddress, TRIES_OF_ACCOUNT, TRIES_OF_DEVICE, TRIES_OF_NETWORK } from "./limits.ts";

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await createTestApp();
  statements = recordStatements(app);
});

const enter = (person: Person, email: string, password: string) =>
  person.post("/api/auth/sign-in/email", { email, password });

/** Sets the account's count of sign-in attempts to the maximum, as attempts from many networks would. */
async function useUpAccount(email: string): Promise<void> {
  await enter(app.visitor(), email, "a first guess");
  await app.dependencies.database.authPool.query("update auth.rate_limit set count = $2 where key = $1", [
    `account:${digestOfAddress(email)}`,
    TRIES_OF_ACCOUNT.max,
  ]);
}

async function guess(person: Person, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await enter(person, email, `guess number ${count}`)).status);
  return statuses;
}

describe("a stranger's wrong password tries", () => {
  it("are refused after ten from one network, with the time to wait, without locking out others", async () => {
    const owner = await signUp(app);
    const stranger = app.visitor();
    const statuses = await guess(stranger, owner.email, TRIES_OF_NETWORK.max + 1);
    expect(statuses.indexOf(429)).toBe(TRIES_OF_NETWORK.max);
    const refused = await enter(stranger, owner.email, owner.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await enter(app.visitor(), owner.email, owner.password)).status).toBe(200);
  });

  it("from many networks are stopped by the account's limit, except in the owner's browser", async () => {
    const owner = await signUp(app);
    await useUpAccount(owner.email);
    expect((await enter(app.visitor(), owner.email, owner.password)).status).toBe(429);
    await owner.post("/api/auth/sign-out", {});
    expect((await enter(owner, owner.email, owner.password)).status).toBe(200);
  });

  it("are counted as well with a stolen cookie of the owner's browser", async () => {
    const owner = await signUp(app);
    await useUpAccount(owner.email);
    const thief = owner.inAnotherTab();
    const statuses = await guess(thief, owner.email, TRIES_OF_DEVICE.max + 1);
    expect(statuses.indexOf(429)).toBe(TRIES_OF_DEVICE.max);
  });
});

describe("the cookie of a browser that has signed in before", () => {
  it("is hidden from scripts, reveals nothing of the account, and is not accepted for another account", async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    const { headers } = await enter(app.visitor(), owner.email, owner.password);
    const cookie = headers.getSetCookie().find((each) => each.includes(".device=")) ?? "";
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const value = /=([^;]*)/.exec(cookie)?.[1] ?? "";
    const opened = Buffer.from(value, "base64url").toString("utf8");
    expect(`${cookie} ${opened}`).not.toContain(owner.userId);
    expect(`${cookie} ${opened}`).not.toContain(owner.email);
    await useUpAccount(other.email);
    expect((await enter(owner, other.email, other.password)).status).toBe(429);
  });

  it("is no longer accepted after a password change", async () => {
    const owner = await signUp(app);
    const old = owner.inAnotherTab();
    const newPassword = "a lantern on the pond";
    await owner.post("/api/auth/change-password", { currentPassword: owner.password, newPassword });
    await useUpAccount(owner.email);
    expect((await enter(old, owner.email, newPassword)).status).toBe(429);
  });

  it("is limited to this exact host if the site uses https", async () => {
    const secure = await createTestApp({ settings: { APP_URL: "https://duck.example" } });
    const answer = await secure
      .visitor()
      .post(
        "/api/auth/sign-up/email",
        { email: "dana@pond.example", password: "four drafts, no owner", name: "" },
        { headers: { origin: "https://duck.example", host: "duck.example" } },
      );
    const cookie = answer.headers.getSetCookie().find((each) => each.includes("rubber-arcana.device="));
    expect(cookie).toMatch(/^__Host-rubber-arcana\.device=.*Path=\/.*Secure/i);
    expect(cookie).not.toMatch(/Domain/i);
  });
});

it("a sign-in takes five statements, of which one begins its session", async () => {
  const owner = await signUp(app);
  const visitor = app.visitor();
  statements.length = 0;
  await enter(visitor, owner.email, owner.password);
  expect(statements.length).toBe(5);
});
