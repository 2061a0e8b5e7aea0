/** The ways that are set up, and an account's own identities: a list, and the removal of one. */
import { createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { OwnIdentities, SetUpWays } from "#contract/identities.ts";
import { idSchema } from "#contract/ids.ts";
import { WALLET } from "../auth-names.ts";
import { removeWayIn } from "../last-way-in.ts";
import { provenMemberOf } from "../ways/member-of.ts";
import type { IdentityServices } from "./identity-services.ts";
import { listProviders } from "./provider-store.ts";
import { refusal } from "./refusals.ts";
import { checksummed } from "./wallet.ts";

export function ownIdentities(services: IdentityServices) {
  const { pool, config, clock } = services;
  return {
    id: "own-identities",
    endpoints: {
      setUpWays: createAuthEndpoint("/identities/ways", { method: "GET" }, async (ctx) => {
        const providers = await listProviders(pool);
        const ways: SetUpWays = {
          // A provider for a domain is found by an address.
          providers: providers.flatMap(({ id, name, domains }) =>
            domains.length === 0 ? [{ id, name }] : [],
          ),
          hasDomains: providers.some(({ domains }) => domains.length > 0),
          hasWallets: config.walletSignIn,
        };
        return ctx.json(ways);
      }),
      listIdentities: createAuthEndpoint("/identities", { method: "GET" }, async (ctx) => {
        const session = await getSessionFromCtx(ctx);
        const identities: OwnIdentities = {
          identities: session ? await readIdentities(pool, session.user.id) : [],
        };
        return ctx.json(identities);
      }),
      removeIdentity: createAuthEndpoint(
        "/identities/remove",
        { method: "POST", body: z.object({ id: idSchema }) },
        async (ctx) => {
          const { id: userId } = await provenMemberOf(ctx, clock.now());
          const outcome = await removeWayIn(pool, { userId, hasWallets: config.walletSignIn }, (client) =>
            removeIdentity(client, userId, ctx.body.id),
          );
          if (outcome === "last") throw refusal("LAST_WAY");
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

interface IdentityRow {
  id: string;
  providerId: string;
  name: string | null;
  subject: string;
  addedAt: Date;
}

async function readIdentities(pool: pg.Pool, userId: string): Promise<OwnIdentities["identities"]> {
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
