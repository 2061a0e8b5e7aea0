import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SAML } from "@node-saml/node-saml";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ExclusiveCanonicalization, SignedXml } from "xml-crypto";
import type { SamlForm } from "#test-support/fake-saml.ts";
import { inXml, miller, problem, startSamlBench } from "#test-support/saml-bench.ts";
import {
  ASSERTION,
  assertionIn,
  behindIssuer,
  forgedIn,
  idIn,
  NAMES,
  signatureIn,
  signedAnew,
  unsigned,
  withObject,
} from "#test-support/saml-forgeries.ts";

let bench: Awaited<ReturnType<typeof startSamlBench>>;

beforeAll(async () => {
  bench = await startSamlBench();
});
beforeEach(() => bench.fake.says(miller()));
afterEach(() => vi.restoreAllMocks());

type Change = (xml: string) => string;
type Forgery = [name: string, change: Change];

/** Signs the assertion as the provider does, after a change that the provider itself made. */
const said = (change: Change, signing: Partial<Parameters<typeof signedAnew>[1]> = {}) =>
  ((xml) => signedAnew(change(unsigned(xml)), { privateKey: bench.fake.privateKey, ...signing })) as Change;
const asIs: Change = (xml) => xml;
const wholeSigned: Change = (xml) => signedAnew(xml, { privateKey: bench.fake.privateKey, part: "Response" });
const inAssertion = (change: (assertion: string, xml: string) => string) =>
  ((xml) => xml.replace(ASSERTION, (assertion) => change(assertion, xml))) as Change;
const insertBefore = (text: string, found: string) => ((xml) => xml.replace(found, text + found)) as Change;
const STATUS = "<samlp:Status>";

async function expectRefused(change: Change): Promise<void> {
  const person = bench.app.visitor();
  expect(await bench.signsIn(person, inXml(change))).toBe(problem("identity_refused"));
  expect(await bench.userOf(person)).toBeNull();
}

