// Public interface of the patterns feature: encrypts and decrypts stored patterns, and a person's year.
import type { Pattern, Patterns } from "#domain/patterns/pattern.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { userPatterns } from "../../platform/db/tables/patterns.ts";
import { createHistoryThread, type HistoryThread } from "./history-thread.ts";
import { readYear } from "./read-year.ts";

export { createHistoryThread, type HistoryThread, readYear };

export function sealPatterns(key: UserKey, userId: string, found: Patterns): string {
  return key.seal(found, placeOf(userPatterns, "body", { userId }));
}

/** Decrypts stored patterns. Returns `null` if they cannot be read; they are then computed anew. */
export function openPatterns(key: UserKey, row: { userId: string; body: string }): Patterns | null {
  const opened = key.unseal(row.body, placeOf(userPatterns, "body", row), { shape: isPatterns });
  return opened.ok ? opened.value : null;
}

/** The part of a person's patterns that says which loop a block is in. It is stored apart, because patterns may be large. */
export interface Doors extends Pick<Patterns, "recommendations"> {
  patterns: Pick<Pattern, "id" | "isPrediction" | "isNothingYet" | "newestAt">[];
}

export function sealDoors(key: UserKey, userId: string, { recommendations, patterns }: Patterns): string {
  const doors: Doors = {
    recommendations,
    patterns: patterns.map(({ id, isPrediction, isNothingYet, newestAt }) => ({
      id,
      isPrediction,
      isNothingYet,
      newestAt,
    })),
  };
  return key.seal(doors, placeOf(userPatterns, "doors", { userId }));
}

/** Decrypts stored doors. Returns `null` if there are none, or if they cannot be read. */
export function openDoors(key: UserKey, row: { userId: string; doors: string | null }): Doors | null {
  if (row.doors === null) return null;
  const opened = key.unseal(row.doors, placeOf(userPatterns, "doors", row), { shape: isPatterns });
  return opened.ok ? opened.value : null;
}

function isPatterns(value: unknown): value is Patterns {
  if (!isRecord(value) || !Array.isArray(value.patterns)) return false;
  // Older stored patterns have pictures that no page draws any more, and older recommendations have no link ("door") to a
  // page, so both are treated as unreadable.
  if (
    value.patterns.some((each) => isRecord(each) && isRecord(each.picture) && each.picture.type === "chance")
  )
    return false;
  return (
    Array.isArray(value.recommendations) &&
    value.recommendations.every((each) => isRecord(each) && isRecord(each.door))
  );
}
