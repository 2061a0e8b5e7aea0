import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
import { endpointsOf } from "../http/endpoints.ts";
import { NETWORK_LIMITS } from "./limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const stranger = () => ({ email: `${newId()}@example.org`, password: "short", name: "" });

describe("one network", () => {
  it.each([
    ["/sign-up/email", 60],
    ["/sign-in/email", 60],
    ["/request-password-reset", 5],
    ["/send-verification-email", 5],
  ] as const)("may call %s only so often, without affecting another network", async (path, most) => {
    expect(NETWORK_LIMITS[path].max).toBe(most);
    const network = app.visitor();
    const ask = async (networkAddress: string) => {
      const person = app.visitor();
      person.networkAddress = networkAddress;
      return (await person.post(`/api/auth${path}`, stranger())).status;
    };
    const statuses: number[] = [];
    for (let count = 0; count <= most; count += 1) statuses.push(await ask(network.networkAddress));
    expect(statuses.indexOf(429)).toBe(most);
    expect(await ask(app.visitor().networkAddress)).not.toBe(429);
  });

  it("is counted before the body of its call is read, so that broken bodies count as well", async () => {
    const person = app.visitor();
    const { max } = NETWORK_LIMITS["/sign-in/mail-code"];
    const ask = async (path: string) =>
      (await person.post(`/api/auth${path}`, undefined, { rawBody: "{broken" })).status;
    const statuses: number[] = [];
    for (let count = 0; count < max; count += 1) statuses.push(await ask("/sign-in/mail-code"));
    expect(new Set(statuses)).toEqual(new Set([400]));
    for (const path of ["/sign-in/mail-code", "/sign-in/mail-code/", "/sign-in/mail-code?x=1"])
      expect(await ask(path)).toBe(429);
    expect(await ask("/sign-in/mail-link")).toBe(400);
  });

  it("is counted by the addresses of endpoints that exist", () => {
    const addresses = endpointsOf(contract).map(({ address }) => address);
    for (const path of Object.keys(NETWORK_LIMITS)) expect(addresses).toContain(`/auth${path}`);
  });

  it("that called too often is told how long to wait", async () => {
    const person = app.visitor();
    for (let count = 0; count < 5; count += 1)
      await person.post("/api/auth/request-password-reset", stranger());
    const { status, error, headers } = await person.post("/api/auth/request-password-reset", stranger());
    expect([status, error?.code, error?.message]).toEqual([
      429,
      "rate_limited",
      "That was a lot in a short time. Please try again later.",
    ]);
    expect(Number(headers.get("retry-after"))).toBe(error?.retryAfter);
    expect(error?.retryAfter).toBeGreaterThan(3500);
  });
});
