import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { contract } from "#contract/contract.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { endpointsOf } from "./endpoints.ts";
import { inHeavyTurn, WAITING_OF_PERSON } from "./heavy-turns.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const heavyEndpoints = endpointsOf(contract).filter(({ meta }) => meta.heavy);

/** The address of a call, with some value for each parameter of its path, and the field that makes it heavy. */
function addressOf(address: string, heavy: unknown): string {
  const path = address
    .replace("{kind}", "insight")
    .replace("{format}", "csv")
    .replace("{year}", "2026")
    .replaceAll(/\{\w+\}/g, randomUUID());
  return `/api${path}${typeof heavy === "object" ? "?search=heron" : ""}`;
}

/** Lets calls of a person run and wait until `end` is called, as many as may. */
function occupy(userId: string) {
  const work = Promise.withResolvers<void>();
  const calls = Array.from({ length: WAITING_OF_PERSON + 1 }, () =>
    inHeavyTurn(userId, { run: () => work.promise }),
  );
  return {
    async end() {
      work.resolve();
      await Promise.all(calls);
    },
  };
}

describe("the contract's heavy calls", () => {
  it("are imports, pictures, patterns, exports and searches", () => {
    expect(heavyEndpoints.map(({ path }) => path.join(".")).sort()).toEqual([
      "account.export",
      "blocks.list",
      "exports.download",
      "exports.make",
      "exports.year",
      "imports.take",
      "insights.list",
      "patterns.get",
      "patterns.loopOf",
      "patterns.year",
      "pictures.add",
      "pictures.setAvatar",
      "reflections.list",
    ]);
  });

  it.each(heavyEndpoints.map(({ path, ...rest }) => [path.join("."), rest] as const))(
    "wait for each other: %s is refused while as many as may wait for the person",
    async (_name, { method, address, meta }) => {
      const [person, other] = [app.as(), app.as()];
      const busy = occupy(person.session.userId);
      const ask = (who: typeof person) => who.request(method, addressOf(address, meta.heavy));
      const refused = await ask(person);
      expect([refused.status, refused.error?.code, refused.headers.get("retry-after")]).toEqual([
        429,
        "rate_limited",
        "5",
      ]);
      expect((await ask(other)).status).not.toBe(429);
      await busy.end();
      expect((await ask(person)).status).not.toBe(429);
    },
  );
});
