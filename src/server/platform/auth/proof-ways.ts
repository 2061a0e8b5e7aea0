import type pg from "pg";
import type { ProofWay } from "#contract/account.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";

/**
 * Returns the ways in which a person can prove who they are, the preferred one first.
 */
export async function readProofWays(pool: Pick<pg.Pool, "query">, userId: string): Promise<ProofWay[]> {
  const { rows } = await pool.query<{ hasPassword: boolean; hasAddress: boolean }>(
    `select email not like '%@${NO_ADDRESS_DOMAIN}' as "hasAddress",
       exists (select from auth.account where user_id = u.id and password is not null) as "hasPassword"
     from auth."user" u where id = $1`,
    [userId],
  );
  const [found] = rows;
  return [
    ...(found?.hasPassword ? ["password" as const] : []),
    ...(found?.hasAddress ? ["mail" as const] : []),
  ];
}
