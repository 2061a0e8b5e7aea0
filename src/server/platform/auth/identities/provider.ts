/** An identity provider: a service that tells who somebody is, by OpenID Connect or by SAML. */
import { z } from "zod";

/** The id of a provider, which is part of the addresses that are entered at the provider. */
export const providerIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
/** The ways to sign in that are stored like a provider's, so no provider may have these ids. */
export const RESERVED_IDS = ["credential", "wallet", "passkey"];

/** A provider has more than one certificate only while it changes its key. Each is tried with every answer. */
const MOST_CERTIFICATES = 10;

const webAddress = z.url({ protocol: /^https?$/ });

export const oidcConfigSchema = z.object({
  issuer: webAddress,
  clientId: z.string().nonempty(),
  authorizationEndpoint: webAddress,
  tokenEndpoint: webAddress,
  jwksUri: webAddress,
  /** How the server proves to the token endpoint that it is the client. */
  clientAuthentication: z.enum(["client_secret_basic", "client_secret_post", "private_key_jwt"]),
  /** The id token must be signed with one of these. */
  algorithms: z.array(z.enum(["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"])).nonempty(),
});
export type OidcConfig = z.infer<typeof oidcConfigSchema>;

export const samlConfigSchema = z.object({
  /** The entity id of the provider, which must be the issuer of its assertions. */
  entityId: z.string().nonempty(),
  /** Where a browser goes to sign in, by the redirect binding. */
  signInUrl: webAddress,
  /** The certificates of the keys that sign assertions, in PEM. */
  certificates: z
    .array(z.string().startsWith("-----BEGIN CERTIFICATE-----"))
    .nonempty()
    .max(MOST_CERTIFICATES, `The metadata has more than ${MOST_CERTIFICATES} certificates.`),
});
export type SamlConfig = z.infer<typeof samlConfigSchema>;

interface ProviderBase {
  id: string;
  name: string;
  domains: string[];
}
export type OidcProvider = ProviderBase & { kind: "oidc"; config: OidcConfig; secret: string | null };
export type SamlProvider = ProviderBase & { kind: "saml"; config: SamlConfig };
export type Provider = OidcProvider | SamlProvider;

/** What a provider says about the person who signed in there. */
export interface Identity {
  providerId: string;
  /** The provider's own name for the person, which never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider has checked that the address is this person's, and may say so of this address. */
  isEmailProven: boolean;
}

/** Returns whether the domain of this address is one of the provider's. */
export function hasDomainOf({ domains }: Pick<Provider, "domains">, email: string): boolean {
  return domains.includes(email.slice(email.lastIndexOf("@") + 1));
}
