/** Reads what a provider says about itself: OpenID Connect Discovery, and SAML metadata. */
import { X509Certificate } from "node:crypto";
import { z } from "zod";
import { fetchPublic } from "../../http/fetch-public.ts";
import { type OidcConfig, oidcConfigSchema, type SamlConfig, samlConfigSchema } from "./provider.ts";
import { childrenOf, isNamed, onlyChild, parseXml, textOf } from "./xml.ts";

const REDIRECT_BINDING = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  // These lists may be absent. The standard says what they are then.
  id_token_signing_alg_values_supported: z.array(z.string()).default(["RS256"]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
  code_challenge_methods_supported: z.array(z.string()).optional(),
});

interface Wanted {
  issuer: string;
  clientId: string;
  /** Whether there is a client secret. Without one the server signs with its own key. */
  hasSecret: boolean;
  isPrivateAllowed: boolean;
}

/** Returns the configuration of an OpenID provider. Throws with a sentence about what does not fit. */
export async function discoverOidc({
  issuer,
  clientId,
  hasSecret,
  isPrivateAllowed,
}: Wanted): Promise<OidcConfig> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const { status, text } = await fetchPublic(address, { isPrivateAllowed });
  if (status !== 200) throw new Error(`${address} answers ${status}.`);
  const said = discovered.parse(JSON.parse(text));
  if (said.issuer !== issuer)
    throw new Error(`The provider says that its issuer is ${said.issuer}. Use this one.`);
  const methods = said.token_endpoint_auth_methods_supported;
  const wanted = hasSecret ? ["client_secret_basic", "client_secret_post"] : ["private_key_jwt"];
  const clientAuthentication = wanted.find((method) => methods.includes(method));
  if (!clientAuthentication)
    throw new Error(`The provider accepts none of ${wanted.join(", ")}, only ${methods.join(", ")}.`);
  const known: readonly string[] = oidcConfigSchema.shape.algorithms.element.options;
  const algorithms = said.id_token_signing_alg_values_supported.filter((algorithm) =>
    known.includes(algorithm),
  );
  if (algorithms.length === 0) throw new Error("The provider signs id tokens in no way that is known here.");
  return oidcConfigSchema.parse({
    issuer,
    clientId,
    clientAuthentication,
    algorithms,
    authorizationEndpoint: said.authorization_endpoint,
    tokenEndpoint: said.token_endpoint,
    jwksUri: said.jwks_uri,
  });
}

/** Returns the configuration in a SAML provider's metadata. Throws with a sentence about what is missing. */
export function readSamlMetadata(text: string): SamlConfig {
  const entity = parseXml(text);
  if (!isNamed(entity, "metadata", "EntityDescriptor"))
    throw new Error("This is no metadata of one SAML provider.");
  const role = onlyChild(entity, "metadata", "IDPSSODescriptor");
  const services = childrenOf(role, "metadata", "SingleSignOnService");
  const service = services.find((each) => each.getAttribute("Binding") === REDIRECT_BINDING);
  if (!service) throw new Error("The metadata has no sign-in address for the redirect binding.");
  const keys = childrenOf(role, "metadata", "KeyDescriptor").filter(
    (key) => key.getAttribute("use") !== "encryption",
  );
  return samlConfigSchema.parse({
    entityId: entity.getAttribute("entityID") ?? "",
    signInUrl: service.getAttribute("Location") ?? "",
    certificates: keys.flatMap(certificatesIn),
  });
}

function certificatesIn(key: Element): string[] {
  return childrenOf(onlyChild(key, "signature", "KeyInfo"), "signature", "X509Data").flatMap((data) =>
    childrenOf(data, "signature", "X509Certificate").map((certificate) =>
      new X509Certificate(Buffer.from(textOf(certificate), "base64")).toString(),
    ),
  );
}
