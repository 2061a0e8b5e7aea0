import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { anInsight, signUp } from "#test-support/factories.ts";
import { type OidcPerson, startFakeOidc } from "#test-support/fake-oidc.ts";
import { addOidc } from "#test-support/identity-providers.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../db/ids.ts";

let app: TestApp;
let fake: Awaited<ReturnType<typeof startFakeOidc>>;

beforeAll(async () => {
  app = await createTestApp({ settings: { IDENTITY_PRIVATE_HOSTS: "on" } });
  fake = await startFakeOidc();
  await addOidc(app, fake);
  await addOidc(app, fake, { id: "mill", secret: "a long secret: of the mill" });
  await addOidc(app, fake, { id: "brook", secret: "brook", domains: ["brook.example"] });
});
beforeEach(() => fake.signsHonestly());

const someone = (said: Partial<OidcPerson> = {}): OidcPerson => {
  const sub = newId();
  return { sub, email: `${sub}@pond.example`, email_verified: true, ...said };
};

async function begin(person: Person, body: Record<string, unknown> = { providerId: "pond-club" }) {
  const {
    status,
    body: answer,
    error,
  } = await person.post<{ url: string }>("/api/auth/sign-in/provider", body);
  return { status, error, url: new URL(answer.url ?? "http://none.example") };
}

