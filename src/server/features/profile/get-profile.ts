import type { ProfileOutput } from "../../../contract/profile.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { selectProfileRow } from "./profile.queries.ts";
import { openProfileRow, presentProfile } from "./sealed-profile.ts";
import { tellCause } from "./tell-cause.ts";

/** `null` where nothing was saved yet. One round trip. */
export function getProfile(
  { database, vault }: Pick<Floor, "database" | "vault">,
  userId: string,
): Promise<ProfileOutput | null> {
  return tellCause(sentences.profileNotRead, async () => {
    const [[keyRow], [row]] = await database.batch({ userId }, (tx) => [
      vault.keyQuery(tx, userId),
      selectProfileRow(tx, userId),
    ]);
    if (!row || !keyRow) return null;
    const profile = openProfileRow(vault.openToShow(keyRow), row);
    if (!profile) throw new AppError("internal", sentences.unreadableEntry);
    return presentProfile(profile, row.updatedAt);
  });
}
