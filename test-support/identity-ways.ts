// Every endpoint that begins a session with an identity, and somebody who has proved the identity there.
import { newId } from "#server/platform/db/ids.ts";
import { type OidcPerson, startFakeOidc } from "./fake-oidc.ts";
import { startFakeSaml } from "./fake-saml.ts";
import { createFakeWallet } from "./fake-wallet.ts";
import { addOidc, addProvider } from "./identity-providers.ts";
import type { Answer, Person } from "./person.ts";
import type { TestApp } from "./test-app.ts";

const PROVIDERS = {
  "/provider/callback/*": "pond-club",
  "/provider/finish": "mill",
  "/sign-in/id-token": "pond-club",
  "/sign-in/wallet": "wallet",
} as const;
type IdentityWay = keyof typeof PROVIDERS;

export const IDENTITY_WAYS = Object.keys(PROVIDERS) as IdentityWay[];
/** The settings of an app for which `startIdentityWays` works. */
export const IDENTITY_WAYS_SETTINGS = { IDENTITY_PRIVATE_HOSTS: "on", WALLET_SIGN_IN: "on" };

/** Starts an OpenID provider, a SAML provider and a wallet, and makes them known to the app. */
export async function startIdentityWays(app: TestApp) {
  let wallet = createFakeWallet();
  const [club, mill] = [await startFakeOidc(), await startFakeSaml(app.url)];
  await addOidc(app, club);
  await addProvider(app, {
    ...{ id: "mill", name: "The mill", kind: "saml", domains: ["mill.example"] },
    config: { entityId: mill.entityId, signInUrl: `${mill.url}/sign-in`, certificates: [mill.certificate] },
  });

  async function begin(person: Person, providerId: string): Promise<URL> {
    const { body } = await person.post<{ url: string }>("/api/auth/sign-in/provider", { providerId });
    return new URL(body.url);
  }

  async function visitClub(person: Person, who: OidcPerson): Promise<Answer> {
    club.signsIn(who);
    const answer = await fetch(await begin(person, "pond-club"), { redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    return await person.get(back.pathname + back.search);
  }

  const enter: Record<IdentityWay, (person: Person, sub: string) => Promise<Answer>> = {
    "/provider/callback/*": (person, sub) => visitClub(person, { sub }),
    async "/provider/finish"(person, sub) {
      mill.says({ NameID: sub });
      const { action, ...form } = await mill.answerTo((await begin(person, "mill")).searchParams);
      const posted = await fetch(action, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(form),
      });
      return await person.get(posted.headers.get("location") ?? "");
    },
    async "/sign-in/id-token"(person, sub) {
      const { searchParams } = await begin(person, "pond-club");
      const idToken = await club.tokenFor("arcana-pond-club", { sub }, searchParams.get("nonce"));
      return await person.post("/api/auth/sign-in/id-token", { state: searchParams.get("state"), idToken });
    },
    async "/sign-in/wallet"(person) {
      const { address } = wallet;
      const { body } = await person.post<{ state: string; message: string }>("/api/auth/wallet/message", {
        address,
      });
      return await person.post("/api/auth/sign-in/wallet", {
        state: body.state,
        signature: wallet.sign(body.message),
      });
    },
  };

  /** Gives an account an identity for this way. Returns its name at the provider. */
  async function link(way: IdentityWay, userId: string): Promise<string> {
    const providerId = PROVIDERS[way];
    wallet = createFakeWallet();
    const sub = providerId === "wallet" ? wallet.address : newId();
    await app.dependencies.database.authPool.query(
      `insert into auth.account (id, user_id, provider_id, account_id, created_at, updated_at)
       values ($1, $2, $3, $4, now(), now())`,
      [newId(), userId, providerId, sub],
    );
    return sub;
  }

  return {
    visitClub,
    link,
    enter: (way: IdentityWay, person: Person, sub: string) => enter[way](person, sub),
  };
}
