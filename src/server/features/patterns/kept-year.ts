// Encrypts and decrypts what the page of a year shows, and says when it must be computed anew.

import { dayOf } from "#domain/plans/day.ts";
import type { Year } from "#domain/year/year.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isRecord } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { userYears } from "../../platform/db/tables/patterns.ts";
import { programVersion } from "../../platform/program-version.ts";

/** What a year holds; `found` is `null` if there is nothing in it. */
export interface KeptYear {
  found: Year | null;
}

/**
 * Returns a text that changes with everything that a year is computed from: the rows, the person's day, and the program
 * that computes.
 */
export function stateOfYear({ rows, zone, now }: { rows: string; zone: string; now: Date }): string {
  return [rows, zone, dayOf(now, { timeZone: zone }), programVersion].join(" ");
}

export function sealYear(key: UserKey, { userId, year }: { userId: string; year: number }, kept: KeptYear) {
  return key.seal(kept, placeOf(userYears, "body", { userId, year }));
}

/** Decrypts a kept year. Returns `null` if it cannot be read; it is then computed anew. */
export function openYear(key: UserKey, row: { userId: string; year: number; body: string }): KeptYear | null {
  const opened = key.unseal(row.body, placeOf(userYears, "body", row), { shape: isKeptYear });
  return opened.ok ? opened.value : null;
}

function isKeptYear(value: unknown): value is KeptYear {
  return isRecord(value) && (value.found === null || isRecord(value.found));
}
