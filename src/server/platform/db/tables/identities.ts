// The identity providers that were registered with `npm run sso`, and the keys with which the server signs.
import { sql } from "drizzle-orm";
import { jsonb, text, uuid } from "drizzle-orm/pg-core";
import { auth, instant } from "./schemas.ts";

export const identityProvider = auth.table("identity_provider", {
  id: text("id").primaryKey(),
  /** The name on the button of the sign-in page. */
  name: text("name").notNull(),
  /** `oidc` or `saml`. */
  kind: text("kind").notNull(),
  /** The domains of e-mail addresses for which this provider is asked. */
  domains: text("domains").array().notNull().default(sql`'{}'`),
  /** What is public of the provider: addresses, client id, certificates. */
  config: jsonb("config").notNull(),
  /** The client secret, encrypted; null where the server signs with its own key instead. */
  secret: text("secret"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** The keys with which the server signs. The private keys are encrypted. */
export const jwks = auth.table("jwks", {
  id: uuid("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text("alg"),
  crv: text("crv"),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
});
