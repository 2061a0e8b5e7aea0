import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import { runCommand } from "#test-support/run-command.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { systemClock } from "./platform/clock.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: systemClock });
});

/** Runs `npm run plan -- ...` on the app's database. */
const plan = (...words: string[]) =>
  runCommand("plan", words, {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dependencies.config.dataDir,
  });

describe("npm run plan", () => {
  it("gives an account Premium and ends it, without ending what the account pays for", async () => {
    const person = await signUp(app);
    const planNow = async () => (await person.get<Me>("/api/me")).body.plan;
    expect(await plan("set", person.email.toUpperCase(), "premium")).toEqual({
      said: `${person.email} is a Premium Duck now.\n`,
      code: 0,
    });
    expect(await planNow()).toBe("premium");
    await app.dependencies.database.authPool.query(
      `update auth."user" set premium_paid_until = '2999-01-31', premium_granted_until = '2999-01-31' where id = $1`,
      [person.userId],
    );
    expect((await plan("set", person.email, "free")).said).toContain("keeps it until 2999-01-31");
    expect(await planNow()).toBe("premium");
    await app.dependencies.database.authPool.query(
      `update auth."user" set premium_paid_until = null where id = $1`,
      [person.userId],
    );
    expect(await planNow()).toBe("free");
  });

  it("prints its usage for other words, and says that an address has no account", async () => {
    const [unknown, nobody] = await Promise.all([
      plan("set", "dana@example.org", "gold"),
      plan("set", "nobody@example.org", "free"),
    ]);
    expect(unknown).toMatchObject({
      said: expect.stringContaining("npm run plan -- set <address> premium"),
      code: 1,
    });
    expect(nobody).toEqual({
      said: "No account has the address nobody@example.org.\n",
      code: 1,
    });
  });
});
