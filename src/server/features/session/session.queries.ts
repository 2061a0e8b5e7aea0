import type { Transaction } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { consents } from "../../platform/db/tables/people.ts";

export function insertConsent(tx: Transaction, userId: string, version: string, acceptedAt: Date) {
  return tx.insert(consents).values({ userId, id: newId(), version, acceptedAt });
}
