// The role with which the server's connections log in. It has no rights of its own: a statement that resets
// the transaction's role (`set role none`) can do nothing, whereas the tables' owner would see everybody's
// rows.
import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import pg from "pg";
import { sqlStateOf } from "./database-error.ts";
import { lockedTransaction } from "./locked-transaction.ts";
import type { DatabaseLog } from "./pool.ts";
import { collisions, roles } from "./roles.ts";

const NAME = "arcana_login";
/**
 * Retries the creation of the role, because other databases of the same server may create their roles at the
 * same time.
 */
const ATTEMPTS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
const SCRAM_ITERATIONS = 4096;
const POWERLESS = "login noinherit nosuperuser nocreatedb nocreaterole nobypassrls noreplication";

interface Login {
  connectionString: string;
  name: string;
  /**
   * The password of the login role, derived from the owner's password, so that every process gets the same;
   * `null` where the owner has none.
   */
  password: string | null;
}

/**
 * Returns a connection string for a login without rights that may switch to each of our roles, and creates
 * that login if it is missing. If the owner may not create it or it cannot log in, warns and returns the
 * owner's connection string. Needs a migrated database.
 */
export async function ensureLoginWithoutRights(
  ownerConnectionString: string,
  log: DatabaseLog,
): Promise<string> {
  const login = loginFor(ownerConnectionString);
  let reason: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      if (attempt > 0) await makeLogin(ownerConnectionString, login);
      await checkLogin(login);
      return login.connectionString;
    } catch (error) {
      reason = error;
      if (attempt > 0 && !collisions.has(sqlStateOf(error) ?? "")) break;
    }
  }
  log.warn(
    { reason: reason instanceof Error ? reason.message : String(reason) },
    `connections keep all rights of the role in DATABASE_URL, because "${login.name}" cannot be used (see the runbook)`,
  );
  return ownerConnectionString;
}

function loginFor(ownerString: string): Login {
  const url = new URL(ownerString);
  const ownerPassword = url.password || url.searchParams.get("password");
  const database = url.pathname.slice(1);
  // Roles are shared by the whole server, so databases with different owners need logins with different
  // names.
  const suffix = createHash("sha256").update(database).digest("hex").slice(0, 10);
  const name = ownerPassword ? `${NAME}_${suffix}` : NAME;
  const password = ownerPassword
    ? createHmac("sha256", ownerPassword).update(name).digest("base64url")
    : null;
  if (url.username) url.username = name;
  else url.searchParams.set("user", name);
  if (url.password) url.password = password ?? "";
  else if (password) url.searchParams.set("password", password);
  return { connectionString: url.toString(), name, password };
}

/**
 * Checks the login role. Throws where the login fails, may not switch to one of our roles, or has rights of
 * its own.
 */
async function checkLogin({ connectionString, name }: Login): Promise<void> {
  await withClient({ connectionString, options: `-c role=${roles.app}` }, async (client) => {
    for (const role of Object.values(roles)) await client.query(`set role ${role}`);
    const { rows } = await client.query<{ isPowerless: boolean }>(
      `select not (rolsuper or rolinherit or rolcreaterole or rolcreatedb or rolbypassrls) as "isPowerless"
       from pg_roles where rolname = session_user`,
    );
    if (!rows[0]?.isPowerless) throw new Error(`the role "${name}" has rights of its own`);
  });
}

async function makeLogin(connectionString: string, { name, password }: Login): Promise<void> {
  await withClient({ connectionString }, (client) =>
    lockedTransaction(client, async () => {
      const { rows } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
      if (rows.length === 0) await client.query(`create role ${name} ${POWERLESS}`);
      if (password !== null) await client.query(`alter role ${name} password '${scramVerifier(password)}'`);
      await client.query(`grant ${Object.values(roles).join(", ")} to ${name}`);
    }),
  );
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "rubber-arcana login",
  });
  // The handler is empty because a lost connection also fails the running statement, which reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns PostgreSQL's stored form of a password (RFC 5803), so that no statement contains the password. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, "sha256");
  const keyOf = (label: string) => createHmac("sha256", salted).update(label).digest();
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  const parts = [
    `${SCRAM_ITERATIONS}:${salt.toString("base64")}`,
    `${storedKey}:${keyOf("Server Key").toString("base64")}`,
  ];
  return `SCRAM-SHA-256$${parts.join("$")}`;
}
