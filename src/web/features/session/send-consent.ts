import type { Me } from "#contract/session.ts";
import { ApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";

/** Sends the consent to the server. Returns the updated person. */
export async function sendConsent(): Promise<Me> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return await api.session.consent({ terms: true, age16: true, timeZone });
}

/** Says why the consent could not be stored. */
export function explainConsentFault(error: unknown): string {
  return error instanceof ApiError ? error.message : "That did not work. Please try again.";
}
