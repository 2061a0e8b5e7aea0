/** The ways that are set up, and an account's own identities: a list, and the removal of one. */
import type pg from "pg";
import type { OwnIdentities } from "#contract/credentials.ts";
import type { SetUpWays } from "#contract/sign-in.ts";
import { WALLET } from "../../platform/auth/auth-names.ts";
import { listProviders } from "../../platform/auth/identities/provider-store.ts";
import { checksummed } from "../../platform/auth/identities/wallet.ts";
import { removeWayIn } from "../../platform/auth/last-way-in.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { refusal } from "../../platform/errors/app-error.ts";

export async function listSetUpWays({ pool, config }: SignInServices): Promise<SetUpWays> {
  const providers = await listProviders(pool);
  return {
    // A provider for a domain is found by an address.
    providers: providers.flatMap(({ id, name, domains }) => (domains.length === 0 ? [{ id, name }] : [])),
    hasDomains: providers.some(({ domains }) => domains.length > 0),
    hasWallets: config.walletSignIn,
  };
}

export async function removeOwnIdentity(
  { pool, config }: SignInServices,
  userId: string,
  id: string,
): Promise<void> {
  const outcome = await removeWayIn(pool, { userId, hasWallets: config.walletSignIn }, (client) =>
    removeIdentity(client, userId, id),
  );
  if (outcome === "last") throw refusal("last_way_in");
}

interface IdentityRow {
  id: string;
  providerId: string;
  name: string | null;
  subject: string;
  addedAt: Date;
}

export async function readIdentities(
  { pool }: SignInServices,
  userId: string,
): Promise<OwnIdentities["identities"]> {
  const { rows } = await pool.query<IdentityRow>(
    `select a.id, a.provider_id as "providerId", p.name, a.account_id as subject, a.created_at as "addedAt"
     from auth.account a left join auth.identity_provider p on p.id = a.provider_id
     where a.user_id = $1 and (p.id is not null or a.provider_id = $2) order by a.created_at, a.id`,
    [userId, WALLET],
  );
  return rows.map(({ id, providerId, name, subject, addedAt }) => ({
    id,
    providerId,
    addedAt: addedAt.toISOString(),
    name: name ?? checksummed(subject),
  }));
}

async function removeIdentity(client: pg.PoolClient, userId: string, id: string): Promise<number> {
  const { rowCount } = await client.query(
    "delete from auth.account where user_id = $1 and id = $2 and provider_id <> 'credential'",
    [userId, id],
  );
  return rowCount ?? 0;
}
