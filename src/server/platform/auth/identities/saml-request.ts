/** What the server says to a SAML provider: the request to sign somebody in, and its own metadata. */
import { deflateRawSync } from "node:zlib";
import { newId } from "../../db/ids.ts";
import type { SamlProvider } from "./provider.ts";

/** Where a provider posts its answers. All providers have the same address. */
export const SAML_ANSWERS_PATH = "/sso/acs";
/** Where the server describes itself to providers. This address is also its entity id. */
export const SAML_METADATA_PATH = "/sso/metadata";

const PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";
const ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion";
const POST_BINDING = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST";

/** Returns a new id for a request. An id in XML must not begin with a digit. */
export const newRequestId = () => `_${newId()}`;

/** Returns the address at which the person signs in at the provider, with the request in it (redirect binding). */
export function samlSignInUrlOf(
  { config }: SamlProvider,
  { appUrl, state, requestId, now }: { appUrl: string; state: string; requestId: string; now: Date },
): string {
  const request =
    `<samlp:AuthnRequest xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="${requestId}" Version="2.0"` +
    ` IssueInstant="${now.toISOString()}" Destination="${inXml(config.signInUrl)}" ProtocolBinding="${POST_BINDING}"` +
    ` AssertionConsumerServiceURL="${inXml(appUrl + SAML_ANSWERS_PATH)}">` +
    `<saml:Issuer>${inXml(appUrl + SAML_METADATA_PATH)}</saml:Issuer></samlp:AuthnRequest>`;
  const url = new URL(config.signInUrl);
  url.searchParams.set("SAMLRequest", deflateRawSync(request).toString("base64"));
  url.searchParams.set("RelayState", state);
  return url.href;
}

/** Returns the metadata with which this server is entered at a provider. */
export function samlMetadataOf(appUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${inXml(appUrl + SAML_METADATA_PATH)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${PROTOCOL}">
    <md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>
    <md:AssertionConsumerService isDefault="true" index="0" Binding="${POST_BINDING}" Location="${inXml(appUrl + SAML_ANSWERS_PATH)}"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
}

const inXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
