import { and, eq, gte, isNull } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { newestFirst } from "./page-key.ts";
import { insights } from "./tables/insights.ts";

/** How far back check-ins and trials look, in days: readings of this time say what a person struggles with now. */
export const RECENT_DAYS = 28;

/** How much of a person's newest rows is selected. */
export interface Newest {
  userId: string;
  since: Date;
  limit: number;
}

/** Limits a query of `insights` to the person's newest ones since that moment, newest first, without deleted ones. */
export function newestInsights<Query extends PgSelect>(query: Query, { userId, since, limit }: Newest) {
  return query
    .where(and(eq(insights.userId, userId), isNull(insights.deletedAt), gte(insights.createdAt, since)))
    .orderBy(...newestFirst(insights))
    .limit(limit);
}
