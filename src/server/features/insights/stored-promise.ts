// Encrypts and decrypts a promise about a step: its day and time, its guess and the day to which it was postponed.
import { type PromiseOutput, promiseBodySchema } from "#contract/promises.ts";
import { weekOfNextAsking } from "#domain/promises/promise.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { stepPromises } from "../../platform/db/tables/promises.ts";

/** The fields of a promise that are encrypted. */
export type PromiseWords = Pick<PromiseOutput, "dueOn" | "at" | "guess" | "snoozedUntil">;

type PromiseRow = typeof stepPromises.$inferSelect;
export type PromiseRowId = Pick<PromiseRow, "userId" | "insightId" | "step" | "madeAt">;
export type StoredWords = Pick<PromiseRow, "body" | "dueOn">;

/** Returns the columns to store for a promise: the encrypted fields, and the week in which the app asks next. */
export function sealPromise(key: UserKey, row: PromiseRowId, words: PromiseWords) {
  const { dueOn, at, guess, snoozedUntil } = words;
  const body = key.seal(
    { dueOn, ...(at !== undefined && { at }), guess, snoozedUntil },
    placeOf(stepPromises, "body", row),
  );
  return { body, dueOn: weekOfNextAsking(words) };
}

/** Decrypts a promise. Returns `null` if that fails. */
export function openPromise(
  key: UserKey,
  row: PromiseRowId & Pick<StoredWords, "body">,
): PromiseWords | null {
  const opened = key.unseal(row.body, placeOf(stepPromises, "body", row), { shape: isPromise });
  return opened.ok ? opened.value : null;
}

const isPromise = (value: unknown): value is PromiseWords => promiseBodySchema.safeParse(value).success;
