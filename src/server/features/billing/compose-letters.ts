import type pg from "pg";
import { sayDay } from "#domain/day-words.ts";
import { dayOf } from "#domain/plans/day.ts";
import type { Database } from "../../platform/db/database.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";
import { forSaleLetter, paymentFailedLetter, receiptLetter } from "./letters.ts";

const RECEIPT = "premium-receipt";
const FAILED = "premium-payment-failed";
const FOR_SALE = "premium-for-sale";

export function paymentReceived(about: {
  userId: string;
  amount: string;
  renewsAt: Date | null;
}): WaitingLetter {
  const { userId, amount, renewsAt } = about;
  return { kind: RECEIPT, userId, amount, ...(renewsAt && { renewsAt: renewsAt.toISOString() }) };
}

export function paymentFailed(about: { userId: string; amount: string; until: Date }): WaitingLetter {
  const { userId, amount, until } = about;
  return { kind: FAILED, userId, amount, until: until.toISOString() };
}

export const premiumForSale = (email: string): WaitingLetter => ({ kind: FOR_SALE, email });

export function billingComposers({
  pool,
  database,
  appUrl,
  stopLinks,
}: {
  pool: Pick<pg.Pool, "query">;
  database: Pick<Database, "batch">;
  appUrl: string;
  stopLinks: StopLinks;
}): Record<string, Composer> {
  const toHolder = async (userId: string, compose: (to: string, zone: string) => LetterContent) => {
    const { rows } = await pool.query<{ email: string }>(
      `select email from auth."user" where id = $1 and not is_guest`,
      [userId],
    );
    if (!rows[0]) return null;
    const [[settings]] = await database.batch({ userId }, (tx) => [selectSettings(tx, userId)]);
    return compose(rows[0].email, shownZoneOf(settings));
  };
  return {
    [RECEIPT]: ({ userId = "", amount = "", renewsAt }) =>
      toHolder(userId, (to, zone) =>
        receiptLetter(to, { appUrl, amount, renewsOn: renewsAt ? sayDayOf(renewsAt, zone) : null }),
      ),
    [FAILED]: ({ userId = "", amount = "", until = "" }) =>
      toHolder(userId, (to, zone) =>
        paymentFailedLetter(to, { appUrl, amount, until: sayDayOf(until, zone) }),
      ),
    [FOR_SALE]: async ({ email: to = "" }) =>
      forSaleLetter(to, { appUrl, unsubscribeUrl: stopLinks.urlOf(stopLinks.ofAddress(to, "premium")) }),
  };
}

const sayDayOf = (time: string, zone: string) => sayDay(dayOf(new Date(time), { timeZone: zone }), "long");
