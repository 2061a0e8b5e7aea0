// The pooler in transaction mode that DATABASE_POOLER_URL names, if it names one.
import pg from "pg";
import { SettingError } from "../config/parse-settings.ts";
import type { Config } from "../config.ts";

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Returns the pooler's connection string with the login of `connectionString`, after it has answered once; undefined
 * without a pooler. Throws a SettingError if the pooler cannot be used.
 */
export async function reachPooler(
  { databaseUrl, databasePoolerUrl }: Pick<Config, "databaseUrl" | "databasePoolerUrl">,
  connectionString: string,
): Promise<string | undefined> {
  if (databasePoolerUrl === undefined) return undefined;
  if (databaseUrl === undefined) {
    throw new SettingError(
      "DATABASE_POOLER_URL needs DATABASE_URL, a direct connection to the same database",
    );
  }
  const poolerString = withLogin(databasePoolerUrl, connectionString);
  try {
    await askOnce(poolerString);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`DATABASE_POOLER_URL names a pooler that cannot be used: ${reason}`, {
      cause: error,
    });
  }
  return poolerString;
}

/** Returns the pooler's address with the user name and the password of another connection string. */
function withLogin(poolerUrl: string, connectionString: string): string {
  const pooler = new URL(poolerUrl);
  const { username, password, searchParams } = new URL(connectionString);
  pooler.username = "";
  pooler.password = "";
  for (const [name, value] of [
    ["user", decodeURIComponent(username) || searchParams.get("user")],
    ["password", decodeURIComponent(password) || searchParams.get("password")],
  ] as const) {
    if (value) pooler.searchParams.set(name, value);
    else pooler.searchParams.delete(name);
  }
  return pooler.toString();
}

async function askOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    application_name: "rubber-arcana login",
  });
  // The handler is empty because a lost connection also fails the running statement, which reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    await client.end().catch(() => {});
  }
}
