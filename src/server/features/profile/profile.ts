// The front door of the profile: what of it the duck may know.
import { eq } from "drizzle-orm";
import type { DuckProfile } from "../../../domain/duck/duck-request.ts";
import { placeOf } from "../../platform/crypto/encrypted-columns.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

export function selectDuckProfile(tx: Transaction, userId: Value<string>) {
  return tx
    .select({ userId: userProfiles.userId, body: userProfiles.body, isImported: userProfiles.isImported })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
}

const TOLD_FIELDS = [
  "name",
  "creativeIdentity",
  "workContext",
  "zodiacSign",
  "debuggingMode",
  "blockPattern",
  "superpower",
  "kryptonite",
  "spiritAnimal",
] as const satisfies readonly (keyof DuckProfile)[];

/** What of the profile the duck may know: the birthday and the place of birth stay behind. */
export function openDuckProfile(
  key: UserKey,
  row: { userId: string; body: string; isImported: boolean },
): DuckProfile | undefined {
  const { isImported } = row;
  const place = placeOf(userProfiles, "body", row);
  const opened = key.unseal(row.body, place, { isImported, shape: isRecord });
  if (!opened.ok) return undefined;
  const known = TOLD_FIELDS.flatMap((field) => {
    const value = opened.value[field];
    return typeof value === "string" && value !== "" ? [[field, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