describe("an honest SAML answer", () => {
  it.each<Forgery>([
    ["as the provider sent it", asIs],
    ["signed anew by the provider", said(asIs)],
    ["signed as a whole as well", (xml) => wholeSigned(xml)],
    ["with an XML declaration", (xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`],
  ])("is accepted %s", async (_, change) => {
    expect(await bench.signsIn(bench.app.visitor(), inXml(change))).toBe("/blocks");
  });
});

describe("a forged SAML answer: its signature", () => {
  it.each<Forgery>([
    ["is missing", unsigned],
    ["is empty", (xml) => xml.replace(/(<ds:SignatureValue>)[^<]*/, "$1")],
    ["is another one's", (xml) => xml.replace(/(<ds:SignatureValue>)[^<]{8}/, "$1AAAAAAAA")],
    ["has another digest", (xml) => xml.replace(/(<ds:DigestValue>)[^<]{8}/, "$1AAAAAAAA")],
    ["stands around nothing", (xml) => xml.replace(/<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/, "")],
    ["was made by a stranger", (xml) => said(asIs, { privateKey: bench.stranger.privateKey })(xml)],
    [
      "was made by a stranger whose certificate it brings along",
      (xml) =>
        said(asIs, {
          privateKey: bench.stranger.privateKey,
          certificate: bench.stranger.certificate,
        })(xml),
    ],
    [
      "was made by a stranger and names the provider's certificate",
      (xml) =>
        said(asIs, { privateKey: bench.stranger.privateKey, certificate: bench.fake.certificate })(xml),
    ],
    ["is of the whole only", (xml) => wholeSigned(unsigned(xml))],
    [
      "is honest, and a stranger signed the whole",
      (xml) => signedAnew(xml, { privateKey: bench.stranger.privateKey, part: "Response" }),
    ],
    ["is there twice", inAssertion((it, xml) => behindIssuer(it, signatureIn(xml)))],
    [
      "stands in the subject",
      (xml) => unsigned(xml).replace("<saml:Subject>", `<saml:Subject>${signatureIn(xml)}`),
    ],
    ["stands beside the assertion", (xml) => insertBefore(signatureIn(xml), STATUS)(unsigned(xml))],
    ["refers to nothing", (xml) => xml.replace(/ URI="#[^"]*"/, ' URI=""')],
    [
      "refers to the whole",
      (xml) => xml.replace(/ URI="#[^"]*"/, ` URI="#${/ ID="(_r\d+)"/.exec(xml)?.[1]}"`),
    ],
    ["refers by an expression", (xml) => xml.replace(/ URI="#/, ` URI="#x' or '1'='1`)],
    ["is of an empty address", (xml) => said(asIs, { isEmptyUri: true })(xml)],
    ["is of two parts", (xml) => xml.replace(/(<ds:Reference[\s\S]*<\/ds:Reference>)/, "$1$1")],
    [
      "has a second content",
      (xml) => xml.replace(/(<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>)/, (info) => info + info),
    ],
    [
      "has a second content of another kind",
      (xml) => xml.replace("<ds:SignedInfo>", '<x:SignedInfo xmlns:x="urn:x"/><ds:SignedInfo>'),
    ],
  ])("a forged SAML answer is refused: its signature %s", async (_, change) => {
    await expectRefused(change);
  });

  it("a forged SAML answer is refused: another provider signed it", async () => {
    const url = await bench.begin(bench.app.visitor());
    bench.stranger.says(miller({ Issuer: bench.fake.entityId }));
    const request = new URLSearchParams(url.searchParams);
    const xml = inflateRawSync(Buffer.from(request.get("SAMLRequest") ?? "", "base64")).toString();
    const asked = xml.replaceAll(bench.fake.url, bench.stranger.url);
    request.set("SAMLRequest", deflateRawSync(asked).toString("base64"));
    expect(await bench.post(await bench.stranger.answerTo(request))).toBe(problem("identity_refused"));
  });

  it("a forged SAML answer is refused: its signature is of an earlier answer", async () => {
    const earlier = await bench.fake.answerTo((await bench.begin(bench.app.visitor())).searchParams);
    const old = Buffer.from(earlier.SAMLResponse, "base64").toString();
    await expectRefused((xml) => xml.replace(signatureIn(xml), signatureIn(old)));
  });
});

describe("a forged SAML answer: its way of signing", () => {
  it.each<[string, Parameters<typeof said>[1]]>([
    ["signs with SHA-1", { signature: NAMES.rsa1 }],
    ["digests with SHA-1", { digest: NAMES.sha1 }],
    ["has an inclusive canonical form", { canonicalization: NAMES.inclusive }],
    ["has a canonical form with comments", { canonicalization: NAMES.exclusiveWithComments }],
    ["transforms once", { transforms: [NAMES.enveloped] }],
    ["transforms without leaving itself out", { transforms: [NAMES.exclusive] }],
    ["transforms in the other order", { transforms: [NAMES.exclusive, NAMES.enveloped] }],
    ["transforms three times", { transforms: [NAMES.enveloped, NAMES.exclusive, NAMES.exclusive] }],
    ["transforms inclusively", { transforms: [NAMES.enveloped, NAMES.inclusive] }],
    ["transforms with comments", { transforms: [NAMES.enveloped, NAMES.exclusiveWithComments] }],
  ])("a forged SAML answer is refused: it %s", async (_, signing) => {
    await expectRefused((xml) => said(asIs, signing)(xml));
  });

  it.each([
    ["an HMAC", NAMES.rsa256, "http://www.w3.org/2000/09/xmldsig#hmac-sha1"],
    ["a style sheet", NAMES.enveloped, "http://www.w3.org/TR/1999/REC-xslt-19991116"],
    ["an expression", NAMES.enveloped, "http://www.w3.org/TR/1999/REC-xpath-19991116"],
    ["an unknown digest", NAMES.sha256, "http://www.w3.org/2001/04/xmldsig-more#md5"],
  ])("a forged SAML answer is refused: it names %s", async (_, from, to) => {
    await expectRefused((xml) => xml.replace(`"${from}"`, `"${to}"`));
  });
});

describe("a forged SAML answer: what was signed", () => {
  it.each<Forgery>([
    ["names somebody else", (xml) => xml.replace(/(<saml:NameID[^>]*>)/, "$1x")],
    ["has another address", (xml) => xml.replace(/(<saml:AttributeValue[^>]*>)/, "$1x")],
    ["is for longer", (xml) => xml.replace(/ NotOnOrAfter="\d/, ' NotOnOrAfter="3')],
    ["has one more attribute", (xml) => xml.replace("<saml:Attribute ", '<saml:Attribute Name="mail"/>$&')],
    ["has another id", (xml) => xml.replaceAll(idIn(xml), "_another")],
    ["has no conditions", (xml) => xml.replace(/<saml:Conditions[\s\S]*<\/saml:Conditions>/, "")],
  ])("a forged SAML answer is refused: what was signed %s", async (_, change) => {
    await expectRefused(change);
  });
});

describe("a forged SAML answer: wrapped", () => {
  it.each<Forgery>([
    [
      "a forged whole holds the signed whole in its signature",
      (xml) => {
        const whole = wholeSigned(xml);
        const signature = signatureIn(whole.replace(assertionIn(whole), ""));
        return unsigned(xml).replace(
          STATUS,
          `${withObject(signature, whole.replace(signature, ""))}${STATUS}`,
        );
      },
    ],
    [
      "a forged whole holds the signed whole beside its signature",
      (xml) => {
        const whole = wholeSigned(xml);
        const signature = signatureIn(whole.replace(assertionIn(whole), ""));
        return unsigned(xml).replace(STATUS, `${signature}${whole.replace(signature, "")}${STATUS}`);
      },
    ],
    ["a forged assertion stands before the signed one", inAssertion((it, xml) => forgedIn(xml) + it)],
    ["a forged assertion stands after the signed one", inAssertion((it, xml) => it + forgedIn(xml))],
    [
      "a forged assertion holds the signed one",
      inAssertion((it, xml) => forgedIn(xml).replace("</saml:Assertion>", `${it}</saml:Assertion>`)),
    ],
    [
      "a forged assertion has the signature, the signed one stands after it",
      inAssertion((it, xml) => behindIssuer(forgedIn(xml), signatureIn(xml)) + unsigned(it)),
    ],
    [
      "a forged assertion's signature holds the signed assertion",
      inAssertion((it, xml) =>
        behindIssuer(
          forgedIn(xml),
          signatureIn(xml).replace("</ds:Signature>", `${unsigned(it)}</ds:Signature>`),
        ),
      ),
    ],
    [
      "a forged assertion's signature holds the signed assertion in an object",
      inAssertion((it, xml) => behindIssuer(forgedIn(xml), withObject(signatureIn(xml), unsigned(it)))),
    ],
    [
      "a forged assertion stands in an extension",
      (xml) => xml.replace(STATUS, `<samlp:Extensions>${forgedIn(xml)}</samlp:Extensions>${STATUS}`),
    ],
    [
      "the signed assertion stands in an extension",
      (xml) =>
        xml
          .replace(ASSERTION, forgedIn(xml))
          .replace(STATUS, `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>${STATUS}`),
    ],
    [
      "the signed assertion's signature holds a forged one in an object",
      (xml) => xml.replace(signatureIn(xml), withObject(signatureIn(xml), forgedIn(xml))),
    ],
    [
      "a forged assertion has the id of the signed one",
      (xml) =>
        xml
          .replace(ASSERTION, behindIssuer(forgedIn(xml, idIn(xml)), signatureIn(xml)))
          .replace(STATUS, `<samlp:Extensions>${unsigned(assertionIn(xml))}</samlp:Extensions>${STATUS}`),
    ],
    [
      "a forged assertion has the signed one's id as a character reference",
      inAssertion((it, xml) => forgedIn(xml, idIn(xml).replace("_", "&#95;")) + it),
    ],
    [
      "a forged assertion has the signed one's id in lower case",
      inAssertion(
        (it, xml) => forgedIn(xml).replace("<saml:Assertion", `<saml:Assertion id="${idIn(xml)}"`) + it,
      ),
    ],
    [
      "a forged assertion is of another namespace",
      inAssertion(
        (it, xml) =>
          forgedIn(xml)
            .replaceAll(/(<\/?)saml:/g, "$1x:")
            .replace("<x:Assertion", '<x:Assertion xmlns:x="urn:x"') + it,
      ),
    ],
    [
      "the signature was copied to a forged assertion",
      inAssertion((_, xml) => behindIssuer(forgedIn(xml), signatureIn(xml))),
    ],
    [
      "a second whole holds the signed one",
      (xml) => xml.replace(ASSERTION, forgedIn(xml)).replace("</samlp:Response>", `${xml}</samlp:Response>`),
    ],
    [
      "an encrypted assertion stands beside the signed one",
      inAssertion((it) => `<saml:EncryptedAssertion/>${it}`),
    ],
  ])("a forged SAML answer is refused: %s", async (_, change) => {
    await expectRefused(change);
  });
});

const ENTITY = '<!DOCTYPE x [<!ENTITY who "somebody-else">]>';
const LAUGHS = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const OUTSIDE = '<!DOCTYPE x [<!ENTITY who SYSTEM "file:///etc/hostname">]>';

describe("a forged SAML answer: more than elements", () => {
  it.each<Forgery>([
    ["a comment in the name", (xml) => xml.replace(/(<saml:NameID[^>]*>...)/, "$1<!-- -->")],
    ["a comment in the address", (xml) => xml.replace("@mill", "<!-- -->@mill")],
    ["a comment in the digest", (xml) => xml.replace("<ds:DigestValue>", "$&<!-- -->")],
    ["a comment in the signature", (xml) => xml.replace("<ds:SignatureValue>", "$&<!-- -->")],
    ["an instruction in the name", (xml) => xml.replace(/(<saml:NameID[^>]*>...)/, "$1<?x y?>")],
    ["plain characters in the name", (xml) => xml.replace(/(<saml:NameID[^>]*>)/, "$1<![CDATA[x]]>")],
    ["an entity", (xml) => ENTITY + xml.replace(/(<saml:NameID[^>]*>)/, "$1&who;")],
    ["an entity of entities", (xml) => LAUGHS + xml.replace(/(<saml:NameID[^>]*>)/, "$1&b;")],
    ["an entity from outside", (xml) => OUTSIDE + xml.replace(/(<saml:NameID[^>]*>)/, "$1&who;")],
    ["a document type between two attributes", (xml) => `<x a="<!--"/>${ENTITY}<x b="-->"/>${xml}`],
    [
      "a document type after an attribute",
      (xml) => xml.replace(STATUS, `<x a="<!--"/>${ENTITY}<x b="-->"/>${STATUS}`),
    ],
    ["a tag in an attribute", (xml) => xml.replace(STATUS, `<x a="<y>"/>${STATUS}`)],
    ["an attribute without an end", (xml) => xml.replace(STATUS, `<x a="y>${STATUS}`)],
    ["no XML", () => "<samlp:Response"],
    ["nothing", () => ""],
    ["bytes that are no text", () => "\u0000\u0001"],
  ])("a forged SAML answer is refused: it has %s", async (_, change) => {
    await expectRefused(change);
  });
});

describe("a SAML answer that its provider signed", () => {
  it.each<Forgery>([
    ["has no conditions", (xml) => xml.replace(/<saml:Conditions[\s\S]*<\/saml:Conditions>/, "")],
    ["has two conditions", (xml) => xml.replace(/<saml:Conditions[\s\S]*<\/saml:Conditions>/, "$&$&")],
    [
      "is for everybody",
      (xml) => xml.replace(/<saml:AudienceRestriction>[\s\S]*<\/saml:AudienceRestriction>/, ""),
    ],
    [
      "is for somebody else as well",
      (xml) =>
        xml.replace(
          "</saml:Conditions>",
          "<saml:AudienceRestriction><saml:Audience>x</saml:Audience></saml:AudienceRestriction>$&",
        ),
    ],
    ["has no end", (xml) => xml.replace(/(<saml:Conditions[^>]*) NotOnOrAfter="[^"]*"/, "$1")],
    [
      "has an end that is no time",
      (xml) => xml.replace(/(<saml:Conditions[^>]*NotOnOrAfter=")[^"]*/, "$1soon"),
    ],
    [
      "is confirmed without an end",
      (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, "$1"),
    ],
    [
      "is confirmed for any request",
      (xml) => xml.replace(/(<saml:SubjectConfirmationData[^>]*) InResponseTo="[^"]*"/, "$1"),
    ],
    ["is confirmed for any recipient", (xml) => xml.replace(/ Recipient="[^"]*"/, "")],
    [
      "is not confirmed",
      (xml) => xml.replace(/<saml:SubjectConfirmation [\s\S]*<\/saml:SubjectConfirmation>/, ""),
    ],
    [
      "is confirmed twice",
      (xml) => xml.replace(/<saml:SubjectConfirmation [\s\S]*<\/saml:SubjectConfirmation>/, "$&$&"),
    ],
    ["names two people", (xml) => xml.replace(/<saml:NameID[\s\S]*<\/saml:NameID>/, "$&$&")],
    [
      "has a name that is too long",
      (xml) => xml.replace(/(<saml:NameID[^>]*>)[^<]*/, `$1${"x".repeat(256)}`),
    ],
    ["tells of no sign-in", (xml) => xml.replace(/<saml:AuthnStatement[\s\S]*<\/saml:AuthnStatement>/, "")],
    ["has no issuer", (xml) => xml.replace(/(<saml:Assertion[^>]*>)<saml:Issuer>[^<]*/, "$1<saml:Issuer>")],
    ["answers no request", (xml) => xml.replace(/(<samlp:Response[^>]*) InResponseTo="[^"]*"/, "$1")],
  ])("is refused where it %s", async (_, change) => {
    await expectRefused((xml) => said(change)(xml));
  });

  it("proves no address where it has two", async () => {
    const person = bench.app.visitor();
    const twice = said((xml) => xml.replace(/<saml:AttributeValue[\s\S]*<\/saml:AttributeValue>/, "$&$&"));
    await bench.signsIn(person, inXml(twice));
    expect(await bench.userOf(person)).toMatchObject({ email: null, isGuest: false });
  });
});

const TRANSFORM = `<ds:Transform Algorithm="${NAMES.exclusive}"/>`;
const moreTransforms = (many: number) => insertBefore(TRANSFORM.repeat(many), "</ds:Transforms>");
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `<n${at}:x xmlns:n${at}="urn:${at}">`).join("") +
  Array.from({ length: depth }, (_, at) => `</n${depth - 1 - at}:x>`).join("");

/** Notes each call of a function that computes on what somebody sent. */
const computing = () => ({
  canonicalForms: vi.spyOn(ExclusiveCanonicalization.prototype, "process"),
  checks: vi.spyOn(SignedXml.prototype, "checkSignature"),
  answers: vi.spyOn(SAML.prototype, "validatePostResponseAsync"),
});

describe("a SAML answer that would take long to check", () => {
  it.each<Forgery>([
    ["300 transforms", moreTransforms(300)],
    [
      "300 transforms and 20 kB of elements",
      (xml) => insertBefore("<a/>".repeat(5000), STATUS)(moreTransforms(300)(xml)),
    ],
    [
      "500 transforms and 8 kB of elements",
      (xml) => insertBefore("<a/>".repeat(2000), STATUS)(moreTransforms(500)(xml)),
    ],
    ["600 transforms", moreTransforms(600)],
    ["one transform more", moreTransforms(1)],
    ["300 transforms in a signature of the whole", (xml) => moreTransforms(300)(wholeSigned(xml))],
    ["38 kB of empty elements", insertBefore("<a/>".repeat(9500), STATUS)],
    ["501 elements", insertBefore("<a/>".repeat(501), STATUS)],
    ["namespaces within namespaces", insertBefore(nested(400), STATUS)],
    ["33 elements within each other", insertBefore("<a>".repeat(33) + "</a>".repeat(33), STATUS)],
  ])("is refused before anything is computed: %s", async (_, change) => {
    const computed = computing();
    const form = await bench.fake.answerTo((await bench.begin(bench.app.visitor())).searchParams);
    const forged = inXml(change)(form);
    for (const spy of Object.values(computed)) spy.mockClear();
    expect(await bench.post(forged)).toBe(problem("identity_refused"));
    for (const spy of Object.values(computed)) expect(spy).not.toHaveBeenCalled();
  });

  it("is refused by its signature before what was signed is computed", async () => {
    const form = await bench.fake.answerTo((await bench.begin(bench.app.visitor())).searchParams);
    const byStranger = inXml(said(asIs, { privateKey: bench.stranger.privateKey }))(form);
    const computed = computing();
    expect(await bench.post(byStranger)).toBe(problem("identity_refused"));
    // The canonical form of what the signature says about itself, which names the digest and nothing of the content.
    expect(computed.canonicalForms.mock.calls.map(([element]) => (element as Element).localName)).toEqual([
      "SignedInfo",
    ]);
    expect(computed.checks).not.toHaveBeenCalled();
    expect(computed.answers).not.toHaveBeenCalled();
  });

  it("a SAML answer of more than 64 kB is not read", async () => {
    const url = await bench.begin(bench.app.visitor());
    const form: SamlForm = {
      action: `${bench.app.url}/sso/acs`,
      RelayState: url.searchParams.get("RelayState") ?? "",
      SAMLResponse: "A".repeat(70_000),
    };
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams({ ...form }) });
    expect(answer.status).toBe(413);
  });
});
