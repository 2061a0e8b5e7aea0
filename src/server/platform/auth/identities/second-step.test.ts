import { beforeAll, describe, expect, it } from "vitest";
import { SECOND_STEP_PAGE } from "#contract/second-factor.ts";
import type { Me } from "#contract/session.ts";
import { beginAsGuest } from "#test-support/factories.ts";
import { startFakeOidc } from "#test-support/fake-oidc.ts";
import { startFakeSaml } from "#test-support/fake-saml.ts";
import { createFakeWallet } from "#test-support/fake-wallet.ts";
import { addOidc, addProvider } from "#test-support/identity-providers.ts";
import type { Answer, Person } from "#test-support/person.ts";
import { signUpWithFactor } from "#test-support/second-factor.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { createTestClock } from "#test-support/test-clock.ts";
import { newId } from "../../db/ids.ts";

const clock = createTestClock();
const wallet = createFakeWallet();
let app: TestApp;
let club: Awaited<ReturnType<typeof startFakeOidc>>;
let mill: Awaited<ReturnType<typeof startFakeSaml>>;
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { IDENTITY_PRIVATE_HOSTS: "on", WALLET_SIGN_IN: "on" } });
  club = await startFakeOidc();
  mill = await startFakeSaml(app.url);
  await addOidc(app, club);
  const certificates = [mill.certificate];
  await addProvider(app, {
    ...{ id: "mill", name: "The mill", kind: "saml", domains: ["mill.example"] },
    config: { entityId: mill.entityId, signInUrl: `${mill.url}/sign-in`, certificates },
  });
});

async function begin(person: Person, providerId: string) {
  const { body } = await person.post<{ url: string }>("/api/auth/sign-in/provider", { providerId });
  return new URL(body.url);
}

/** Each endpoint that begins a session with an identity, and the request of somebody who has proved the identity. */
const WAYS: Record<string, { providerId: string; enter: (person: Person, sub: string) => Promise<Answer> }> =
  {
    "/provider/callback/:id": {
      providerId: "pond-club",
      async enter(person, sub) {
        club.signsIn({ sub });
        const answer = await fetch(await begin(person, "pond-club"), { redirect: "manual" });
        const back = new URL(answer.headers.get("location") ?? "");
        return await person.get(back.pathname + back.search);
      },
    },
    "/provider/finish": {
      providerId: "mill",
      async enter(person, sub) {
        mill.says({ NameID: sub });
        const { action, ...form } = await mill.answerTo((await begin(person, "mill")).searchParams);
        const posted = await fetch(action, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams(form),
        });
        return await person.get(posted.headers.get("location") ?? "");
      },
    },
    "/sign-in/id-token": {
      providerId: "pond-club",
      async enter(person, sub) {
        const { searchParams } = await begin(person, "pond-club");
        const idToken = await club.tokenFor("arcana-pond-club", { sub }, searchParams.get("nonce"));
        return await person.post("/api/auth/sign-in/id-token", { state: searchParams.get("state"), idToken });
      },
    },
    "/sign-in/wallet": {
      providerId: "wallet",
      async enter(person) {
        const { address } = wallet;
        const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", {
          address,
        });
        return await person.post("/api/auth/sign-in/wallet", {
          state: body.state,
          signature: wallet.sign(body.message),
        });
      },
    },
  };

const me = async (person: Person) => (await person.get<Me>("/api/me")).body.user;

describe("the second step after an identity was proven", () => {
  it.each(Object.entries(WAYS))(
    "the second step after an identity was proven is asked for at %s, and until then no session begins",
    async (_path, { providerId, enter }) => {
      const member = await signUpWithFactor(app, clock);
      const sub = providerId === "wallet" ? wallet.address : newId();
      await app.dependencies.database.authPool.query(
        `insert into auth.account (id, user_id, provider_id, account_id, created_at, updated_at)
         values ($1, $2, $3, $4, now(), now())`,
        [newId(), member.userId, providerId, sub],
      );
      const guest = await beginAsGuest(app);
      const answer = await enter(guest, sub);
      if (answer.status === 302) expect(answer.headers.get("location")).toBe(SECOND_STEP_PAGE);
      else expect(answer).toMatchObject({ status: 403, error: { code: "SECOND_FACTOR_REQUIRED" } });
      expect(await me(guest)).toMatchObject({ id: guest.userId, isGuest: true });
      expect(await app.dependencies.auth.movedTo(guest.userId)).toBeNull();
      const code = await member.nextCode();
      expect((await guest.post("/api/auth/second-factor/sign-in", { code })).status).toBe(200);
      expect(await me(guest)).toMatchObject({ id: member.userId, isGuest: false });
    },
  );

  it("the second step after an identity was proven comes before the identity is linked by its address", async () => {
    const member = await signUpWithFactor(app, clock);
    const { authPool } = app.dependencies.database;
    await authPool.query('update auth."user" set email_verified = true where id = $1', [member.userId]);
    const person = app.visitor();
    club.signsIn({ sub: newId(), email: member.email, email_verified: true });
    const answer = await fetch(await begin(person, "pond-club"), { redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    expect((await person.get(back.pathname + back.search)).headers.get("location")).toBe(SECOND_STEP_PAGE);
    const { rows } = await authPool.query("select provider_id from auth.account where user_id = $1", [
      member.userId,
    ]);
    expect(rows).toEqual([{ provider_id: "credential" }]);
  });
});
