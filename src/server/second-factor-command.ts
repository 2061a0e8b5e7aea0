// npm run second-factor -- remove <address>: for a person who lost the app and the recovery codes. It may run beside the
// server.
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { changeAsAdmin } from "./platform/auth/admin-actions.ts";
import { canonicalAddress } from "./platform/auth/canonical-address.ts";
import { systemClock } from "./platform/clock.ts";

const USAGE = `npm run second-factor -- remove <address>  lets the account of this address sign in without a code again`;

async function main(): Promise<boolean> {
  const [action, address, ...more] = process.argv.slice(2);
  if (action !== "remove" || address === undefined || more.length > 0) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(async ({ database: { authPool } }) => {
    const { rows } = await authPool.query<{ id: string }>('select id from auth."user" where email = $1', [
      canonicalAddress(address),
    ]);
    const [user] = rows;
    if (!user) {
      tell(`No account has the address ${address}.`);
      return false;
    }
    const removed = await changeAsAdmin(authPool, {
      kind: "second_factor_removed",
      adminId: null,
      now: systemClock.now(),
      parts: `gone as (delete from auth.second_factor where user_id = $1 returning user_id as id, confirmed_at),
        done as (select id from gone where confirmed_at is not null)`,
      values: [user.id],
    });
    const wasOn = removed !== undefined;
    tell(
      wasOn
        ? `The second factor of ${address} is removed. Its password, passkeys and sessions are as they were.`
        : `The account of ${address} has no second factor.`,
    );
    return wasOn;
  });
}

await runCommand(main);
