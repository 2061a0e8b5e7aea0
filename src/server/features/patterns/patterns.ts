// Public interface of the patterns feature: encrypts and decrypts stored patterns, and a person's year.
import type { Patterns } from "#domain/patterns/pattern.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { userPatterns } from "../../platform/db/tables/patterns.ts";
import { readYear } from "./read-year.ts";

export { readYear };

export function sealPatterns(key: UserKey, userId: string, found: Patterns): string {
  return key.seal(found, placeOf(userPatterns, "body", { userId }));
}

/** Decrypts stored patterns. Returns `null` if they cannot be read; they are then computed anew. */
export function openPatterns(key: UserKey, row: { userId: string; body: string }): Patterns | null {
  const opened = key.unseal(row.body, placeOf(userPatterns, "body", row), { shape: isPatterns });
  return opened.ok ? opened.value : null;
}

function isPatterns(value: unknown): value is Patterns {
  if (!isRecord(value) || !Array.isArray(value.patterns)) return false;
  // Older stored recommendations have no link ("door") to a page, so they are treated as unreadable.
  return (
    Array.isArray(value.recommendations) &&
    value.recommendations.every((each) => isRecord(each) && isRecord(each.door))
  );
}
