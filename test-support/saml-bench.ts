// A browser at a fake SAML provider: it begins to sign in at the app, and posts what the provider answers, unchanged or not.
import { expect } from "vitest";
import type { Me } from "#contract/session.ts";
import { newId } from "#server/platform/db/ids.ts";
import { type SamlForm, type SamlTags, startFakeSaml } from "./fake-saml.ts";
import { addProvider } from "./identity-providers.ts";
import type { Person } from "./person.ts";
import { createTestApp } from "./test-app.ts";

/** Starts an app, a provider that it knows for the addresses of a domain, and a stranger that it does not know. */
export async function startSamlBench() {
  const app = await createTestApp({ settings: { IDENTITY_PRIVATE_HOSTS: "on", TRUST_PROXY: "on" } });
  const [fake, stranger] = [await startFakeSaml(app.url), await startFakeSaml(app.url)];
  await addProvider(app, {
    ...{ id: "mill", name: "The mill", kind: "saml", domains: ["mill.example"] },
    config: {
      ...{ entityId: fake.entityId, signInUrl: `${fake.url}/sign-in`, certificates: [fake.certificate] },
    },
  });
  let networks = 0;

  async function begin(person: Person): Promise<URL> {
    const body = { email: "dana@mill.example", callbackURL: "/blocks" };
    return new URL((await person.post<{ url: string }>("/api/auth/sign-in/provider", body)).body.url);
  }

  /** Posts the provider's form as a browser does: from the provider's page, without the app's cookies, from a network of its own. */
  async function post({ action, ...fields }: SamlForm, network = `198.18.0.${++networks}`): Promise<string> {
    const answer = await fetch(action, {
      ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
      headers: { origin: fake.url, "sec-fetch-site": "cross-site", "x-forwarded-for": network },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  }

  /** Signs in with the provider's answer after a change. Returns the page where it ends. */
  async function signsIn(person: Person, change = (form: SamlForm) => form): Promise<string> {
    const form = await fake.answerTo((await begin(person)).searchParams);
    const next = await post(change(form));
    if (!next.startsWith("/api/")) return next;
    return (await person.get(next)).headers.get("location") ?? "";
  }

  const userOf = async (person: Person) => (await person.get<Me>("/api/me")).body.user;
  return { app, fake, stranger, begin, post, signsIn, userOf };
}

/** Returns a person of the mill whom nobody has seen before. */
export const miller = (said: SamlTags = {}): SamlTags => {
  const NameID = newId();
  return { NameID, Email: `${NameID}@mill.example`, ...said };
};

export const problem = (code: string) => `/login?problem=${code}`;

/** Changes the XML in a form. */
export const inXml = (change: (xml: string) => string) => (form: SamlForm) => ({
  ...form,
  SAMLResponse: Buffer.from(change(Buffer.from(form.SAMLResponse, "base64").toString())).toString("base64"),
});
