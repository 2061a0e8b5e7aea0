import type { ProfileInput, ProfileOutput } from "../../../contract/profile.ts";
import { NAMES } from "../../../domain/names.ts";
import { dayOf } from "../../../domain/plans/day.ts";
import { type BirthdayProblem, findBirthdayProblem, MINIMUM_AGE } from "../../../domain/profile/birthday.ts";
import { answerProfile, EMPTY_PROFILE, PROFILE_ANSWERS } from "../../../domain/profile/profile.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { dayZoneOf, offerHelpFirst, selectSettings } from "../me/me.ts";
import { selectProfileRow, upsertProfile } from "./profile.queries.ts";
import { openProfileRow, presentProfile, sealProfileRow } from "./sealed-profile.ts";
import { tellCause } from "./tell-cause.ts";

export type ProfileFloor = Pick<Floor, "database" | "vault" | "clock">;

/** Two devices may save at the same time; one that loses this often is not a device. */
const TRIES = 5;

const BIRTHDAY_SENTENCES: Record<BirthdayProblem, string> = {
  "no such day": "birthday must be a day, as 2000-02-29.",
  "in the future": "birthday must be in the past.",
  "too young": `birthday must be at least ${MINIMUM_AGE} years ago: ${NAMES.product} is for people of ${MINIMUM_AGE} and older.`,
  "too old": "birthday must be of somebody alive. Is the year right?",
};

/**
 * Puts these answers in place of the former ones, whatever another device saves meanwhile. Two round trips.
 * `invalid_input` for a birthday that cannot be or is of somebody too young, by the person's own calendar;
 * `crisis_help` where the words speak of a crisis and the person has not chosen to keep them.
 */
export function saveProfile(
  floor: ProfileFloor,
  userId: string,
  answers: ProfileInput,
): Promise<ProfileOutput> {
  const isWhole = PROFILE_ANSWERS.every((field) => answers[field] !== undefined);
  const say = isWhole ? sentences.profileNotSaved : sentences.profileNotUpdated;
  return tellCause(say, async () => {
    const { name, birthPlace, workContext, superpower, kryptonite } = answers;
    if (!answers.saveAnyway) {
      await offerHelpFirst(floor, userId, [name, birthPlace, workContext, superpower, kryptonite]);
    }
    for (let tried = 0; tried < TRIES; tried += 1) {
      const saved = await trySaving(floor, userId, { answers, isWhole });
      if (saved) return saved;
    }
    throw new AppError("conflict", sentenceOf("conflict"));
  });
}

/** `undefined` where another device was faster. */
async function trySaving(
  { database, vault, clock }: ProfileFloor,
  userId: string,
  { answers, isWhole }: { answers: ProfileInput; isWhole: boolean },
): Promise<ProfileOutput | undefined> {
  const [, [keyRow], [row], [settings]] = await database.batch({ userId }, (tx) => [
    vault.createKeyQuery(tx, userId),
    vault.keyQuery(tx, userId),
    selectProfileRow(tx, userId),
    selectSettings(tx, userId),
  ]);
  if (!keyRow) throw new Error("A data key was stored and not found");
  const now = clock.now();
  checkBirthday(answers.birthday, dayOf(now, dayZoneOf(settings)));
  const key = vault.open(keyRow);
  const former = row ? openProfileRow(key, row) : EMPTY_PROFILE;
  // A whole profile needs nothing of one that cannot be opened.
  if (!former && !isWhole) throw new AppError("internal", sentences.unreadableEntry);
  const profile = answerProfile(former ?? EMPTY_PROFILE, answers);
  const sealed = sealProfileRow(key, userId, profile, now);
  const [stored] = await database.batch({ userId }, (tx) => [upsertProfile(tx, sealed, row)]);
  return stored.length > 0 ? presentProfile(profile, now) : undefined;
}

function checkBirthday(birthday: string | undefined, today: string): void {
  if (!birthday) return;
  const problem = findBirthdayProblem(birthday, today);
  if (problem) throw new AppError("invalid_input", BIRTHDAY_SENTENCES[problem], { field: "birthday" });
}
