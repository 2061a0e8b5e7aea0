import { NAMES } from "#domain/names.ts";
import type { LetterContent } from "../../platform/letters/letter-content.ts";
import { LINK_KEPT_DAYS } from "./promise-links.ts";

/**
 * The letter that reminds a person of due promises. It does not say what was promised. `token` is that of the links that
 * answer, or `null` for a letter without them.
 */
export function promisesLetter(
  to: string,
  { appUrl, token, unsubscribeUrl }: { appUrl: string; token: string | null; unsubscribeUrl: string },
): LetterContent {
  // The browser does not send the part after # to a server. A program that only opens the link to scan it changes
  // nothing.
  const link = (answer: string) => `${appUrl}/reminder#${answer}=${token}`;
  return {
    to,
    subject: "Something is waiting for you",
    paragraphs: [
      `You asked ${NAMES.product} to write when a day you set has come. It has. What it is about is in the app, not in this email.`,
    ],
    button: { label: "See what is waiting", url: `${appUrl}/` },
    after: [
      ...(token === null
        ? []
        : [
            { label: "Done? One tap says so", url: link("did") },
            { label: "Not today? One tap, and you will be asked tomorrow", url: link("tomorrow") },
            `You can use one of them, once, within ${LINK_KEPT_DAYS} days, without signing in.`,
          ]),
      "No rush, and no is fine.",
    ],
    smallPrint: [
      { label: "Choose when emails come", url: `${appUrl}/preferences#reminders` },
      { label: "Unsubscribe from these emails", url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
}
