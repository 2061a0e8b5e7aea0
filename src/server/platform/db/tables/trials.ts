import { sql } from "drizzle-orm";
import { primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

export const TRIAL_STATES = ["running", "done", "given-up"] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

/** A person's small trials, at most one of them running. `body` encrypts the steps, the answers and, at the end, the seeds. */
export const trials = app.table(
  "trials",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    state: text("state").$type<TrialState>().notNull(),
    /** Tosses and answers so far. It is odd while a toss waits for its answer. */
    turn: smallint("turn").notNull(),
    /** Hex SHA-256 of the server's seed, shown from the start. */
    commitment: text("commitment").notNull(),
    body: sealed("body").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("trials_running").on(table.userId).where(sql`state = 'running'`),
  ],
);

/** The server's seed of a trial that runs. The row is deleted when the trial ends. */
export const trialSeeds = app.table(
  "trial_seeds",
  {
    userId: uuid("user_id").notNull(),
    trialId: uuid("trial_id").notNull(),
    serverSeed: sealed("server_seed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trialId] })],
);
