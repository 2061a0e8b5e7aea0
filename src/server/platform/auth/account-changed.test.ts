import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FactorState } from "#contract/second-factor.ts";
import { signUp } from "#test-support/factories.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { confirmAddress, lettersTo, withoutRoomForLetters } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createSoftwarePasskey } from "#test-support/software-passkey.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";

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
    ...{ address: wallet.address, link },
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
  it("a change of how an account is entered is told to the confirmed address: a wallet, a passkey, a password", async () => {
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

  it("a change of how an account is entered is told when the second step of signing in is turned off", async () => {
    const member = await confirmed(await signUpWithFactor(app, clock));
    const code = await member.nextCode();
    expect((await member.post("/api/auth/second-factor/remove", { code })).status).toBe(200);
    expect(await changesToldTo(member.email)).toEqual([
      "The second step of signing in was turned off for your account at ",
    ]);
  });

  it("a change of how an account is entered is not told to an address that was never confirmed", async () => {
    const member = await signUp(app);
    expect(await addPasskey(member)).toBe(200);
    expect(await changesToldTo(member.email)).toEqual([]);
  });

  it("a change of how an account is entered is not made while its letter cannot be stored", async () => {
    const member = await confirmed(await signUpWithFactor(app, clock));
    const code = await member.nextCode();
    const plain = await confirmed(await signUp(app));
    // The auth library writes every fault to the console.
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    await withoutRoomForLetters(app, async () => {
      expect(await addPasskey(plain)).toBe(500);
      expect((await member.post("/api/auth/second-factor/remove", { code })).status).toBe(500);
      const changed = { newPassword: "a heron beside the second pond" };
      expect((await plain.post("/api/auth/change-password", changed)).status).toBe(500);
    });
    written.mockRestore();
    expect((await plain.get("/api/auth/passkeys")).body).toEqual({ passkeys: [] });
    expect((await member.get<FactorState>("/api/auth/second-factor")).body.since).not.toBeNull();
    const { email, password } = plain;
    expect((await app.visitor().post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  });
});
