// Computes a person's patterns and stores them: each night, and when a page requests patterns that are stale.
import { sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/time.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { afterRow, inPages } from "../../platform/jobs/in-batches.ts";
import type { Services } from "../../platform/services.ts";
import { type LaterRuns, runLater } from "../../platform/streams/run-later.ts";
import type { Deck } from "../cards/cards.ts";
import type { HistoryThread } from "./history-thread.ts";
import { openHistory } from "./load-history.ts";
import { storePatterns } from "./patterns.queries.ts";
import { sealDoors, sealPatterns } from "./patterns.ts";

export type RefreshServices = Pick<Services, "database" | "vault" | "clock" | "live" | "log"> & {
  deck: Deck;
  historyThread: HistoryThread;
  /** The computations that run in this process, at most one per person. */
  patternRuns: LaterRuns;
};

/** The age in milliseconds after which patterns are computed anew. */
export const FRESH_MS = 24 * HOUR_MS;
/** The maximum number of people whose patterns are computed in one night. */
const MOST_PEOPLE = 2000;

/** Computes and stores a person's patterns, and notifies the person's open pages. */
async function refreshPatterns(services: RefreshServices, userId: string): Promise<void> {
  const { database, clock, live, historyThread } = services;
  const { parts, fingerprint, key } = await openHistory(services, userId);
  const computedAt = clock.now();
  const found = await historyThread.find(parts, { kind: "patterns", now: computedAt });
  const [body, doors] = [sealPatterns(key, userId, found), sealDoors(key, userId, found)];
  await database.batch({ userId }, (tx) => [
    storePatterns(tx, { userId, body, doors, computedAt, fingerprint }),
  ]);
  live.publish(userId, [{ area: "patterns" }]);
}

/** Starts a computation unless one is under way for this person. Never throws; a failure is logged. */
export function refreshLater(services: RefreshServices, userId: string): Promise<string> {
  return runLater({ runs: services.patternRuns, log: services.log }, userId, {
    name: "patterns",
    failure: "patterns could not be computed",
    work: () => refreshPatterns(services, userId),
  });
}

/**
 * Computes the patterns of people who have looked at them before and have since had a reading or written in a chat.
 * Works through one person after the other, so that requests are not delayed.
 */
export async function refreshNightly(services: RefreshServices): Promise<Record<string, number>> {
  const before = new Date(services.clock.now().getTime() - FRESH_MS).toISOString();
  const people: string[] = [];
  const pages = inPages<StalePerson>(services.database, (tx, after, limit) =>
    selectStale(tx, { before, after, limit }),
  );
  for await (const page of pages) {
    people.push(...page.filter(({ hasNews }) => hasNews).map(({ id }) => id));
    if (people.length >= MOST_PEOPLE) break;
  }
  people.splice(MOST_PEOPLE);
  let refreshed = 0;
  for (const userId of people) {
    if ((await refreshLater(services, userId)) === "done") refreshed += 1;
  }
  return { refreshed, failed: people.length - refreshed };
}

type StalePerson = { id: string; at: string; hasNews: boolean };

/**
 * Selects the people whose patterns are older than `before`, the oldest first, and whether each has done anything
 * since.
 */
async function selectStale(
  tx: Transaction,
  { before, after, limit }: { before: string; after: StalePerson | undefined; limit: number },
): Promise<StalePerson[]> {
  const following = afterRow(["computed_at", "user_id"], after && [after.at, after.id]);
  const { rows } = await tx.execute<StalePerson>(sql`
    select p.user_id as id, p.computed_at as at, exists (
        select from app.insights i where i.user_id = p.user_id and i.deleted_at is null and i.created_at > p.computed_at
      ) or exists (
        select from app.chat_messages m where m.user_id = p.user_id and m.created_at > p.computed_at
      ) as "hasNews"
    from app.user_patterns p where computed_at < ${before}::timestamptz and ${following}
    order by p.computed_at, p.user_id limit ${limit}`);
  return rows;
}
