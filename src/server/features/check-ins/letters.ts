import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";

/** The letter that reminds a person of a due check-in. It contains nothing that the person wrote. */
export function checkInLetter(
  to: string,
  { appUrl, unsubscribeUrl }: { appUrl: string; unsubscribeUrl: string },
): LetterContent {
  return {
    to,
    subject: "Your two minutes are waiting",
    paragraphs: [
      `Today is the day you chose for your weekly ${NAMES.product} check-in. It takes two minutes.`,
    ],
    button: { label: "Begin the check-in", url: `${appUrl}/check-in` },
    after: ["Skipping is fine."],
    smallPrint: [
      { label: "Choose another day", url: `${appUrl}/preferences#check-in` },
      { label: "Unsubscribe from these emails", url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
}
