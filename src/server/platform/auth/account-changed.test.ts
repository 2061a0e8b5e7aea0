import { beforeAll, describe, expect, it } from "vitest";
import type { FactorState } from "#contract/credentials.ts";
import { signUp } from "#test-support/factories.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { confirmAddress, lettersTo, linkParts, withoutRoomForLetters } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createSoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../db/ids.ts";
import type { Letter } from "../mail/mail.ts";
import { accountChanged } from "./waiting-letters.ts";

const clock = createTestClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { WALLET_SIGN_IN: "on" } });
});

async function confirmed<Member extends Person & { email: string }>(member: Member): Promise<Member> {
  const [letter] = await lettersTo(app, member.email);
  expect((await confirmAddress(member, letter)).status).toBe(200);
  return member;
}

async function enterWith(wallet: ReturnType<typeof createFakeWallet>, person: Person, link = false) {
  const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", {
    address: wallet.address,
    link,
  });
  const answer = { state: body.state, signature: wallet.sign(body.message) };
  expect((await person.post("/api/auth/sign-in/wallet", answer)).status).toBe(200);
}

async function addPasskey(person: Person) {
  const { body } = await person.post<{ challenge: string }>("/api/auth/passkeys/begin", {});
  const response = createSoftwarePasskey().create({ challenge: body.challenge, origin: app.url });
  return (await person.post("/api/auth/passkeys/add", { name: "My phone", response })).status;
}

/** Returns the sentences that say what changed, oldest first. */
const changesToldTo = async (email: string) =>
  (await lettersTo(app, email)).flatMap((letter) => /^.* your account at /m.exec(letter)?.[0] ?? []);

