import { composeProfile } from "#domain/import/compose-rows.ts";
import { timeIn } from "#domain/import/read-fields.ts";
import { isProfileComplete } from "#domain/profile/profile.ts";
import { placeOf } from "#server/platform/crypto/owned-tables.ts";
import { userProfiles } from "#server/platform/db/tables/people.ts";
import { keyOfRow, type TableWriter } from "./dump-row.ts";
import { selectThere } from "./dump-rows.queries.ts";

/** A person has one profile, whose id is the person's. One that is here already stays. */
export const profileWriter: TableWriter<typeof userProfiles.$inferInsert> = {
  findThere: (tx, rows) => selectThere(tx, userProfiles, { rows, column: "user_id" }),
  prepare({ userId, fields }, key, { now }) {
    const { row: profile, notes } = composeProfile(fields);
    const stored = {
      userId,
      body: key.seal(profile, placeOf(userProfiles, "body", { userId })),
      isComplete: isProfileComplete(profile),
      isImported: true,
      updatedAt: timeIn(fields, "updated_at") ?? now,
    };
    return { stored, notes };
  },
  async insert(tx, rows) {
    const made = await tx
      .insert(userProfiles)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ userId: userProfiles.userId });
    return new Set(made.map(({ userId }) => keyOfRow({ userId, id: userId })));
  },
};
