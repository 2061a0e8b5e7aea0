// The front door of the person's own matters: what other features must know of a consent.
import { desc, eq } from "drizzle-orm";
import type { Duck } from "../../platform/ai/duck.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { consents } from "../../platform/db/tables/people.ts";

const TERMS = "terms-1";
const THIRD_PARTY = `${TERMS}+third-party`;

/** The version of the consent that a reading by this duck needs. */
export function consentVersionFor(duck: Pick<Duck, "isThirdParty">): string {
  return duck.isThirdParty ? THIRD_PARTY : TERMS;
}

/** The latest consent on file, for a batch. */
export function consentQuery(tx: Transaction, userId: string) {
  return tx
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.acceptedAt), desc(consents.id))
    .limit(1);
}

/** Whether what was agreed to covers a reading by this duck. */
export function isConsentCurrent(
  consent: { version: string } | undefined,
  duck: Pick<Duck, "isThirdParty">,
): boolean {
  return consent?.version === THIRD_PARTY || consent?.version === consentVersionFor(duck);
}