describe("a change of how an account is entered", () => {
  it("is told to the confirmed address: a wallet, a passkey, a password", async () => {
    const member = await confirmed(await signUp(app));
    const wallet = createFakeWallet();
    await enterWith(wallet, member, true);
    await enterWith(wallet, app.visitor());
    expect(await addPasskey(member)).toBe(200);
    const changed = { newPassword: "a heron beside the second pond" };
    expect((await member.post("/api/auth/change-password", changed)).status).toBe(200);
    expect(await changesToldTo(member.email)).toEqual([
      "Another way to sign in was linked to your account at ",
      "A passkey was added to your account at ",
      "A new password was set for your account at ",
    ]);
  });

  it("is told when the second step of signing in is turned off", async () => {
    const member = await confirmed(await signUpWithFactor(app, clock));
    const code = await member.nextCode();
    expect((await member.post("/api/auth/second-factor/remove", { code })).status).toBe(200);
    expect(await changesToldTo(member.email)).toEqual([
      "The second step of signing in was turned off for your account at ",
    ]);
  });

  it("is not told to an address that was never confirmed", async () => {
    const member = await signUp(app);
    expect(await addPasskey(member)).toBe(200);
    expect(await changesToldTo(member.email)).toEqual([]);
  });

  it("is not made while its letter cannot be stored", async () => {
    const member = await confirmed(await signUpWithFactor(app, clock));
    const code = await member.nextCode();
    const plain = await confirmed(await signUp(app));
    await withoutRoomForLetters(app, async () => {
      expect(await addPasskey(plain)).toBe(500);
      expect((await member.post("/api/auth/second-factor/remove", { code })).status).toBe(500);
      const changed = { newPassword: "a heron beside the second pond" };
      expect((await plain.post("/api/auth/change-password", changed)).status).toBe(500);
    });
    expect((await plain.get("/api/auth/passkeys")).body).toEqual({ passkeys: [] });
    expect((await member.get<FactorState>("/api/auth/second-factor")).body.since).not.toBeNull();
    const { email, password } = plain;
    expect((await app.visitor().post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  });
});

describe("equal letters about a change", () => {
  const HOUR_MS = 3_600_000;
  const TOLD = "An access token was made";
  const makeToken = async (member: Person & { password: string }) => {
    await member.post("/api/auth/prove", { password: member.password });
    const made = await member.post("/api/programs/tokens", { name: "Script", scopes: ["read"] });
    expect(made.status).toBe(200);
  };
  const told = async ({ email }: { email: string }, subject = TOLD) =>
    (await lettersTo(app, email)).filter((letter) => letter.includes(`Subject: ${subject}`)).length;

  async function anHourLater(): Promise<void> {
    clock.advance(HOUR_MS);
    await app.dependencies.database.authPool.query(
      "update auth.mail_code set created_at = created_at - interval '1 hour'",
    );
  }

  it("go once an hour, and one of those that were written meanwhile goes afterwards", async () => {
    const member = await confirmed(await signUp(app));
    for (let count = 0; count < 4; count += 1) await makeToken(member);
    expect(await told(member)).toBe(1);
    await makeToken(member);
    expect(await told(member)).toBe(1);
    await anHourLater();
    expect(await told(member)).toBe(2);
    await anHourLater();
    expect(await told(member)).toBe(2);
    await makeToken(member);
    expect(await told(member)).toBe(3);
  });

  it("of two accounts, or of two kinds, do not wait for each other", async () => {
    const [member, other] = [await confirmed(await signUp(app)), await confirmed(await signUp(app))];
    await makeToken(member);
    await makeToken(other);
    await member.post("/api/programs/calendar", { hasWords: false });
    expect([await told(member), await told(other)]).toEqual([1, 1]);
    expect(await told(member, "A calendar address was made")).toBe(1);
  });

  it("of address go to the former address every time", async () => {
    const member = await confirmed(await signUp(app));
    const other = `${newId()}@elsewhere.example`;
    for (const newEmail of [other, member.email, other]) {
      expect((await member.post("/api/auth/change-email", { newEmail })).status).toBe(200);
      expect((await confirmAddress(member, (await lettersTo(app, newEmail)).at(-1))).status).toBe(200);
    }
    expect(await told(member, "Your account’s email address was changed")).toBe(2);
  });

  it("leave a link that works, however often the password is changed within the hour", async () => {
    const member = await confirmed(await signUp(app));
    for (const newPassword of ["a lantern on the far shore", "a heron beside the second pond"])
      expect((await member.post("/api/auth/change-password", { newPassword })).status).toBe(200);
    const letters = (await lettersTo(app, member.email)).filter((letter) => letter.includes("/not-me#"));
    expect(letters).toHaveLength(1);
    const token = linkParts(letters[0], "/not-me").get("token");
    expect((await app.visitor().post("/api/auth/not-me", { token })).status).toBe(200);
  });

  it("do not hold up one that the mail server did not take at first", async () => {
    const taken: Letter[] = [];
    let isAway = true;
    const mail = {
      description: "into a list",
      close: () => undefined,
      send: async (letter: Letter) => {
        if (isAway) throw new Error("away");
        taken.push(letter);
      },
    };
    const away = await createTestApp({ parts: { mail } });
    const { userId } = await signUp(away);
    const { authPool } = away.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [userId]);
    await authPool.query("delete from auth.letter");
    const { post } = away.dependencies;
    await post.write(accountChanged(userId, "token-made"));
    const [id = ""] = await post.waiting();
    await expect(post.send(id)).rejects.toThrow("A letter was not sent");
    await post.write(accountChanged(userId, "token-made"));
    isAway = false;
    for (const waiting of await post.waiting()) await post.send(waiting);
    expect(taken.map(({ subject }) => subject)).toEqual([TOLD]);
  });
});

describe("an address that was never confirmed", () => {
  it("is told nothing of an account: not that it is to be moved, and not that it is gone", async () => {
    const member = await signUp(app);
    const before = await lettersTo(app, member.email);
    const newEmail = `${newId()}@elsewhere.example`;
    expect((await member.post("/api/auth/change-email", { newEmail })).status).toBe(200);
    expect(await lettersTo(app, newEmail)).toHaveLength(1);
    const { password } = member;
    expect((await member.request("DELETE", "/api/account", { password })).status).toBe(200);
    expect(await lettersTo(app, member.email)).toEqual(before);
  });
});