/** Follows the browser's way to the provider and back. Returns the address with the code, not yet opened. */
async function wayBack(url: URL): Promise<string> {
  const answer = await fetch(url, { redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "http://none.example");
  return back.pathname + back.search;
}

/** Signs in at the provider. Returns the page where the browser ends. */
async function signsIn(
  person: Person,
  who: OidcPerson | null,
  body?: Record<string, unknown>,
): Promise<string> {
  fake.signsIn(who);
  const answer = await person.get(await wayBack((await begin(person, body)).url));
  expect(answer.status).toBe(302);
  return answer.headers.get("location") ?? "";
}

const userOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user;
const problem = (code: string) => `/login?problem=${code}`;

describe("sign-in at an OpenID provider", () => {
  it.each(["pond-club", "mill"])(
    "sign-in at the OpenID provider %s opens an account, and the same one the next time",
    async (providerId) => {
      const who = someone();
      const person = app.visitor();
      expect(await signsIn(person, who, { providerId, callbackURL: "/new-insight" })).toBe("/new-insight");
      const user = await userOf(person);
      expect(user).toMatchObject({ email: who.email, isEmailVerified: true, isGuest: false });
      const later = app.visitor();
      // The account is found by the provider's own name of the person, not by the address.
      await signsIn(later, { ...who, email: "another@pond.example" }, { providerId });
      expect((await userOf(later))?.id).toBe(user?.id);
    },
  );

  it("keeps what a guest has, in the same row or moved to the account", async () => {
    const who = someone();
    const guests = [];
    for (const person of [app.visitor(), app.visitor()]) {
      await person.post("/api/auth/sign-in/anonymous", {});
      const userId = (await userOf(person))?.id ?? "";
      guests.push({ person, userId, insight: await anInsight(app, { userId }) });
    }
    const [first, second] = guests;
    for (const { person } of guests) expect(await signsIn(person, who)).toBe("/");
    expect((await userOf(first?.person ?? app.visitor()))?.id).toBe(first?.userId);
    expect((await userOf(second?.person ?? app.visitor()))?.id).toBe(first?.userId);
    for (const { insight } of guests) {
      const found = await second?.person.get<InsightOutput>(`/api/insights/${insight.id}`);
      expect(found?.body).toMatchObject({ isUnreadable: false });
    }
  });

  it("stores no token of it, and its client secret encrypted", async () => {
    await signsIn(app.visitor(), someone(), { providerId: "mill" });
    const { authPool } = app.dependencies.database;
    const accounts = await authPool.query(
      "select access_token, refresh_token, id_token from auth.account where provider_id = 'mill'",
    );
    expect(new Set(accounts.rows.flatMap(Object.values))).toEqual(new Set([null]));
    const providers = await authPool.query("select * from auth.identity_provider");
    expect(JSON.stringify(providers.rows)).not.toContain("secret: of the mill");
    const attempts = await authPool.query("select * from auth.verification");
    expect(attempts.rows.filter(({ identifier }) => identifier.startsWith("identity-attempt:"))).toEqual([]);
  });

  it("works after the provider has replaced its key", async () => {
    await signsIn(app.visitor(), someone());
    await fake.rotates();
    expect(await signsIn(app.visitor(), someone())).toBe("/");
  });
});

describe("an answer of an OpenID provider", () => {
  it("is refused in another browser, and a second time", async () => {
    const [person, other] = [app.visitor(), app.visitor()];
    fake.signsIn(someone());
    const back = await wayBack((await begin(person)).url);
    await begin(other);
    expect((await other.get(back)).headers.get("location")).toBe(problem("attempt_gone"));
    expect((await person.get(back)).headers.get("location")).toBe(problem("attempt_gone"));
    expect(await userOf(person)).toBeNull();
    expect(
      (await person.get("/api/auth/provider/callback/pond-club?code=x&state=made-up")).headers.get(
        "location",
      ),
    ).toBe(problem("attempt_gone"));
  });

  it("is refused at the address of another provider", async () => {
    const person = app.visitor();
    fake.signsIn(someone());
    const back = await wayBack((await begin(person)).url);
    const answer = await person.get(back.replace("/pond-club?", "/mill?"));
    expect(answer.headers.get("location")).toBe(problem("identity_refused"));
  });

  it("says so when the person turned back there", async () => {
    expect(await signsIn(app.visitor(), null)).toBe(problem("provider_denied"));
  });

  const hour = 3600;
  it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce: _, ...claims }) => claims],
    ["another issuer", (claims) => ({ ...claims, iss: "https://elsewhere.example" })],
    ["another client as its audience", (claims) => ({ ...claims, aud: "another" })],
    ["a second audience", (claims) => ({ ...claims, aud: [claims.aud, "another"] })],
    ["another authorised party", (claims) => ({ ...claims, azp: "another" })],
    ["an end that is over", (claims) => ({ ...claims, exp: Number(claims.exp) - hour })],
    ["no end", ({ exp: _, ...claims }) => claims],
    ["a time of issue that is long over", (claims) => ({ ...claims, iat: Number(claims.iat) - hour })],
    ["nobody's name", ({ sub: _, ...claims }) => claims],
    ["a number as its name", (claims) => ({ ...claims, sub: 7 })],
    ["a list as its name", (claims) => ({ ...claims, sub: [claims.sub] })],
  ])("is refused if its id token has %s", async (_, change) => {
    fake.forges(change);
    const person = app.visitor();
    expect(await signsIn(person, someone())).toBe(problem("identity_refused"));
    expect(await userOf(person)).toBeNull();
  });

  it("is refused if another key signed it", async () => {
    await fake.signsWithUnknownKey();
    expect(await signsIn(app.visitor(), someone())).toBe(problem("identity_refused"));
  });
});

