import { sql } from "drizzle-orm";
import { primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed } from "./schemas.ts";

export const TRIAL_STATES = ["running", "done", "given-up"] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

/**
 * A person's small trials, of which at most one is running. `body` encrypts the steps, the answers and, at the end, the
 * seeds.
 */
export const trials = app.table(
  "trials",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    state: text("state").$type<TrialState>().notNull(),
    /** The number of tosses and answers so far. It is odd while a toss has no answer. */
    turn: smallint("turn").notNull(),
    /** The SHA-256 of the server's seed in hex, shown from the start of the trial. */
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

/** The encrypted server seed of a running trial. The row is deleted when the trial ends. */
export const trialSeeds = app.table(
  "trial_seeds",
  {
    userId: uuid("user_id").notNull(),
    trialId: uuid("trial_id").notNull(),
    serverSeed: sealed("server_seed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trialId] })],
);
