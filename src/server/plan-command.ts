// npm run plan -- set <address> premium|free: gives an account Premium without a payment, or ends what was given. It may
// run beside the server.
import { z } from "zod";
import { hasPremium, planOf } from "#domain/plans/plans.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { canonicalAddress } from "./platform/auth/canonical-address.ts";
import { premiumAt } from "./platform/auth/premium-at.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";

const USAGE = `npm run plan -- set <address> premium   gives this account Premium without an end and without a payment
npm run plan -- set <address> free      ends Premium that was given; what the account pays for stays`;

async function main(): Promise<boolean> {
  const [verb, address = "", plan = "", ...more] = process.argv.slice(2);
  const isKnown =
    verb === "set" && z.email().safeParse(address).success && ["premium", "free"].includes(plan);
  if (!isKnown || more.length > 0) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(({ database }) =>
    setPlan(database, { email: canonicalAddress(address), isPremium: plan === "premium" }),
  );
}

interface Changed {
  isGuest: boolean;
  isPremium: boolean;
  paidUntil: Date | null;
}

async function setPlan(
  { authPool }: Database,
  { email, isPremium }: { email: string; isPremium: boolean },
): Promise<boolean> {
  const { rows } = await authPool.query<Changed>(
    `update auth."user" u set is_premium = $2, premium_granted_until = null
     where u.email = $1 and not u.is_guest
     returning u.is_guest as "isGuest", ${premiumAt("u", "$3")} as "isPremium", u.premium_paid_until as "paidUntil"`,
    [email, isPremium, systemClock.now()],
  );
  const [changed] = rows;
  if (!changed) {
    tell(`No account has the address ${email}.`);
    return false;
  }
  if (hasPremium(planOf(changed)) === isPremium)
    tell(`${email} is a ${isPremium ? "Premium" : "Free"} Duck now.`);
  else tell(`${email} pays for Premium and keeps it until ${changed.paidUntil?.toISOString().slice(0, 10)}.`);
  return true;
}

await runCommand(main);