describe("the address that an OpenID provider names", () => {
  it("opens the account that has confirmed it", async () => {
    const member = await signUp(app);
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = true where id = $1',
      [member.userId],
    );
    const person = app.visitor();
    expect(await signsIn(person, someone({ email: member.email.toUpperCase() }))).toBe("/");
    expect((await userOf(person))?.id).toBe(member.userId);
    expect(await userOf(member)).not.toBeNull();
  });

  it("opens an account that has not confirmed it after the person has said what to keep, and changes nothing before", async () => {
    const member = await signUp(app);
    const { email, password } = member;
    const person = app.visitor();
    const page = await signsIn(person, someone({ email }));
    expect(page).toMatch(/^\/enter#ticket=[\w-]+&to=/);
    expect(await userOf(person)).toBeNull();
    const ticket = new URLSearchParams(page.split("#")[1]).get("ticket");
    const enter = (by: Person, keep?: string[]) =>
      by.post<{ ways: WayIn[] }>("/api/auth/sign-in/identity", { ticket, keep });
    expect((await enter(app.visitor(), [])).error?.code).toBe("attempt_gone");
    const asked = await enter(person);
    expect(asked).toMatchObject({ status: 409, error: { code: "former_ways" } });
    expect(asked.error?.ways?.map(({ kind }) => kind)).toEqual(["password", "sessions"]);
    expect(await userOf(member)).toMatchObject({ id: member.userId, isEmailVerified: false });
    expect((await enter(person, [])).status).toBe(200);
    expect(await userOf(person)).toMatchObject({ id: member.userId, isEmailVerified: true });
    expect(await userOf(member)).toBeNull();
    expect((await app.visitor().post("/api/auth/sign-in/email", { email, password })).status).toBe(401);
    expect((await enter(person, [])).error?.code).toBe("attempt_gone");
  });

  it("opens no account of an address with other letters that typing makes of it", async () => {
    const member = await signUp(app);
    await app.dependencies.database.authPool.query(
      'update auth."user" set email_verified = true where id = $1',
      [member.userId],
    );
    const wide = member.email.replace(/[a-z]/, (letter) =>
      String.fromCodePoint(0xfee0 + letter.charCodeAt(0)),
    );
    const person = app.visitor();
    expect(await signsIn(person, someone({ email: wide }))).toBe("/");
    expect(await userOf(person)).toMatchObject({ email: null });
    expect((await userOf(person))?.id).not.toBe(member.userId);
  });

  it.each([
    ["has not been checked", "pond-club", { email_verified: false }],
    ["is not of the provider's domain", "brook", {}],
    ["is missing", "pond-club", { email: undefined }],
  ])("is not used if it %s", async (_, providerId, said) => {
    const person = app.visitor();
    await signsIn(person, someone(said as Partial<OidcPerson>), { providerId });
    expect(await userOf(person)).toMatchObject({ email: null, isGuest: false });
    const session = await person.get<{ user: { email: string | null } }>("/api/auth/get-session");
    expect(session.body.user.email).toBeNull();
  });

  it("the address that somebody types leads to the provider of its domain, and to none for another domain", async () => {
    const { url } = await begin(app.visitor(), { email: "dana@brook.example" });
    expect(url.searchParams.get("client_id")).toBe("arcana-brook");
    const none = await begin(app.visitor(), { email: "dana@pond.example" });
    expect(none).toMatchObject({ status: 403, error: { code: "provider_unknown" } });
  });
});

describe("sign-in by an id token", () => {
  it("opens the account, once, in the browser that began", async () => {
    const person = app.visitor();
    const { url } = await begin(person);
    const state = url.searchParams.get("state");
    const who = someone();
    const idToken = await fake.tokenFor("arcana-pond-club", who, url.searchParams.get("nonce"));
    const sent = { state, idToken };
    const answer = await person.post("/api/auth/sign-in/id-token", sent);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await userOf(person)).toMatchObject({ email: who.email });
    expect((await person.post("/api/auth/sign-in/id-token", sent)).error?.code).toBe("attempt_gone");
  });

  it("refuses a token that was made for another attempt", async () => {
    const person = app.visitor();
    const [stolen, own] = [await begin(app.visitor()), await begin(person)];
    const idToken = await fake.tokenFor("arcana-pond-club", someone(), stolen.url.searchParams.get("nonce"));
    const answer = await person.post("/api/auth/sign-in/id-token", {
      state: own.url.searchParams.get("state"),
      idToken,
    });
    expect(answer).toMatchObject({ status: 403, error: { code: "identity_refused" } });
  });
});
