// npm run plan -- set <address> premium|free: gives an account Premium without a payment, or ends what was given. It may
// run beside the server.
import { emailSchema } from "#contract/email-address.ts";
import { utcDay } from "#domain/calendar-days.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import { changeAsAdmin } from "./platform/auth/admin-actions.ts";
import { canonicalAddress } from "./platform/auth/canonical-address.ts";
import { premiumAt } from "./platform/auth/premium-at.ts";
import { systemClock } from "./platform/clock.ts";
import type { Database } from "./platform/db/database.ts";

const USAGE = `npm run plan -- set <address> premium   gives this account Premium without an end and without a payment
npm run plan -- set <address> free      ends Premium that was given; what the account pays for stays`;

async function main(): Promise<boolean> {
  const [verb, address = "", plan = "", ...more] = process.argv.slice(2);
  const isKnown =
    verb === "set" && emailSchema.safeParse(address).success && ["premium", "free"].includes(plan);
  if (!isKnown || more.length > 0) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(({ database }) =>
    setPlan(database, { email: canonicalAddress(address), isPremium: plan === "premium" }),
  );
}

interface Changed {
  id: string;
  isPremium: boolean;
  paidUntil: Date | null;
}

async function setPlan(
  { authPool }: Database,
  { email, isPremium }: { email: string; isPremium: boolean },
): Promise<boolean> {
  const now = systemClock.now();
  const changed = await changeAsAdmin<Changed>(authPool, {
    kind: isPremium ? "premium_granted" : "premium_ended",
    adminId: null,
    now,
    parts: `done as (
        update auth."user" u set is_premium = $2, premium_granted_until = null
        where u.email = $1 and not u.is_guest
        returning u.id, ${premiumAt("u", "$3")} as "isPremium", u.premium_paid_until as "paidUntil"
      )`,
    values: [email, isPremium, now],
  });
  if (!changed) {
    tell(`No account has the address ${email}.`);
    return false;
  }
  if (changed.isPremium === isPremium) tell(`${email} is a ${isPremium ? "Premium" : "Free"} Duck now.`);
  else
    tell(`${email} pays for Premium and keeps it until ${changed.paidUntil && utcDay(changed.paidUntil)}.`);
  return true;
}

await runCommand(main);
