// The roles that serve requests. None can log in; the login role (login-role.ts) switches to one of them.
import type pg from "pg";
import { sqlStateOf } from "./database-error.ts";
import { lockedTransaction } from "./locked-transaction.ts";

/**
 * `app` serves one person's requests, `auth` signs people in, `jobs` housekeeping, `mover` moves a guest
 * into an account, `live` passes messages between processes.
 */
export const roles = {
  app: "arcana_app",
  auth: "arcana_auth",
  jobs: "arcana_jobs",
  mover: "arcana_mover",
  live: "arcana_live",
} as const;

/**
 * Roles are shared by the whole server, so another database's migration may create the same one at the same
 * time.
 */
export const collisions = new Set(["42710", "23505", "XX000"]);
const insufficientPrivilege = "42501";

/** Creates the missing roles and allows the connecting role to switch to each. */
export async function ensureRoles(client: pg.Client): Promise<void> {
  try {
    await lockedTransaction(client, () => makeMissing(client));
  } catch (error) {
    if (!collisions.has(sqlStateOf(error) ?? "")) throw error;
    await lockedTransaction(client, () => makeMissing(client));
  }
}

async function makeMissing(client: pg.Client): Promise<void> {
  for (const role of Object.values(roles)) {
    const { rows } = await client.query<{ canStepDown: boolean }>(
      `select pg_has_role(current_user, oid, 'member') as "canStepDown" from pg_roles where rolname = $1`,
      [role],
    );
    if (rows.length === 0) {
      await allowed(
        client,
        role,
        `create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole`,
      );
    }
    if (!rows[0]?.canStepDown) await allowed(client, role, `grant ${role} to current_user`);
  }
}

async function allowed(client: pg.Client, role: string, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (sqlStateOf(error) !== insufficientPrivilege) throw error;
    throw new Error(
      `The database role "${client.user}" may not set up the role "${role}". Give it the right once ` +
        `(as a superuser: ALTER ROLE "${client.user}" CREATEROLE), or create ${Object.values(roles).join(", ")} ` +
        `with NOLOGIN and grant them to "${client.user}".`,
      { cause: error },
    );
  }
}
