import { expect, it } from "vitest";
import { runCommand } from "#test-support/run-command.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createTestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

it("npm run second-factor removes the second factor of an address, and says when there is none", async () => {
  const clock = createTestClock();
  const app = await createTestApp({ clock });
  const member = await signUpWithFactor(app, clock);
  const places = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dependencies.config.dataDir };
  const run = async (...words: string[]) => {
    const { said, code } = await runCommand("second-factor", words, places);
    return `${code === 0 ? "done" : "failed"}: ${said}`;
  };
  const enter = () =>
    app.visitor().post("/api/auth/sign-in/email", { email: member.email, password: member.password });
  expect((await enter()).status).toBe(403);
  expect(await run("remove", member.email.toUpperCase())).toMatch(/^done: The second factor .* is removed/);
  expect((await enter()).status).toBe(200);
  expect(await run("remove", member.email)).toMatch(/^failed: The account .* has no second factor/);
  expect(await run("remove", "nobody@example.org")).toMatch(/^failed: No account has/);
});
