import { beforeAll, describe, expect, it } from "vitest";
import type { DeviceOutput } from "#contract/account.ts";
import type { OwnIdentities } from "#contract/credentials.ts";
import type { Me } from "#contract/session.ts";
import { signUp } from "#test-support/factories.ts";
import { startFakeOidc } from "#test-support/fake-oidc.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { addOidc } from "#test-support/identity-providers.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../db/ids.ts";
import { removeWayIn } from "../last-way-in.ts";

let app: TestApp;
let fake: Awaited<ReturnType<typeof startFakeOidc>>;
beforeAll(async () => {
  app = await createTestApp({ settings: { IDENTITY_PRIVATE_HOSTS: "on", WALLET_SIGN_IN: "on" } });
  fake = await startFakeOidc();
  await addOidc(app, fake);
});

async function atProvider(person: Person, sub: string, body: object = {}) {
  fake.signsIn({ sub });
  const { body: begun, error } = await person.post<{ url: string }>(
    "/api/auth/sign-in/provider",
    { providerId: "pond-club", callbackURL: "/preferences", ...body },
    { headers: { "x-time-zone": "Asia/Tokyo" } },
  );
  if (error) return error.code;
  const back = new URL((await fetch(begun.url, { redirect: "manual" })).headers.get("location") ?? "");
  return (await person.get(back.pathname + back.search)).headers.get("location");
}

async function withWallet(person: Person, wallet: ReturnType<typeof createFakeWallet>, link = false) {
  const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", {
    address: wallet.address,
    link,
  });
  return await person.post("/api/auth/sign-in/wallet", {
    state: body.state,
    signature: wallet.sign(body.message),
  });
}

const listOf = async (person: Person) =>
  (await person.get<OwnIdentities>("/api/auth/identities")).body.identities;
const remove = (person: Person, id = "") => person.post("/api/auth/identities/remove", { id });
const idOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user?.id;

/** Lets the proof of who this person is run out. */
const forgetProof = (userId: string) =>
  app.dependencies.database.authPool.query(
    "update auth.session set proven_at = proven_at - interval '1 hour' where user_id = $1",
    [userId],
  );

