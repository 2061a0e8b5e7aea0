import { beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
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
  ] as const)(
    "one network may call %s only so often, without affecting another network",
    async (path, most) => {
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
    },
  );
});
