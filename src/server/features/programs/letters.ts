import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";

/** The letter about a webhook that was turned off. It does not name the address, which may hold a secret. */
export function webhookOffLetter(to: string, appUrl: string): LetterContent {
  return {
    to,
    subject: "A webhook of yours was turned off",
    paragraphs: [
      `A webhook of your account at ${NAMES.product} has accepted no message for days, or asked for no more. It is turned off, and nothing is sent to it.`,
      "Under Preferences you see why. A test message turns it on again.",
    ],
    button: { label: "Look at it", url: `${appUrl}/preferences#programs` },
  };
}
