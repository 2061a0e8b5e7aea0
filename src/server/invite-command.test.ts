import { beforeAll, describe, expect, it } from "vitest";
import { lettersTo, tokenIn } from "#test-support/letters.ts";
import { runCommand } from "#test-support/run-command.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { systemClock } from "./platform/clock.ts";

const ADDRESS = "dana@example.org";

/** The app under test. It uses the real clock, as the command does. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: systemClock, settings: { WAITLIST: "on" } });
});

/** Runs `npm run invite -- ...` on the app's database. */
const invite = (...words: string[]) => inviteWith({}, words);

function inviteWith(settings: Record<string, string>, words: string[]) {
  const { dataDir, appUrl } = app.dependencies.config;
  const places = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, APP_URL: appUrl };
  return runCommand("invite", words, { ...places, ...settings });
}

describe("npm run invite", () => {
  it("prints its usage for anything that is no address", async () => {
    const { said, code } = await invite("everybody");
    expect(said).toContain("npm run invite -- <address>");
    expect(code).toBe(1);
  });

  it("prints the link even when its letter cannot be sent", async () => {
    const { said, code } = await inviteWith({ SMTP_URL: "smtp://127.0.0.1:1" }, ["kim@example.org"]);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/could not be sent yet \(.+\).*hand over the link/),
    ]);
    const invitation = tokenIn(said, "invitation");
    const credentials = { email: "kim@example.org", password: "a pond, a lantern", name: "" };
    const door = await app.visitor().post("/api/auth/sign-up/email", { ...credentials, invitation });
    expect(door.status).toBe(200);
  });

  it("lists who waits, and invites one by a letter whose link it also prints", async () => {
    expect(await invite()).toEqual({ said: "Nobody waits.\n", code: 0 });
    await app.visitor().post("/api/waitlist", { email: ADDRESS });
    const token = tokenIn((await lettersTo(app, ADDRESS))[0], "confirm");
    await app.visitor().post("/api/waitlist/confirm", { token });
    expect((await invite()).said).toMatch(/^ {2}\d{4}-\d\d-\d\d {2}dana@example\.org\n$/);

    const { said, code } = await invite(ADDRESS);
    expect([code, said]).toEqual([0, expect.stringContaining(`Invited ${ADDRESS} until `)]);
    const invitation = tokenIn(said, "invitation");
    expect((await lettersTo(app, ADDRESS)).join()).toContain(
      `#invitation=${invitation}&email=dana%40example.org`,
    );
    expect((await invite()).said).toContain("dana@example.org  invited until ");

    const credentials = { email: ADDRESS, password: "a pond, a lantern", name: "" };
    const door = await app.visitor().post("/api/auth/sign-up/email", { ...credentials, invitation });
    expect(door.status).toBe(200);
    expect(await invite(ADDRESS)).toEqual({ said: `${ADDRESS} has an account already.\n`, code: 1 });
  });
});
