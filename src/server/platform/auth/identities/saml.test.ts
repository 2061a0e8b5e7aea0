import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SamlForm, SamlTags } from "#test-support/fake-saml.ts";
import { miller, problem, startSamlBench } from "#test-support/saml-bench.ts";
import { SAML_ANSWERS } from "../limits.ts";

const MAIL_NAME = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const HOUR_MS = 3_600_000;

let bench: Awaited<ReturnType<typeof startSamlBench>>;

beforeAll(async () => {
  bench = await startSamlBench();
});
beforeEach(() => bench.fake.says(miller()));

describe("sign-in at a SAML provider", () => {
  it("opens an account, and the same one the next time", async () => {
    const who = miller();
    const [person, later] = [bench.app.visitor(), bench.app.visitor()];
    bench.fake.says(who);
    expect(await bench.signsIn(person)).toBe("/blocks");
    expect(await bench.userOf(person)).toMatchObject({ email: who.Email, isEmailVerified: true });
    await bench.signsIn(later);
    expect((await bench.userOf(later))?.id).toBe((await bench.userOf(person))?.id);
  });

  it("keeps what a guest has", async () => {
    const guest = bench.app.visitor();
    await guest.post("/api/auth/sign-in/anonymous", {});
    const before = await bench.userOf(guest);
    expect(await bench.signsIn(guest)).toBe("/blocks");
    expect(await bench.userOf(guest)).toMatchObject({ id: before?.id, isGuest: false });
  });

  it("does not take an address of another domain for proven", async () => {
    bench.fake.says(miller({ Email: "dana@elsewhere.example" }));
    const person = bench.app.visitor();
    await bench.signsIn(person);
    expect(await bench.userOf(person)).toMatchObject({ email: null, isGuest: false });
  });

  it("opens no account of an address with other letters that typing makes of it", async () => {
    const who = miller();
    const owner = bench.app.visitor();
    bench.fake.says(who);
    await bench.signsIn(owner);
    const wide = who.Email?.replace(/@m/, "@\uFF4D") ?? "";
    for (const said of [miller({ Email: wide }), miller({ Email: "", NameID: wide, Format: MAIL_NAME })]) {
      const person = bench.app.visitor();
      bench.fake.says(said);
      await bench.signsIn(person);
      expect(await bench.userOf(person)).toMatchObject({ email: null });
    }
  });
});

describe("an answer of a SAML provider", () => {
  it("is accepted once, and in the browser that began only", async () => {
    const [person, other] = [bench.app.visitor(), bench.app.visitor()];
    const form = await bench.fake.answerTo((await bench.begin(person)).searchParams);
    const next = await bench.post(form);
    expect(await bench.post(form)).toBe(problem("attempt_gone"));
    await bench.begin(other);
    expect((await other.get(next)).headers.get("location")).toBe(problem("attempt_gone"));
    expect((await person.get(next)).headers.get("location")).toBe(problem("attempt_gone"));
    expect([await bench.userOf(person), await bench.userOf(other)]).toEqual([null, null]);
  });

  it("is refused if nobody asked for it", async () => {
    const form = await bench.fake.answerTo((await bench.begin(bench.app.visitor())).searchParams);
    expect(await bench.post({ ...form, RelayState: "made-up" })).toBe(problem("attempt_gone"));
  });

  it("is refused if it was made for another attempt", async () => {
    const earlier = await bench.fake.answerTo((await bench.begin(bench.app.visitor())).searchParams);
    const swap = (form: SamlForm) => ({ ...form, SAMLResponse: earlier.SAMLResponse });
    expect(await bench.signsIn(bench.app.visitor(), swap)).toBe(problem("identity_refused"));
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
  ])("is refused if it %s", async (_, said) => {
    bench.fake.says(miller(said));
    const person = bench.app.visitor();
    expect(await bench.signsIn(person)).toBe(problem("identity_refused"));
    expect(await bench.userOf(person)).toBeNull();
  });

  it("is counted by network before it is read", async () => {
    const form = { action: `${bench.app.url}/sso/acs`, SAMLResponse: "", RelayState: "made-up" };
    const places: string[] = [];
    for (let asked = 0; asked <= SAML_ANSWERS.max; asked += 1)
      places.push(await bench.post(form, "192.0.2.7"));
    expect(places.slice(0, -1)).toEqual(Array(SAML_ANSWERS.max).fill(problem("attempt_gone")));
    expect(places.at(-1)).toBe(problem("too_many_sign_ins"));
    expect(await bench.post(form, "192.0.2.8")).toBe(problem("attempt_gone"));
  });
});
