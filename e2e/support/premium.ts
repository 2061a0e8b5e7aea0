import pg from "pg";
import { findRunningPostgres } from "#server/platform/postgres/running-postgres.ts";
import type { App } from "./launch-app.ts";

/** Gives an account Premium without a payment. The page shows it after a reload. */
export async function givePremium({ dataDir }: App, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: findRunningPostgres(dataDir) });
  await client.connect();
  await client.query(`update auth."user" set is_premium = true where email = $1`, [email]);
  await client.end();
}
