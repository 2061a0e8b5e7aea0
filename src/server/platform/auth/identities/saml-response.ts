/**
 * Checks a SAML answer: its size and the shape of its signatures by guards of our own, the signatures and times by the library.
 * Everything about the person is read from the bytes that the provider signed, and from nothing else, so that an assertion that
 * was added or moved is never read.
 */
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { refusal } from "../../errors/app-error.ts";
import { addressGiven } from "../canonical-address.ts";
import { hasDomainOf, type Identity, type SamlProvider } from "./provider.ts";
import { SAML_ANSWERS_PATH, SAML_METADATA_PATH } from "./saml-request.ts";
import { signingCertificate } from "./saml-signature.ts";
import { allWithin, isNamed, onlyChild, parseXml } from "./xml.ts";
import { refuseUnboundedXml } from "./xml-bounds.ts";

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";
const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
const MAIL_NAME_ID = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const LONGEST_SUBJECT = 255;

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
}

/** Returns who the answer is about. Throws the refusal for the sign-in page. */
export async function identityOfResponse(
  provider: SamlProvider,
  encoded: string,
  expected: Expected,
): Promise<Identity> {
  try {
    const text = Buffer.from(encoded, "base64").toString("utf8");
    refuseUnboundedXml(text);
    const response = parseXml(text);
    checkResponse(response, expected);
    const certificate = signingCertificate(response, provider.config.certificates);
    return identityIn(await verifiedProfile(encoded, certificate, expected), provider, expected);
  } catch (error) {
    throw refusal("identity_refused", { cause: error });
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
  demand(allWithin(response, "assertion", "Assertion").length === 1, "it has not exactly one assertion");
  demand(allWithin(response, "assertion", "EncryptedAssertion").length === 0, "it is encrypted");
}

/** Verifies the assertion's signature, its times and for whom it is. Returns what the library read from the signed bytes. */
async function verifiedProfile(
  encoded: string,
  certificate: string,
  { appUrl, requestId }: Expected,
): Promise<Profile> {
  const library = new SAML({
    idpCert: certificate,
    issuer: appUrl + SAML_METADATA_PATH,
    audience: appUrl + SAML_METADATA_PATH,
    callbackUrl: appUrl + SAML_ANSWERS_PATH,
    acceptedClockSkewMs: MINUTE_MS,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
  });
  const { profile } = await library.validatePostResponseAsync({ SAMLResponse: encoded });
  if (!profile) throw new Error("A SAML answer is refused: it is about nobody");
  return profile;
}

/** Tells the library which request is waiting for an answer. The attempt was taken before, so nothing is removed here. */
function onlyRequest(requestId: string): CacheProvider {
  const since = new Date().toISOString();
  return {
    saveAsync: async () => null,
    getAsync: async (id) => (id === requestId ? since : null),
    removeAsync: async () => null,
  };
}

const one = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema]);
const attributes = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ $: z.object(shape) });

/** What an assertion has to say beside what the library checks, in the form in which the library reads XML. */
const assertionFor = (entityId: string, { appUrl, requestId }: Expected) =>
  z.object({
    Issuer: one(z.object({ _: z.string().trim().pipe(z.literal(entityId)) })),
    AuthnStatement: z.array(z.unknown()).nonempty(),
    Conditions: one(z.unknown()),
    Subject: one(
      z.object({
        NameID: one(
          z.object({
            _: z.string().trim().nonempty().max(LONGEST_SUBJECT),
            $: z.object({ Format: z.string().optional() }).optional(),
          }),
        ),
        SubjectConfirmation: one(
          attributes({ Method: z.literal(BEARER) }).extend({
            SubjectConfirmationData: one(
              attributes({
                Recipient: z.literal(appUrl + SAML_ANSWERS_PATH),
                InResponseTo: z.literal(requestId),
                NotOnOrAfter: z.string().nonempty(),
              }),
            ),
          }),
        ),
      }),
    ),
  });

function identityIn(profile: Profile, provider: SamlProvider, expected: Expected): Identity {
  const schema = z.object({ Assertion: assertionFor(provider.config.entityId, expected) });
  const { NameID } = schema.parse(profile.getAssertion?.()).Assertion.Subject[0];
  const [{ _: subject, $: { Format: format } = {} }] = NameID;
  demand(format !== TRANSIENT, "the name changes with each sign-in");
  const said = z.record(z.string(), z.unknown()).parse(profile.attributes ?? {});
  const sent = MAIL_ATTRIBUTES.map((name) => said[name]).find((value) => value !== undefined);
  const email = addressGiven(sent ?? (format === MAIL_NAME_ID ? subject : null));
  return {
    providerId: provider.id,
    subject,
    email,
    isEmailProven: email !== null && hasDomainOf(provider, email),
  };
}

function demand(isMet: boolean, fault: string): void {
  if (!isMet) throw new Error(`A SAML answer is refused: ${fault}`);
}
