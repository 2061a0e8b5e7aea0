import type { Me } from "#contract/session.ts";
import { api } from "../../api/client.ts";
import { browserZone } from "../../api/dates.ts";

/** Sends the consent to the server. Returns the updated person. */
export async function sendConsent(): Promise<Me> {
  const timeZone = browserZone();
  return await api.session.consent({ terms: true, age16: true, timeZone });
}
