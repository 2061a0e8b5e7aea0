// npm run admin -- grant|revoke|list <address>: makes an account an administrator, or ends that. It may run beside the
// server, which asks at every request whether an account is an administrator.
import { emailSchema } from "#contract/email-address.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { changeAsAdmin } from "./platform/auth/admin-actions.ts";
import { canonicalAddress } from "./platform/auth/canonical-address.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";

const USAGE = `npm run admin -- list              who is an administrator
npm run admin -- grant <address>   makes the account of this address an administrator, who sees /admin
npm run admin -- revoke <address>  ends that`;

async function main(): Promise<boolean> {
  const [verb = "", address, ...more] = process.argv.slice(2);
  const isAddress = emailSchema.safeParse(address).success;
  if (verb === "list" && address === undefined) {
    return await withOwnerServices(({ database }) => listAdmins(database));
  }
  if ((verb !== "grant" && verb !== "revoke") || more.length > 0 || address === undefined || !isAddress) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(({ database }) => setAdmin(database, address, verb === "grant"));
}

async function listAdmins({ authPool }: Database): Promise<boolean> {
  const { rows } = await authPool.query<{ email: string }>(
    `select email from auth."user" where is_admin order by email`,
  );
  for (const { email } of rows) tell(`  ${email}`);
  if (rows.length === 0) tell("Nobody is an administrator.");
  return true;
}

async function setAdmin({ authPool }: Database, address: string, isAdmin: boolean): Promise<boolean> {
  const changed = await changeAsAdmin<{ id: string; isVerified: boolean }>(authPool, {
    kind: isAdmin ? "made_admin" : "ended_admin",
    adminId: null,
    now: systemClock.now(),
    parts: `done as (
        update auth."user" set is_admin = $2 where email = $1 and not is_guest
        returning id, email_verified as "isVerified"
      )`,
    values: [canonicalAddress(address), isAdmin],
  });
  if (!changed) {
    tell(`${address} has no account. Sign up with it first.`);
    return false;
  }
  tell(
    isAdmin ? `${address} is an administrator: /admin opens.` : `${address} is no administrator any more.`,
  );
  if (isAdmin && !changed.isVerified)
    tell("The address is not confirmed. If this account is not yours, revoke it at once.");
  return true;
}

await runCommand(main);
