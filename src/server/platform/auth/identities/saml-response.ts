/**
 * Checks a SAML answer. Everything about the person is read from the bytes that the provider signed, and from nothing else, so
 * that an assertion that was added or moved is never read.
 */
import { SignedXml } from "xml-crypto";
import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { canonicalAddress } from "#domain/text/typed-answer.ts";
import { hasDomainOf, type Identity, type SamlProvider } from "./provider.ts";
import { refusal } from "./refusals.ts";
import { SAML_ANSWERS_PATH, SAML_METADATA_PATH } from "./saml-request.ts";
import { childrenOf, countAll, isNamed, onlyChild, parseXml, textOf } from "./xml.ts";

const CLOCK_TOLERANCE_MS = MINUTE_MS;
const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";
const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
const MAIL_NAME_ID = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const LONGEST_SUBJECT = 255;

const SIGNATURES = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
];
const DIGESTS = ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"];
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const TRANSFORMS = ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE];

/** The names under which providers send an e-mail address. */
const MAIL_ATTRIBUTES = [
  "email",
  "mail",
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
];

interface Expected {
  appUrl: string;
  /** The id of the request that this must be the answer to. */
  requestId: string;
  now: Date;
}

/** Returns who the answer is about. Throws the refusal for the sign-in page. */
export function identityOfResponse(provider: SamlProvider, encoded: string, expected: Expected): Identity {
  try {
    const text = Buffer.from(encoded, "base64").toString("utf8");
    checkResponse(parseXml(text), expected);
    return readAssertion(provider, signedAssertionOf(provider, text), expected);
  } catch (error) {
    throw refusal("IDENTITY_REFUSED", error);
  }
}

/** Checks what stands around the assertion. It need not be signed, so it can only refuse. */
function checkResponse(response: Element, { appUrl, requestId }: Expected): void {
  const status = onlyChild(onlyChild(response, "protocol", "Status"), "protocol", "StatusCode");
  demand(isNamed(response, "protocol", "Response"), "it is no Response");
  demand(status.getAttribute("Value") === SUCCESS, "the provider reports a failure");
  demand(response.getAttribute("InResponseTo") === requestId, "it answers another request");
  const destination = response.getAttribute("Destination");
  demand(!destination || destination === appUrl + SAML_ANSWERS_PATH, "it is meant for another address");
  demand(countAll(response, "assertion", "Assertion") === 1, "it has not exactly one assertion");
  demand(countAll(response, "assertion", "EncryptedAssertion") === 0, "it is encrypted");
}

/** Verifies the assertion's own signature, and returns the assertion as it was signed. */
function signedAssertionOf({ config }: SamlProvider, text: string): Element {
  const assertion = onlyChild(parseXml(text), "assertion", "Assertion");
  const signature = onlyChild(assertion, "signature", "Signature");
  const id = assertion.getAttribute("ID") ?? "";
  demand(/^[\w.-]+$/.test(id), "the assertion has no id");
  demand(
    [...text.matchAll(/\bI[dD]\s*=\s*["']([\w.-]*)["']/g)].filter(([, found]) => found === id).length === 1,
    "its id is not unique",
  );
  for (const publicCert of config.certificates) {
    const signed = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
    signed.loadSignature(signature);
    const references = signed.getReferences();
    const [reference] = references;
    demand(references.length === 1 && reference?.uri === `#${id}`, "the signature is of something else");
    demand(SIGNATURES.includes(signed.signatureAlgorithm ?? ""), "its signature is of a weak kind");
    demand(DIGESTS.includes(String(reference?.digestAlgorithm)), "its digest is of a weak kind");
    demand(
      reference?.transforms.every((transform) => TRANSFORMS.includes(transform)) ?? false,
      "it is transformed",
    );
    demand(signed.canonicalizationAlgorithm === EXCLUSIVE, "its canonical form is of another kind");
    if (!isValid(signed, text)) continue;
    const [bytes = ""] = signed.getSignedReferences();
    const root = parseXml(bytes);
    demand(
      isNamed(root, "assertion", "Assertion") && root.getAttribute("ID") === id,
      "another part was signed",
    );
    return root;
  }
  throw new Error("No registered certificate fits the signature");
}

function isValid(signed: SignedXml, text: string): boolean {
  try {
    return signed.checkSignature(text);
  } catch {
    return false;
  }
}

function readAssertion(provider: SamlProvider, assertion: Element, expected: Expected): Identity {
  const { now, appUrl, requestId } = expected;
  demand(textOf(onlyChild(assertion, "assertion", "Issuer")) === provider.config.entityId, "another issuer");
  const conditions = onlyChild(assertion, "assertion", "Conditions");
  checkTimes(conditions, now);
  const audiences = childrenOf(conditions, "assertion", "AudienceRestriction").map((restriction) =>
    childrenOf(restriction, "assertion", "Audience").map(textOf),
  );
  const isForUs = audiences.every((list) => list.includes(appUrl + SAML_METADATA_PATH));
  demand(audiences.length > 0 && isForUs, "it is for another audience");
  demand(childrenOf(assertion, "assertion", "AuthnStatement").length > 0, "nobody signed in");
  const subject = onlyChild(assertion, "assertion", "Subject");
  const confirmation = onlyChild(subject, "assertion", "SubjectConfirmation");
  demand(confirmation.getAttribute("Method") === BEARER, "it is confirmed in another way");
  const data = onlyChild(confirmation, "assertion", "SubjectConfirmationData");
  demand(data.getAttribute("Recipient") === appUrl + SAML_ANSWERS_PATH, "it is for another recipient");
  demand(data.getAttribute("InResponseTo") === requestId, "it answers another request");
  demand(Boolean(data.getAttribute("NotOnOrAfter")), "it has no end");
  checkTimes(data, now);
  const nameId = onlyChild(subject, "assertion", "NameID");
  const name = textOf(nameId);
  demand(name !== "" && name.length <= LONGEST_SUBJECT, "it names nobody");
  demand(nameId.getAttribute("Format") !== TRANSIENT, "the name changes with each sign-in");
  const email = addressIn(assertion, nameId.getAttribute("Format") === MAIL_NAME_ID ? name : null);
  const isEmailProven = email !== null && hasDomainOf(provider, email);
  return { providerId: provider.id, subject: name, email, isEmailProven };
}

function checkTimes(element: Element, now: Date): void {
  const from = element.getAttribute("NotBefore");
  const until = element.getAttribute("NotOnOrAfter");
  demand(!from || Date.parse(from) - CLOCK_TOLERANCE_MS <= now.getTime(), "it is not valid yet");
  demand(!until || Date.parse(until) + CLOCK_TOLERANCE_MS > now.getTime(), "it is not valid any more");
}

function addressIn(assertion: Element, fallback: string | null): string | null {
  const attributes = childrenOf(assertion, "assertion", "AttributeStatement").flatMap((statement) =>
    childrenOf(statement, "assertion", "Attribute"),
  );
  const mail = attributes.find((attribute) => MAIL_ATTRIBUTES.includes(attribute.getAttribute("Name") ?? ""));
  const [value] = mail ? childrenOf(mail, "assertion", "AttributeValue") : [];
  const email = value ? textOf(value) : fallback;
  return z.email().safeParse(email).success ? canonicalAddress(String(email)) : null;
}

function demand(isMet: boolean, fault: string): void {
  if (!isMet) throw new Error(`A SAML answer is refused: ${fault}`);
}
