// Public interface of the profile: the fields that the duck may see.
import { eq } from "drizzle-orm";
import type { DuckProfile } from "#domain/duck/duck-request.ts";
import { PROFILE_FIELDS } from "#domain/profile/profile.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";

/** Selects the whole encrypted profile. `openDuckProfile` leaves out the birthday and the place of birth. */
export function selectDuckProfile(tx: Transaction, userId: Value<string>) {
  return tx
    .select({ userId: userProfiles.userId, body: userProfiles.body, isImported: userProfiles.isImported })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
}

const KEPT_BACK = ["birthday", "birthPlace"] as const;
const DUCK_FIELDS = PROFILE_FIELDS.filter(
  (field): field is keyof DuckProfile => !KEPT_BACK.some((kept) => kept === field),
);

/** Returns the profile without the birthday and the place of birth, which the duck must not see. */
export function openDuckProfile(
  key: UserKey,
  row: { userId: string; body: string; isImported: boolean },
): DuckProfile | undefined {
  const { isImported } = row;
  const place = placeOf(userProfiles, "body", row);
  const opened = key.unseal(row.body, place, { isImported, shape: isRecord });
  if (!opened.ok) return undefined;
  const answers = DUCK_FIELDS.flatMap((field) => {
    const value = opened.value[field];
    return typeof value === "string" && value !== "" ? [[field, value] as const] : [];
  });
  return answers.length > 0 ? Object.fromEntries(answers) : undefined;
}