describe("an account's identities", () => {
  it("are added, signed in with, listed and removed", async () => {
    const member = await signUp(app);
    const [sub, wallet] = [newId(), createFakeWallet()];
    expect(await atProvider(member, sub, { link: true })).toBe("/preferences?identity=linked");
    expect((await withWallet(member, wallet, true)).status).toBe(200);
    const [atClub, ofWallet] = await listOf(member);
    expect(atClub).toMatchObject({ providerId: "pond-club", name: "Pond Club" });
    expect(ofWallet?.name.toLowerCase()).toBe(wallet.address);
    const elsewhere = app.visitor();
    await atProvider(elsewhere, sub);
    expect(await idOf(elsewhere)).toBe(member.userId);
    const { devices } = (await elsewhere.get<{ devices: DeviceOutput[] }>("/api/account/devices")).body;
    expect(devices.find(({ isThis }) => isThis)?.timeZone).toBe("Asia/Tokyo");
    expect((await remove(member, atClub?.id)).status).toBe(200);
    expect(await listOf(member)).toEqual([ofWallet]);
    const later = app.visitor();
    await atProvider(later, sub);
    expect(await idOf(later)).not.toBe(member.userId);
  });

  it("are changed only by somebody who has signed in within ten minutes", async () => {
    const member = await signUp(app);
    await atProvider(member, newId(), { link: true });
    await forgetProof(member.userId);
    expect(await atProvider(member, newId(), { link: true })).toBe("proof_required");
    const [identity] = await listOf(member);
    expect((await remove(member, identity?.id)).error?.code).toBe("proof_required");
    expect(await listOf(member)).toHaveLength(1);
  });

  it("are not for guests and visitors", async () => {
    const guest = app.visitor();
    await guest.post("/api/auth/sign-in/anonymous", {});
    for (const person of [guest, app.visitor()]) {
      expect(await atProvider(person, newId(), { link: true })).toMatch(
        /^unauthenticated$|^account_required$/,
      );
      expect([401, 403]).toContain((await remove(person, newId())).status);
    }
  });

  it("cannot be taken over by another account", async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    const sub = newId();
    await atProvider(owner, sub, { link: true });
    expect(await atProvider(other, sub, { link: true })).toBe("/login?problem=identity_taken");
    const [identity] = await listOf(owner);
    await remove(other, identity?.id);
    expect([(await listOf(owner)).length, (await listOf(other)).length]).toEqual([1, 0]);
  });

  it("are linked to nobody else if another person has signed in meanwhile", async () => {
    const [member, other] = [await signUp(app), await signUp(app)];
    const { body } = await member.post<{ url: string }>("/api/auth/sign-in/provider", {
      providerId: "pond-club",
      link: true,
    });
    fake.signsIn({ sub: newId() });
    const back = new URL((await fetch(body.url, { redirect: "manual" })).headers.get("location") ?? "");
    await member.post("/api/auth/sign-in/email", { email: other.email, password: other.password });
    expect((await member.get(back.pathname + back.search)).headers.get("location")).toBe(
      "/login?problem=attempt_gone",
    );
    expect(await listOf(other)).toEqual([]);
  });

  it("never lose the last way in, also if two are removed at the same moment", async () => {
    const person = app.visitor();
    const [first, second] = [createFakeWallet(), createFakeWallet()];
    await withWallet(person, first);
    await withWallet(person, second, true);
    const both = await listOf(person);
    const answers = await Promise.all(both.map(({ id }) => remove(person, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe("last_way_in");
    expect(await listOf(person)).toHaveLength(1);
  });

  it("the only identity besides a wallet cannot be removed from an account if the server accepts no wallets", async () => {
    const person = app.visitor();
    await withWallet(person, createFakeWallet());
    await atProvider(person, newId(), { link: true });
    const userId = (await idOf(person)) ?? "";
    const leaveWallet = (hasWallets: boolean) =>
      removeWayIn(app.dependencies.database.authPool, { userId, hasWallets }, async (client) => {
        const atClub = "delete from auth.account where user_id = $1 and provider_id = 'pond-club'";
        return (await client.query(atClub, [userId])).rowCount ?? 0;
      });
    expect(await leaveWallet(false)).toBe("last");
    expect(await listOf(person)).toHaveLength(2);
    expect(await leaveWallet(true)).toBe("removed");
    // A password alone opens nothing, because it is asked for together with an address.
    const [wallet] = await listOf(person);
    const newPassword = "a heron beside the second pond";
    const setPassword = (keep: (string | undefined)[]) =>
      person.post("/api/auth/change-password", { newPassword, keep });
    expect((await setPassword([])).error?.code).toBe("last_way_in");
    expect(await listOf(person)).toEqual([wallet]);
    expect((await setPassword([wallet?.id])).status).toBe(200);
    expect((await remove(person, wallet?.id)).error?.code).toBe("last_way_in");
  });
});

describe("a provider's error", () => {
  it("is explained in the log by its code, and by nothing else that the provider says", async () => {
    const before = app.logLines.length;
    for (const instead of [
      "error=invalid_scope",
      "error=Dana+is+no+member",
      "code=another",
      "said=nothing",
    ]) {
      fake.signsIn({ sub: newId() });
      const person = app.visitor();
      const body = { providerId: "pond-club" };
      const begun = await person.post<{ url: string }>("/api/auth/sign-in/provider", body);
      const back = (await fetch(begun.body.url, { redirect: "manual" })).headers.get("location") ?? "";
      const { pathname, search } = new URL(back.replace(/code=[^&]+/, instead));
      const answer = await person.get(pathname + search);
      expect(answer.headers.get("location")).toMatch(/=provider_(denied|failed)$/);
    }
    const said = JSON.stringify(app.logLines.slice(before).filter(({ err }) => err));
    expect(said).toContain("the provider refused the request: invalid_scope");
    expect(said).toContain("the provider refused the request: no known error");
    expect(said).toContain("The provider answered 400: invalid_grant");
    expect(said).toContain("the provider's answer has no code");
    expect(said).not.toContain("Dana");
  });
});
