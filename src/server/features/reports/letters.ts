import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";

/** The letter that says that a report was answered. It contains neither the report nor the answer. */
export function answerLetter(
  to: string,
  { appUrl, insightId }: { appUrl: string; insightId: string },
): LetterContent {
  return {
    to,
    subject: "Your report was answered",
    paragraphs: [
      `You reported a reading at ${NAMES.product}. The people who run it have answered. The answer is on the reading’s page, not in this email.`,
    ],
    button: { label: "Read the answer", url: `${appUrl}/insights/${insightId}` },
  };
}
