import { beforeAll, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { confirmAddress, lettersTo, sendLetters, storedLetters } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../db/ids.ts";
import { checksummed, isSignedBy } from "./wallet.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ settings: { WALLET_SIGN_IN: "on" } });
});

async function begin(person: Person, address: string) {
  const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", {
    address,
  });
  return body;
}

async function signsIn(person: Person, wallet = createFakeWallet()) {
  const { state, message } = await begin(person, wallet.address);
  return await person.post("/api/auth/sign-in/wallet", { state, signature: wallet.sign(message) });
}

const userOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

describe("sign-in with a wallet", () => {
  it("opens an account without an address, and the same one the next time", async () => {
    const wallet = createFakeWallet();
    const [person, later] = [app.visitor(), app.visitor()];
    expect(await signsIn(person, wallet)).toMatchObject({ status: 200, body: { status: true } });
    const user = await userOf(person);
    expect(user).toMatchObject({ email: null, isGuest: false, isEmailVerified: false });
    await signsIn(later, wallet);
    expect((await userOf(later))?.id).toBe(user?.id);
    await signsIn(later);
    expect((await userOf(later))?.id).not.toBe(user?.id);
  });

  it("turns a guest's row into the account", async () => {
    const guest = app.visitor();
    await guest.post("/api/auth/sign-in/anonymous", {});
    const before = await userOf(guest);
    await signsIn(guest);
    expect(await userOf(guest)).toMatchObject({ id: before?.id, isGuest: false });
  });

  it("asks for the signature of a message that names this site, the chain, a number and an end", async () => {
    const { address } = createFakeWallet();
    const lines = (await begin(app.visitor(), address)).message.split("\n");
    const { host } = new URL(app.url);
    expect(lines.slice(0, 2)).toEqual([
      `${host} wants you to sign in with your Ethereum account:`,
      checksummed(address),
    ]);
    expect(lines).toEqual(expect.arrayContaining([`URI: ${app.url}`, "Version: 1", "Chain ID: 1"]));
    expect(lines.at(-3)).toMatch(/^Nonce: [0-9a-f]{32}$/);
    expect(lines.at(-1)).toMatch(/^Expiration Time: /);
  });

  it("accepts a signature once, and in the browser that began only", async () => {
    const wallet = createFakeWallet();
    const [person, other] = [app.visitor(), app.visitor()];
    const { state, message } = await begin(person, wallet.address);
    const sent = { state, signature: wallet.sign(message) };
    expect((await person.post("/api/auth/sign-in/wallet", sent)).status).toBe(200);
    expect((await person.post("/api/auth/sign-in/wallet", sent)).error?.code).toBe("attempt_gone");
    const second = await begin(person, wallet.address);
    await begin(other, wallet.address);
    const stolen = { state: second.state, signature: wallet.sign(second.message) };
    expect((await other.post("/api/auth/sign-in/wallet", stolen)).error?.code).toBe("attempt_gone");
    expect(await userOf(other)).toBeNull();
  });

  it("refuses the signature of another wallet, of another message, and one that was changed", async () => {
    const [wallet, other] = [createFakeWallet(), createFakeWallet()];
    const person = app.visitor();
    const codes = [];
    for (const forge of [
      (message: string) => other.sign(message),
      (message: string) => wallet.sign(message.replace("Chain ID: 1", "Chain ID: 5")),
      (message: string) =>
        wallet
          .sign(message)
          .replace(/^0x(?:11)?/, "0x22")
          .slice(0, 132),
      (message: string) => wallet.malleable(message),
    ]) {
      const { state, message } = await begin(person, wallet.address);
      codes.push(
        (await person.post("/api/auth/sign-in/wallet", { state, signature: forge(message) })).error?.code,
      );
    }
    expect(new Set(codes)).toEqual(new Set(["wallet_refused"]));
    expect(await userOf(person)).toBeNull();
  });
});

describe("an account without an address", () => {
  it("gets one by the letter that is sent there", async () => {
    const person = app.visitor();
    await signsIn(person);
    const before = await userOf(person);
    const newEmail = `${newId()}@pond.example`;
    const sent = await person.post("/api/auth/change-email", { newEmail, callbackURL: "/preferences" });
    expect(sent.status).toBe(200);
    const [letter] = await lettersTo(app, newEmail);
    expect((await confirmAddress(person, letter)).status).toBe(200);
    expect(await userOf(person)).toMatchObject({ id: before?.id, email: newEmail, isEmailVerified: true });
  });

  it("gets no letters, and can be deleted", async () => {
    const person = app.visitor();
    await signsIn(person);
    const { body } = await person.get<{ ways: string[] }>("/api/account/proofs");
    expect(body.ways).toEqual([]);
    await person.post("/api/auth/send-proof-code", {});
    expect((await person.request("DELETE", "/api/account", {})).status).toBe(200);
    await sendLetters(app);
    expect((await storedLetters(app)).filter(({ to }) => to.endsWith(".invalid"))).toEqual([]);
    expect(await userOf(person)).toBeNull();
  });
});

describe("a server without WALLET_SIGN_IN", () => {
  it("offers no sign-in with a wallet", async () => {
    const closed = await createTestApp();
    const { address } = createFakeWallet();
    expect((await closed.visitor().post("/api/auth/wallet/message", { address })).error?.code).toBe(
      "provider_unknown",
    );
    expect((await closed.visitor().get("/api/auth/identities/ways")).body).toEqual({
      providers: [],
      hasDomains: false,
      hasWallets: false,
    });
  });
});

describe("a wallet's address and signature", () => {
  it("a wallet's address is written with the capitals of ERC-55", () => {
    // The example addresses of ERC-55.
    for (const address of [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
      "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ])
      expect(checksummed(address.toLowerCase())).toBe(address);
  });

  it("a wallet's signature is checked as other programs make it", () => {
    // The example of the documentation of web3.js for `eth.accounts.sign`.
    const signature =
      "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c";
    const address = "0x2c7536E3605D9C16a7a3D7b1898e529396a65c23";
    expect(isSignedBy(address, "Some data", signature)).toBe(true);
    expect(isSignedBy(address, "Some date", signature)).toBe(false);
  });
});
