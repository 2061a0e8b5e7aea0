import type { FoundUserOutput } from "#contract/admin.ts";
import { premiumAt } from "../../platform/auth/premium-at.ts";
import type { Services } from "../../platform/services.ts";

const MOST_USERS = 20;
/** The last character of Unicode: every address with a beginning sorts below the beginning followed by it. */
const LAST_CHARACTER = "\u{10ffff}";

interface UserRow extends Omit<FoundUserOutput, "granted" | "paidUntil" | "plan"> {
  isEndless: boolean;
  isPremium: boolean;
  grantedUntil: Date | null;
  paidUntil: Date | null;
}

/** Returns the accounts whose address begins with this text, in one round trip. They are found by an index. */
export async function findUsers(
  { database, clock }: Pick<Services, "database" | "clock">,
  address: string,
): Promise<{ users: FoundUserOutput[] }> {
  const { rows } = await database.authPool.query<UserRow>(
    `select u.id, u.email, u.email_verified as "isEmailVerified", u.is_admin as "isAdmin", u.disabled_at is not null as "isDisabled",
       u.is_premium as "isEndless", ${premiumAt("u", "$3")} as "isPremium",
       u.premium_granted_until as "grantedUntil", u.premium_paid_until as "paidUntil"
     from auth."user" u where u.email ~>=~ $1 and u.email ~<~ $2 and not u.is_guest
     order by u.email using ~<~ limit ${MOST_USERS}`,
    [address, `${address}${LAST_CHARACTER}`, clock.now()],
  );
  const now = clock.now();
  return { users: rows.map((row) => presentUser(row, now)) };
}

function presentUser(row: UserRow, now: Date): FoundUserOutput {
  const { isEndless, isPremium, grantedUntil, paidUntil, ...fields } = row;
  const granted = grantedUntil && grantedUntil > now ? grantedUntil.toISOString() : null;
  return {
    ...fields,
    plan: isPremium ? "premium" : "free",
    granted: isEndless ? "endless" : granted,
    paidUntil: paidUntil?.toISOString() ?? null,
  };
}
