// Changes a SAML answer as a forger would: parts are moved, copied, hidden or signed anew. The answers are those of the fake provider,
// whose text is always of the same form.
import { SignedXml } from "xml-crypto";

const SIGNATURE = /<ds:Signature[\s\S]*<\/ds:Signature>/;
export const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
const ISSUER_END = "</saml:Issuer>";

export const assertionIn = (xml: string) => ASSERTION.exec(xml)?.[0] ?? "";
export const signatureIn = (xml: string) => SIGNATURE.exec(xml)?.[0] ?? "";
export const idIn = (xml: string) => /<saml:Assertion[^>]* ID="([^"]*)"/.exec(xml)?.[1] ?? "";
export const unsigned = (xml: string) => xml.replace(SIGNATURE, "");

/** Returns an assertion about somebody else, with this id and without a signature. */
export const forgedIn = (xml: string, id = "_forged") =>
  unsigned(assertionIn(xml))
    .replace(/ ID="_a\d+"/, ` ID="${id}"`)
    .replace(/(<saml:NameID[^>]*>)[^<]*/, "$1somebody-else");

/** Puts text behind the issuer of the assertion, where its signature belongs. */
export const behindIssuer = (assertion: string, text: string) =>
  assertion.replace(ISSUER_END, ISSUER_END + text);

/** Puts text at the end of the signature, as an object in it. */
export const withObject = (signature: string, text: string) =>
  signature.replace("</ds:Signature>", `<ds:Object>${text}</ds:Object></ds:Signature>`);

export const NAMES = {
  enveloped: "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  exclusive: "http://www.w3.org/2001/10/xml-exc-c14n#",
  exclusiveWithComments: "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
  inclusive: "http://www.w3.org/TR/2001/REC-xml-c14n-20010315",
  rsa256: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  rsa1: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
  sha256: "http://www.w3.org/2001/04/xmlenc#sha256",
  sha1: "http://www.w3.org/2000/09/xmldsig#sha1",
} as const;

interface Signing {
  privateKey: string;
  part?: "Assertion" | "Response";
  signature?: string;
  digest?: string;
  canonicalization?: string;
  transforms?: string[];
  /** What stands in `KeyInfo`. */
  certificate?: string;
  isEmptyUri?: boolean;
}

/** Signs a part of an answer anew. What was signed before stays signed. */
export function signedAnew(
  xml: string,
  {
    privateKey,
    certificate,
    part = "Assertion",
    signature = NAMES.rsa256,
    digest = NAMES.sha256,
    canonicalization = NAMES.exclusive,
    transforms = [NAMES.enveloped, NAMES.exclusive],
    isEmptyUri = false,
  }: Signing,
): string {
  const path = `//*[local-name(.)='${part}']`;
  const signer = new SignedXml({
    privateKey,
    ...(certificate === undefined ? {} : { publicCert: certificate }),
    signatureAlgorithm: signature as typeof NAMES.rsa256,
    canonicalizationAlgorithm: canonicalization as typeof NAMES.exclusive,
  });
  signer.addReference({ xpath: path, transforms, digestAlgorithm: digest, isEmptyUri });
  const location = { reference: `${path}/*[local-name(.)='Issuer']`, action: "after" } as const;
  signer.computeSignature(xml, { location, prefix: "ds" });
  return signer.getSignedXml();
}
