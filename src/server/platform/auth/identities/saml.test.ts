import { deflateRawSync, inflateRawSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Me } from "#contract/session.ts";
import { type SamlForm, type SamlTags, startFakeSaml } from "#test-support/fake-saml.ts";
import { addProvider } from "#test-support/identity-providers.ts";
import type { Person } from "#test-support/person.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../../db/ids.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
let fake: Awaited<ReturnType<typeof startFakeSaml>>;
let stranger: typeof fake;

beforeAll(async () => {
  app = await createTestApp({ settings: { IDENTITY_PRIVATE_HOSTS: "on" } });
  fake = await startFakeSaml(app.url);
  stranger = await startFakeSaml(app.url);
  await addProvider(app, {
    ...{ id: "mill", name: "The mill", kind: "saml", domains: ["mill.example"] },
    config: {
      ...{ entityId: fake.entityId, signInUrl: `${fake.url}/sign-in`, certificates: [fake.certificate] },
    },
  });
});
beforeEach(() => fake.says(miller()));

const miller = (said: SamlTags = {}): SamlTags => {
  const NameID = newId();
  return { NameID, Email: `${NameID}@mill.example`, ...said };
};

async function begin(person: Person, body: object = { email: "dana@mill.example", callbackURL: "/blocks" }) {
  const { body: answer } = await person.post<{ url: string }>("/api/auth/sign-in/provider", body);
  return new URL(answer.url);
}

