// The letters about Premium: a receipt, a payment that failed, and that it is for sale. No letter links to another site;
// the invoices are behind the Preferences.
import type pg from "pg";
import { sayDay } from "#domain/day-words.ts";
import { NAMES } from "#domain/names.ts";
import { dayOf } from "#domain/plans/day.ts";
import { PLANS } from "#domain/plans/plans.ts";
import type { Database } from "../../platform/db/database.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import type { Composer, WaitingLetter } from "../../platform/letters/post.ts";
import type { StopLinks } from "../../platform/letters/stop-links.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";

const RECEIPT = "premium-receipt";
const FAILED = "premium-payment-failed";
const FOR_SALE = "premium-for-sale";

export function receiptLetter(about: {
  userId: string;
  amount: string;
  renewsAt: Date | null;
}): WaitingLetter {
  const { userId, amount, renewsAt } = about;
  return { kind: RECEIPT, userId, amount, ...(renewsAt && { renewsAt: renewsAt.toISOString() }) };
}

export function paymentFailedLetter(about: { userId: string; amount: string; until: Date }): WaitingLetter {
  const { userId, amount, until } = about;
  return { kind: FAILED, userId, amount, until: until.toISOString() };
}

export const forSaleLetter = (email: string): WaitingLetter => ({ kind: FOR_SALE, email });

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
  const preferences = `${appUrl}/preferences#premium`;
  return {
    [RECEIPT]: ({ userId = "", amount = "", renewsAt }) =>
      toHolder(userId, (to, zone) => ({
        to,
        subject: "Your receipt for Premium",
        paragraphs: [
          `Your payment of ${amount} for a month of Premium at ${NAMES.product} has arrived. Thank you.`,
          ...(renewsAt
            ? [`It is paid until ${sayDayOf(renewsAt, zone)} and renews then unless you cancel first.`]
            : []),
        ],
        button: { label: "Invoices, payment card and canceling", url: preferences },
      })),
    [FAILED]: ({ userId = "", amount = "", until = "" }) =>
      toHolder(userId, (to, zone) => ({
        to,
        subject: "Your payment for Premium did not go through",
        paragraphs: [
          `The payment of ${amount} for Premium at ${NAMES.product} was declined. It will be tried again automatically.`,
          `Premium stays until ${sayDayOf(until, zone)}. If nothing is paid by then, your account becomes a free one, and nothing you wrote is lost.`,
        ],
        button: { label: "Check your payment card", url: preferences },
      })),
    [FOR_SALE]: async ({ email: to = "" }) => {
      const unsubscribeUrl = stopLinks.urlOf(stopLinks.ofAddress(to, "premium"));
      return {
        to,
        subject: "Premium is now for sale",
        paragraphs: [
          `You asked to be told when Premium is for sale at ${NAMES.product}. It is: $${PLANS.premium.dollarsPerMonth} a month, and you can cancel whenever you like.`,
        ],
        button: { label: "What Premium is", url: `${appUrl}/upgrade` },
        after: ["This is the only email about it. Your address has been forgotten."],
        smallPrint: [{ label: "No more emails about this", url: unsubscribeUrl }],
        unsubscribeUrl,
      };
    },
  };
}

const sayDayOf = (time: string, zone: string) => sayDay(dayOf(new Date(time), { timeZone: zone }), "long");
