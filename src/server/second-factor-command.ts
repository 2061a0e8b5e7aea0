// npm run second-factor -- remove <address>: for a person who lost the app and the recovery codes. It may run beside the
// server.
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { canonicalAddress } from "./platform/auth/canonical-address.ts";
import { removeSecondFactor } from "./platform/auth/second-factor/factor-store.ts";

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
    const wasOn = await removeSecondFactor(authPool, user.id);
    tell(
      wasOn
        ? `The second factor of ${address} is removed. Its password, passkeys and sessions are as they were.`
        : `The account of ${address} has no second factor.`,
    );
    return wasOn;
  });
}

await runCommand(main);
