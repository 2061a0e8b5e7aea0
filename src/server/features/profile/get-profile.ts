import type { ProfileOutput } from "#contract/profile.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { withFailureSentence } from "../../platform/errors/with-failure-sentence.ts";
import type { Services } from "../../platform/services.ts";
import { selectProfileRow } from "./profile.queries.ts";
import { openProfileRow, presentProfile } from "./sealed-profile.ts";

/**
 * Reads a profile in one round trip. Returns `null` as `profile` when nothing was saved yet or it cannot be
 * decrypted.
 */
export function getProfile(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
): Promise<{ profile: ProfileOutput | null; isUnreadable?: true }> {
  return withFailureSentence(sentences.profileNotRead, async () => {
    const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectProfileRow(tx, userId),
    ]);
    if (!row || !keyRow) return { profile: null };
    const profile = openProfileRow(vault.openToShow(keyRow), row);
    return profile
      ? { profile: presentProfile(profile, row.updatedAt) }
      : { profile: null, isUnreadable: true };
  });
}
