import type { ProfileInput, ProfileOutput } from "#contract/profile.ts";
import { NAMES } from "#domain/names.ts";
import { dayOf } from "#domain/plans/day.ts";
import { type BirthdayProblem, findBirthdayProblem, MINIMUM_AGE } from "#domain/profile/birthday.ts";
import {
  answerProfile,
  EMPTY_PROFILE,
  PROFILE_ANSWERS,
  type ProfileAnswer,
} from "#domain/profile/profile.ts";
import { requireBase } from "../../platform/based-on.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { withFailureSentence } from "../../platform/errors/with-failure-sentence.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings, throwIfCrisis } from "../session/session.ts";
import { type ProfileRow, selectProfileRow, upsertProfile } from "./profile.queries.ts";
import { openProfileRow, presentProfile, sealProfileRow } from "./sealed-profile.ts";

export type ProfileServices = Pick<Services, "database" | "vault" | "clock">;

const BIRTHDAY_SENTENCES: Record<BirthdayProblem, string> = {
  "no such day": "birthday must be a date, such as 2000-02-29.",
  "in the future": "birthday must be in the past.",
  "too young": `birthday must be at least ${MINIMUM_AGE} years ago: ${NAMES.product} is for people ${MINIMUM_AGE} and older.`,
  "too old": "birthday must be of somebody alive. Is the year right?",
};

/**
 * Saves these answers over the former ones and keeps what another device saves at the same time. Two round
 * trips, and a few more with a lock after a conflict. Throws `invalid_input` for an impossible birthday or
 * one of somebody too young by the person's own calendar, and `crisis_help` when the texts speak of a crisis
 * and the person has not confirmed, and `changed_elsewhere` when an answer is not the one that the change started from.
 */
export function saveProfile(
  services: ProfileServices,
  userId: string,
  answers: ProfileInput,
): Promise<ProfileOutput> {
  const isWhole = PROFILE_ANSWERS.every((field) => answers[field] !== undefined);
  const say = isWhole ? sentences.profileNotSaved : sentences.profileNotUpdated;
  return withFailureSentence(say, async () => {
    const { name, birthPlace, workContext, superpower, kryptonite } = answers;
    if (!answers.goOnAnyway) {
      await throwIfCrisis(services, userId, [name, birthPlace, workContext, superpower, kryptonite]);
    }
    const saving = { answers, isWhole };
    return (await trySaving(services, userId, saving)) ?? (await saveInTurn(services, userId, saving));
  });
}

interface Saving {
  answers: ProfileInput;
  /** Whether all answers are given, so that the former profile is not needed. */
  isWhole: boolean;
}

/** Saves without a lock. Returns `undefined` when another device has saved in the meantime. */
async function trySaving(
  services: ProfileServices,
  userId: string,
  saving: Saving,
): Promise<ProfileOutput | undefined> {
  const { database, vault } = services;
  const [, [keyRow], [row], [settings]] = await database.batch({ userId }, (tx) => [
    vault.createKeyQuery(tx, userId),
    vault.keyQuery(tx, userId),
    selectProfileRow(tx, userId),
    selectSettings(tx, userId),
  ]);
  if (!keyRow) throw new Error("A data key was stored and not found");
  const { sealed, shown } = answerRow(services, vault.open(keyRow), { userId, row, settings, ...saving });
  const [stored] = await database.batch({ userId }, (tx) => [upsertProfile(tx, sealed, row)]);
  return stored.length > 0 ? shown : undefined;
}

/**
 * Saves after a conflict, with the row locked from reading to writing, so that there is no second conflict.
 */
async function saveInTurn(services: ProfileServices, userId: string, saving: Saving): Promise<ProfileOutput> {
  const key = await services.vault.keyOf(userId);
  return await services.database.transaction({ userId }, async (tx) => {
    const [row] = await selectProfileRow(tx, userId).for("update");
    const [settings] = await selectSettings(tx, userId);
    const { sealed, shown } = answerRow(services, key, { userId, row, settings, ...saving });
    const stored = await upsertProfile(tx, sealed, row);
    // This error happens only when the profile was deleted with its person in the meantime.
    if (stored.length === 0) throw new AppError("conflict", sentenceOf("conflict"));
    return shown;
  });
}

interface Stored extends Saving {
  userId: string;
  row: ProfileRow | undefined;
  settings: Parameters<typeof dayZoneOf>[0];
}

/** Returns the new row of a profile, encrypted for the database and presented for the answer. */
function answerRow({ clock }: ProfileServices, key: UserKey, stored: Stored) {
  const { userId, row, settings, answers, isWhole } = stored;
  const now = clock.now();
  checkBirthday(answers.birthday, dayOf(now, dayZoneOf(settings)));
  const former = row ? openProfileRow(key, row) : EMPTY_PROFILE;
  if (former) requireBase({ stored: former, basedOn: answers.basedOn, wanted: pickAnswers(answers) });
  // A complete profile replaces one that cannot be decrypted.
  if (!former && !isWhole) throw new AppError("internal", sentences.unreadableEntry);
  const profile = answerProfile(former ?? EMPTY_PROFILE, answers);
  return { sealed: sealProfileRow(key, userId, profile, now), shown: presentProfile(profile, now) };
}

function pickAnswers(answers: ProfileInput): Partial<Record<ProfileAnswer, string>> {
  return Object.fromEntries(
    PROFILE_ANSWERS.flatMap((field) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
  );
}

function checkBirthday(birthday: string | undefined, today: string): void {
  if (!birthday) return;
  const problem = findBirthdayProblem(birthday, today);
  if (problem) throw new AppError("invalid_input", BIRTHDAY_SENTENCES[problem], { field: "birthday" });
}
