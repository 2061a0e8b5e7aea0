// The letters about Premium. None links to another site: the invoices are behind the Preferences.
import { NAMES } from "#domain/names.ts";
import { PLANS } from "#domain/plans/plans.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";

const preferences = (appUrl: string) => `${appUrl}/preferences#premium`;

/** `renewsOn` is the day on which it renews, in words; `null` if it does not. */
export function receiptLetter(
  to: string,
  { appUrl, amount, renewsOn }: { appUrl: string; amount: string; renewsOn: string | null },
): LetterContent {
  return {
    to,
    subject: "Your receipt for Premium",
    paragraphs: [
      `Your payment of ${amount} for a month of Premium at ${NAMES.product} has arrived. Thank you.`,
      ...(renewsOn === null ? [] : [`It is paid until ${renewsOn} and renews then unless you cancel first.`]),
    ],
    button: { label: "Invoices, payment card and canceling", url: preferences(appUrl) },
  };
}

/** `until` is the day on which Premium ends, in words. */
export function paymentFailedLetter(
  to: string,
  { appUrl, amount, until }: { appUrl: string; amount: string; until: string },
): LetterContent {
  return {
    to,
    subject: "Your payment for Premium did not go through",
    paragraphs: [
      `The payment of ${amount} for Premium at ${NAMES.product} was declined. It will be tried again automatically.`,
      `Premium stays until ${until}. If nothing is paid by then, your account becomes a free one, and nothing you wrote is lost.`,
    ],
    button: { label: "Check your payment card", url: preferences(appUrl) },
  };
}

export function forSaleLetter(
  to: string,
  { appUrl, unsubscribeUrl }: { appUrl: string; unsubscribeUrl: string },
): LetterContent {
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
}