/** Posts the provider's form as a browser does: from the provider's page, without the app's cookies. */
async function post({ action, ...fields }: SamlForm): Promise<string> {
  const answer = await fetch(action, {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
    headers: { origin: fake.url, "sec-fetch-site": "cross-site" },
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function signsIn(person: Person, change = (form: SamlForm) => form): Promise<string> {
  const form = await fake.answerTo((await begin(person)).searchParams);
  const next = await post(change(form));
  if (!next.startsWith("/api/")) return next;
  return (await person.get(next)).headers.get("location") ?? "";
}

const userOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user;
const problem = (code: string) => `/login?problem=${code}`;
const inXml = (change: (xml: string) => string) => (form: SamlForm) => ({
  ...form,
  SAMLResponse: Buffer.from(change(Buffer.from(form.SAMLResponse, "base64").toString())).toString("base64"),
});

describe("sign-in at a SAML provider", () => {
  it("sign-in at a SAML provider opens an account, and the same one the next time", async () => {
    const who = miller();
    const [person, later] = [app.visitor(), app.visitor()];
    fake.says(who);
    expect(await signsIn(person)).toBe("/blocks");
    expect(await userOf(person)).toMatchObject({ email: who.Email, isEmailVerified: true });
    await signsIn(later);
    expect((await userOf(later))?.id).toBe((await userOf(person))?.id);
  });

  it("sign-in at a SAML provider keeps what a guest has", async () => {
    const guest = app.visitor();
    await guest.post("/api/auth/sign-in/anonymous", {});
    const before = await userOf(guest);
    expect(await signsIn(guest)).toBe("/blocks");
    expect(await userOf(guest)).toMatchObject({ id: before?.id, isGuest: false });
  });

  it("sign-in at a SAML provider does not take an address of another domain for proven", async () => {
    fake.says(miller({ Email: "dana@elsewhere.example" }));
    const person = app.visitor();
    await signsIn(person);
    expect(await userOf(person)).toMatchObject({ email: null, isGuest: false });
  });

  it("sign-in at a SAML provider reads a name with a comment in it as one name", async () => {
    const person = app.visitor();
    const honest = miller();
    fake.says(honest);
    await signsIn(person);
    // Comments are not signed. A reader that stopped at one would take the second person for the first.
    const cut = inXml((xml) => xml.replaceAll(`${honest.NameID}.evil`, `${honest.NameID}<!-- -->.evil`));
    fake.says(miller({ NameID: `${honest.NameID}.evil` }));
    const other = app.visitor();
    expect(await signsIn(other, cut)).toBe("/blocks");
    expect((await userOf(other))?.id).not.toBe((await userOf(person))?.id);
  });
});

describe("an answer of a SAML provider", () => {
  it("an answer of a SAML provider is accepted once, and in the browser that began only", async () => {
    const [person, other] = [app.visitor(), app.visitor()];
    const form = await fake.answerTo((await begin(person)).searchParams);
    const next = await post(form);
    expect(await post(form)).toBe(problem("ATTEMPT_GONE"));
    await begin(other);
    expect((await other.get(next)).headers.get("location")).toBe(problem("ATTEMPT_GONE"));
    expect((await person.get(next)).headers.get("location")).toBe(problem("ATTEMPT_GONE"));
    expect([await userOf(person), await userOf(other)]).toEqual([null, null]);
  });

  it("an answer of a SAML provider is refused if nobody asked for it", async () => {
    const form = await fake.answerTo((await begin(app.visitor())).searchParams);
    expect(await post({ ...form, RelayState: "made-up" })).toBe(problem("ATTEMPT_GONE"));
  });

  it("an answer of a SAML provider is refused if it was made for another attempt", async () => {
    const earlier = await fake.answerTo((await begin(app.visitor())).searchParams);
    const swap = (form: SamlForm) => ({ ...form, SAMLResponse: earlier.SAMLResponse });
    expect(await signsIn(app.visitor(), swap)).toBe(problem("IDENTITY_REFUSED"));
  });

  const ago = new Date(Date.now() - HOUR_MS).toISOString();
  it.each<[string, SamlTags]>([
    ["is for another audience", { Audience: "https://elsewhere.example" }],
    ["is for another recipient", { Recipient: "https://elsewhere.example/sso/acs" }],
    ["is sent to another address", { Destination: "https://elsewhere.example/sso/acs" }],
    ["is confirmed for another request", { ConfirmedFor: "_another" }],
    ["is confirmed in another way", { Method: "urn:oasis:names:tc:SAML:2.0:cm:sender-vouches" }],
    ["has another issuer", { Issuer: "https://elsewhere.example" }],
    ["is over", { NotOnOrAfter: ago }],
    ["is confirmed for a time that is over", { ConfirmedUntil: ago }],
    ["is not valid yet", { NotBefore: new Date(Date.now() + HOUR_MS).toISOString() }],
    ["reports a failure", { Status: "urn:oasis:names:tc:SAML:2.0:status:Responder" }],
    ["has a name for one sign-in only", { Format: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" }],
    ["names nobody", { NameID: "" }],
  ])("an answer of a SAML provider is refused if it %s", async (_, said) => {
    fake.says(miller(said));
    const person = app.visitor();
    expect(await signsIn(person)).toBe(problem("IDENTITY_REFUSED"));
    expect(await userOf(person)).toBeNull();
  });
});

const SIGNATURE = /<ds:Signature[\s\S]*<\/ds:Signature>/;
const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
/** Returns an assertion about somebody else, with another id and without the signature. */
const forged = (xml: string) =>
  (ASSERTION.exec(xml)?.[0] ?? "")
    .replace(SIGNATURE, "")
    .replace(/ID="_a\d+"/, 'ID="_forged"')
    .replace(/(<saml:NameID[^>]*>)[^<]*/, "$1somebody-else");
const signatureIn = (xml: string) => SIGNATURE.exec(xml)?.[0] ?? "";

describe("a SAML answer that was tampered with", () => {
  it.each<[string, (xml: string) => string]>([
    ["the signature is missing", (xml) => xml.replace(SIGNATURE, "")],
    ["the name was changed", (xml) => xml.replace(/(<saml:NameID[^>]*>)/, "$1x")],
    [
      "a second assertion stands before the signed one",
      (xml) => xml.replace(ASSERTION, (it) => forged(xml) + it),
    ],
    [
      "a second assertion stands after the signed one",
      (xml) => xml.replace(ASSERTION, (it) => it + forged(xml)),
    ],
    [
      "the signed assertion was moved into a forged one, with its signature",
      (xml) => {
        const inner = (ASSERTION.exec(xml)?.[0] ?? "").replace(SIGNATURE, "");
        const moved = signatureIn(xml).replace(
          "</ds:Signature>",
          `<ds:Object>${inner}</ds:Object></ds:Signature>`,
        );
        return xml.replace(ASSERTION, forged(xml).replace("<saml:Subject>", `${moved}<saml:Subject>`));
      },
    ],
    [
      "the signature was copied to a forged assertion",
      (xml) =>
        xml.replace(ASSERTION, forged(xml).replace("<saml:Subject>", `${signatureIn(xml)}<saml:Subject>`)),
    ],
    [
      "a forged assertion has the id of the signed one, which stands elsewhere",
      (xml) => {
        const signed = ASSERTION.exec(xml)?.[0] ?? "";
        const id = /ID="(_a\d+)"/.exec(signed)?.[1] ?? "";
        const twin = forged(xml)
          .replace("_forged", id)
          .replace("<saml:Subject>", `${signatureIn(xml)}<saml:Subject>`);
        return xml.replace(
          ASSERTION,
          `<samlp:Extensions>${signed.replace(SIGNATURE, "")}</samlp:Extensions>${twin}`,
        );
      },
    ],
    ["it has a document type", (xml) => `<!DOCTYPE x [<!ENTITY who "somebody-else">]>${xml}`],
    ["it is no XML", () => "<samlp:Response"],
    ["its signature is of a weak kind", (xml) => xml.replaceAll("rsa-sha256", "rsa-sha1")],
  ])("a SAML answer that was tampered with is refused: %s", async (_, change) => {
    const person = app.visitor();
    expect(await signsIn(person, inXml(change))).toBe(problem("IDENTITY_REFUSED"));
    expect(await userOf(person)).toBeNull();
  });

  it("a SAML answer that was tampered with is refused: another provider signed it, with its certificate in it", async () => {
    const url = await begin(app.visitor());
    stranger.says(miller({ Issuer: fake.entityId }));
    const request = new URLSearchParams(url.searchParams);
    const xml = inflateRawSync(Buffer.from(request.get("SAMLRequest") ?? "", "base64")).toString();
    request.set("SAMLRequest", deflateRawSync(xml.replaceAll(fake.url, stranger.url)).toString("base64"));
    expect(await post(await stranger.answerTo(request))).toBe(problem("IDENTITY_REFUSED"));
  });
});
