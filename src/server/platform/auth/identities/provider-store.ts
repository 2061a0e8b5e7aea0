/** Reads and writes the registered identity providers. Only the command `npm run sso` writes. */
import type pg from "pg";
import type { IdentitySeal } from "./identity-seal.ts";
import { oidcConfigSchema, type Provider, samlConfigSchema } from "./provider.ts";

type Queryable = Pick<pg.Pool, "query">;

interface ProviderRow {
  id: string;
  name: string;
  kind: string;
  domains: string[];
  config: unknown;
  secret: string | null;
}

const SELECT = "select id, name, kind, domains, config, secret from auth.identity_provider";

/** Lists the providers without their secrets, which are opened only for a sign-in. */
export async function listProviders(
  pool: Queryable,
): Promise<Pick<ProviderRow, "id" | "name" | "kind" | "domains">[]> {
  const { rows } = await pool.query<ProviderRow>(
    "select id, name, kind, domains from auth.identity_provider order by name, id",
  );
  return rows;
}

export async function findProvider(
  pool: Queryable,
  seal: IdentitySeal,
  id: string,
): Promise<Provider | null> {
  const { rows } = await pool.query<ProviderRow>(`${SELECT} where id = $1`, [id]);
  return rows[0] ? toProvider(rows[0], seal) : null;
}

/** Finds the provider for the addresses of a domain. */
export async function findProviderOfDomain(
  pool: Queryable,
  seal: IdentitySeal,
  domain: string,
): Promise<Provider | null> {
  const { rows } = await pool.query<ProviderRow>(`${SELECT} where $1 = any(domains) order by id limit 1`, [
    domain,
  ]);
  return rows[0] ? toProvider(rows[0], seal) : null;
}

/** Adds a provider, or changes the one with this id. */
export async function saveProvider(
  pool: Queryable,
  seal: IdentitySeal,
  { provider, now }: { provider: Provider; now: Date },
): Promise<void> {
  const { id, name, kind, domains, config } = provider;
  const secret = provider.kind === "oidc" ? provider.secret : null;
  await pool.query(
    `insert into auth.identity_provider (id, name, kind, domains, config, secret, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (id) do update set name = $2, kind = $3, domains = $4, config = $5, secret = $6, updated_at = $7`,
    [
      id,
      name,
      kind,
      domains,
      JSON.stringify(config),
      secret === null ? null : seal.seal({ table: "identity_provider", id }, secret),
      now,
    ],
  );
}

/**
 * Removes a provider, and the identities of accounts at it, since another provider could get the same id. Returns how many
 * identities there were, or `null` if there is no such provider.
 */
export async function removeProvider(pool: Queryable, id: string): Promise<number | null> {
  const { rows } = await pool.query<{ wasThere: boolean; identities: number }>(
    `with gone as (delete from auth.identity_provider where id = $1 returning id)
     , unlinked as (delete from auth.account where provider_id in (select id from gone) returning id)
     select exists (select from gone) as "wasThere", (select count(*)::int from unlinked) as identities`,
    [id],
  );
  return rows[0]?.wasThere ? rows[0].identities : null;
}

function toProvider({ id, name, kind, domains, config, secret }: ProviderRow, seal: IdentitySeal): Provider {
  const base = { id, name, domains };
  if (kind === "saml") return { ...base, kind, config: samlConfigSchema.parse(config) };
  return {
    ...base,
    kind: "oidc",
    config: oidcConfigSchema.parse(config),
    secret: secret === null ? null : seal.open({ table: "identity_provider", id }, secret),
  };
}
