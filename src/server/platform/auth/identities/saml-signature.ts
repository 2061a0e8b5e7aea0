/**
 * Looks at the signatures of a SAML answer before the library does. The library computes what a signature refers to and only then
 * looks at whose the signature is, so that anybody could make it compute.
 */
import { verify } from "node:crypto";
import { ExclusiveCanonicalization } from "xml-crypto";
import { allWithin, childrenOf, onlyChild, textOf } from "./xml.ts";

/** The kinds of signature, with their hashes. */
const SIGNATURES = new Map([
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha256", "sha256"],
  ["http://www.w3.org/2001/04/xmldsig-more#rsa-sha512", "sha512"],
]);
const DIGESTS = ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"];
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const TRANSFORMS = ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE];

/**
 * Returns the certificate that fits all signatures of the answer, which are the assertion's own and perhaps one of the whole. Throws
 * for a signature of another shape, or by nobody who is known. What was signed is not looked at.
 */
export function signingCertificate(response: Element, certificates: readonly string[]): string {
  const assertion = onlyChild(response, "assertion", "Assertion");
  const own = onlyChild(assertion, "signature", "Signature");
  const ofWhole = childrenOf(response, "signature", "Signature");
  const all = allWithin(response, "signature", "Signature");
  if (all.length !== 1 + ofWhole.length || ofWhole.length > 1) throw new Error("It has signatures elsewhere");
  const signatures = [own, ...ofWhole];
  for (const signature of signatures) demandShape(signature);
  const fitting = certificates.find((certificate) =>
    signatures.every((signature) => isMadeBy(certificate, signature)),
  );
  if (fitting === undefined) throw new Error("No registered certificate fits the signature");
  return fitting;
}

function demandShape(signature: Element): void {
  const id = (signature.parentNode as Element).getAttribute("ID") ?? "";
  const info = onlyChild(signature, "signature", "SignedInfo");
  const reference = onlyChild(info, "signature", "Reference");
  const transforms = childrenOf(onlyChild(reference, "signature", "Transforms"), "signature", "Transform");
  const isOrderly =
    transforms.length === TRANSFORMS.length &&
    transforms.every((transform, index) => algorithmOf(transform) === TRANSFORMS[index]) &&
    allWithin(signature, "signature", "Transform").length === TRANSFORMS.length;
  if (!isOrderly) throw new Error("It is transformed in another way");
  if (id === "" || reference.getAttribute("URI") !== `#${id}`)
    throw new Error("The signature is of something else");
  if (!SIGNATURES.has(algorithmOf(onlyChild(info, "signature", "SignatureMethod"))))
    throw new Error("Its signature is of a weak kind");
  if (!DIGESTS.includes(algorithmOf(onlyChild(reference, "signature", "DigestMethod"))))
    throw new Error("Its digest is of a weak kind");
  if (algorithmOf(onlyChild(info, "signature", "CanonicalizationMethod")) !== EXCLUSIVE)
    throw new Error("Its canonical form is of another kind");
}

function isMadeBy(certificate: string, signature: Element): boolean {
  const info = onlyChild(signature, "signature", "SignedInfo");
  const hash = SIGNATURES.get(algorithmOf(onlyChild(info, "signature", "SignatureMethod")));
  const canonical = Buffer.from(new ExclusiveCanonicalization().process(info, {}));
  const value = textOf(onlyChild(signature, "signature", "SignatureValue"));
  return verify(hash, canonical, certificate, Buffer.from(value, "base64"));
}

const algorithmOf = (element: Element) => element.getAttribute("Algorithm") ?? "";
