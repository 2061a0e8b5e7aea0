import pg from "pg";
import type { TestApp } from "./test-app.ts";

/** Runs SQL as the owner of the app's database, who sees every row and may change the tables. */
export async function asOwner({ databaseUrl }: Pick<TestApp, "databaseUrl">, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
