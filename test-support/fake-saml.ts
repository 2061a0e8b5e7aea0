// A fake SAML provider on loopback, made with samlify, another library than the server's. It reads the metadata of the app
// and refuses requests that do not fit it.
import type { IncomingMessage, ServerResponse } from "node:http";
import * as samlify from "samlify";
import { selfSigned } from "./self-signed.ts";
import { serve } from "./serve.ts";

const FIVE_MINUTES_MS = 300_000;
const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings";
const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";

// The fake checks its requests itself, with the metadata of the app.
samlify.setSchemaValidator({ validate: () => Promise.resolve("valid") });

const TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{Now}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="{Status}"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{Now}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="{Format}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="{Method}"><saml:SubjectConfirmationData NotOnOrAfter="{ConfirmedUntil}" Recipient="{Recipient}" InResponseTo="{ConfirmedFor}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{NotBefore}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{Now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>{Email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`;

export type SamlTags = Record<string, string>;

/** Starts a provider for the app at this address. */
export async function startFakeSaml(appUrl: string) {
  const { privateKey, certificate } = selfSigned("The mill");
  let tags: SamlTags = {};
  const { url } = await serve((request, response) => void answer(request, response));
  const idp = samlify.IdentityProvider({
    ...{ entityID: `${url}/metadata`, privateKey, signingCert: certificate, isAssertionEncrypted: false },
    ...{ nameIDFormat: [PERSISTENT], wantAuthnRequestsSigned: false },
    requestSignatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    singleSignOnService: [{ Binding: `${BINDINGS}:HTTP-Redirect`, Location: `${url}/sign-in` }],
    // Without such an address the library warns on the console.
    singleLogoutService: [{ Binding: `${BINDINGS}:HTTP-Redirect`, Location: `${url}/sign-out` }],
    loginResponseTemplate: { context: TEMPLATE, attributes: [] },
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", url);
    if (pathname === "/metadata") return void response.end(idp.getMetadata());
    try {
      const form = await answerTo(searchParams);
      response.writeHead(200, { "content-type": "text/html" }).end(pageWith(form));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }

  /** Checks the request for a sign-in. Returns the form that the browser posts to the app. */
  async function answerTo(query: URLSearchParams): Promise<SamlForm> {
    const metadata = await (await fetch(`${appUrl}/sso/metadata`)).text();
    const sp = samlify.ServiceProvider({ metadata });
    const asked = await idp.parseLoginRequest(sp, "redirect", { query: Object.fromEntries(query) });
    const { issuer, request } = asked.extract;
    const acs = String(sp.entityMeta.getAssertionConsumerService("post"));
    const wanted = request as { id: string; assertionConsumerServiceUrl: string; destination: string };
    if (issuer !== sp.entityMeta.getEntityID()) throw new Error("Unknown service");
    if (wanted.assertionConsumerServiceUrl !== acs) throw new Error("Unknown address for the answer");
    if (wanted.destination !== `${url}/sign-in`) throw new Error("The request is for another provider");
    const said = { ...tagsFor(wanted.id, { acs, audience: issuer, entityId: `${url}/metadata` }), ...tags };
    const { context } = await idp.createLoginResponse(sp, asked as never, "post", {}, (template: string) => ({
      id: said.ID ?? "",
      context: samlify.SamlLib.replaceTagsByValue(template, said),
    }));
    return { action: acs, SAMLResponse: String(context), RelayState: query.get("RelayState") ?? "" };
  }

  return {
    url,
    privateKey,
    certificate,
    entityId: `${url}/metadata`,
    /** Changes what further answers say; `NameID` and `Email` name the person. */
    says(said: SamlTags) {
      tags = said;
    },
    answerTo,
  };
}

export interface SamlForm {
  action: string;
  SAMLResponse: string;
  RelayState: string;
}

function tagsFor(
  requestId: string,
  { acs, audience, entityId }: { acs: string; audience: string; entityId: string },
): SamlTags {
  const now = Date.now();
  const iso = (time: number) => new Date(time).toISOString();
  const until = iso(now + FIVE_MINUTES_MS);
  return {
    ...{ ID: `_r${now}`, AssertionID: `_a${now}`, Now: iso(now), Issuer: entityId, Status: SUCCESS },
    ...{
      Destination: acs,
      Recipient: acs,
      InResponseTo: requestId,
      ConfirmedFor: requestId,
      Audience: audience,
    },
    ...{ NotBefore: iso(now - 1000), NotOnOrAfter: until, ConfirmedUntil: until, Format: PERSISTENT },
    Method: "urn:oasis:names:tc:SAML:2.0:cm:bearer",
  };
}

const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Returns the page of the provider, with a button as a person sees it. */
function pageWith({ action, ...fields }: SamlForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`,
  );
  return `<!doctype html><html lang="en"><title>The mill</title><form method="post" action="${inHtml(action)}">${inputs.join("")}<button>Go on as the miller</button></form></html>`;
}
