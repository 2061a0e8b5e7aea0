import type { ProfileOutput } from "#contract/profile.ts";
import { EMPTY_PROFILE, isProfileComplete, PROFILE_FIELDS, type Profile } from "#domain/profile/profile.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { userProfiles } from "../../platform/db/tables/people.ts";
import type { ProfileRow } from "./profile.queries.ts";

/** Decrypts the row of a profile; `undefined` when that fails. */
export function openProfileRow(key: UserKey, row: ProfileRow): Profile | undefined {
  const { isImported } = row;
  const place = placeOf(userProfiles, "body", row);
  const opened = key.unseal(row.body, place, { isImported, shape: isRecord });
  if (!opened.ok) return undefined;
  const stored: Partial<Record<string, unknown>> = opened.value;
  const profile = { ...EMPTY_PROFILE };
  for (const field of PROFILE_FIELDS) {
    const answer = stored[field];
    if (typeof answer === "string") profile[field] = answer;
  }
  return profile;
}

export function sealProfileRow(key: UserKey, userId: string, profile: Profile, updatedAt: Date): ProfileRow {
  return {
    userId,
    body: key.seal(profile, placeOf(userProfiles, "body", { userId })),
    isComplete: isProfileComplete(profile),
    isImported: false,
    updatedAt,
  };
}

export function presentProfile(profile: Profile, updatedAt: Date): ProfileOutput {
  return { ...profile, isComplete: isProfileComplete(profile), updatedAt: updatedAt.toISOString() };
}
