// The parts of a person's search index, and which of them can be used.
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import type { CurrentRows, PartRow } from "./search-index.queries.ts";

/** The number of insights in a new part. Larger parts repeat fewer words; smaller parts are built anew in less time. */
export const INSIGHTS_A_PART = 500;
/** The number of the newest insights that stay in no part, so that a new insight leaves all parts as they are. */
export const KEPT_OUT = 200;
/** The number of insights in a part above which the index is divided anew from this part on. */
const MOST_IN_PART = 2 * INSIGHTS_A_PART;

/** The start of the first part. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * The version of what is read from an insight and how its words are written. Raise it when `foldText` or
 * `textsOfInsight` returns other texts for the same insight, so that every part is built anew.
 */
const FORMAT = 2;

/**
 * Returns the fingerprint of a part that is built from these rows with this key. The same rows give other words under
 * another key and with another version of Unicode.
 */
export function fingerprintOfPart(key: UserKey, rows: Pick<CurrentRows, "marks" | "count">): string {
  return [FORMAT, process.versions.unicode, key.version, rows.count, rows.marks].join(" ");
}

export type PartState<Part extends PartRow> = Part & {
  /** The number of insights in the part now. */
  count: number;
  isStale: boolean;
};

export interface SearchIndex<Part extends PartRow> {
  /** The parts without gaps from the first id on. Parts after a gap do not count. */
  parts: PartState<Part>[];
  /** The id from which on insights are in no part. */
  end: string;
  /** The number of insights in no part. */
  countOutside: number;
  /** The first part that cannot be used, because it follows a gap or has too many insights. */
  unusable: Part | undefined;
}

/** Arranges the parts, which are in the order of their ids. */
export function toSearchIndex<Part extends PartRow>(
  key: UserKey,
  rows: readonly Part[],
  current: readonly CurrentRows[],
): SearchIndex<Part> {
  const now = new Map(current.map((each) => [each.firstId, each]));
  const parts: PartState<Part>[] = [];
  let countOutside = current.reduce((sum, { count }) => sum + count, 0);
  let end = FIRST_ID;
  for (const row of rows) {
    const { count, marks } = now.get(row.firstId) ?? { count: 0, marks: "0" };
    if (row.firstId !== end || count > MOST_IN_PART) return { parts, end, countOutside, unusable: row };
    parts.push({ ...row, count, isStale: row.fingerprint !== fingerprintOfPart(key, { count, marks }) });
    countOutside -= count;
    end = row.endId;
  }
  return { parts, end, countOutside, unusable: undefined };
}
