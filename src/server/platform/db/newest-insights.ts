import { and, eq, gte, isNull } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { newestFirst } from "./page-key.ts";
import { insights } from "./tables/insights.ts";

/**
 * The number of days that check-ins and trials look back. Readings of this period show what a person struggles with
 * now.
 */
export const RECENT_DAYS = 28;

/** The person whose newest rows are read, the time since which, and the maximum number of rows. */
export interface Newest {
  userId: string;
  since: Date;
  limit: number;
}

/** Limits a query of `insights` to the person's newest ones since `since`, newest first, without deleted ones. */
export function newestInsights<Query extends PgSelect>(query: Query, { userId, since, limit }: Newest) {
  return query
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt), gte(insights.createdAt, since)))
    .orderBy(...newestFirst(insights))
    .limit(limit);
}
