import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { app, instant, sealed, slot } from "./schemas.ts";

export interface StoredCard {
  id: string;
  reversed: boolean;
  chosen?: boolean;
}

/** `summary` encrypts what a list shows (name); `body` the rest (notes, resolution reflection). */
export const userBlocks = app.table(
  "user_blocks",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    blockTypeId: text("block_type_id").notNull(),
    status: text("status").notNull(),
    summary: sealed("summary").notNull(),
    body: sealed("body").notNull(),
    isImported: boolean("is_imported").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("user_blocks_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
    index("user_blocks_deleted").on(table.userId, table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * A draw: the order of the deck, fixed by an encrypted server seed before the person picks cards. The seed is revealed
 * when a reading uses the draw.
 */
export const draws = app.table(
  "draws",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    commitment: text("commitment").notNull(),
    serverSeed: sealed("server_seed").notNull(),
    deckVersion: text("deck_version").notNull(),
    /** The cards and the receipt, once the person has lifted them; `null` until then, and for a reading that draws itself. */
    lifted: sealed("lifted"),
    /** The reading that used the draw. Only that reading and its retries may use the draw. */
    readingId: uuid("reading_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("draws_for_jobs").on(table.createdAt, table.id),
  ],
);

/**
 * A run of the reading generator, identified by an `Idempotency-Key`. `request` encrypts the input, for
 * retries.
 */
export const readings = app.table(
  "readings",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    key: text("key").notNull(),
    /** The state of a reading's run: running, done, failed or stopped. */
    status: text("status").notNull(),
    request: sealed("request").notNull(),
    drawId: uuid("draw_id"),
    insightId: uuid("insight_id"),
    errorCode: text("error_code"),
    /**
     * The insight that the run replaces: a default one, stored because the model gave no usable answer, or one that the
     * person corrects. At most one running run may replace an insight.
     */
    replaces: uuid("replaces"),
    /** Whether the run counts towards the daily limit. A retry of a reading that was not delivered does not. */
    counts: boolean("counts").notNull().default(true),
    /**
     * The time of the last heartbeat of the process that carries out the run. A run without a recent heartbeat is dead.
     */
    heartbeatAt: instant("heartbeat_at").notNull(),
    stopRequestedAt: instant("stop_requested_at"),
    /** The time at which the person did not want to wait for the model any longer. */
    modelLeftAt: instant("model_left_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("readings_key").on(table.userId, table.key),
    index("readings_running").on(table.userId, table.id).where(sql`status = 'running'`),
    uniqueIndex("readings_replacing").on(table.userId, table.replaces).where(sql`status = 'running'`),
    index("readings_for_jobs").on(table.createdAt),
  ],
);

/**
 * The events of a run in order. Several deltas may share a row; `seq` is the number of the last event in the row. The
 * table has partitions by time, and a run belongs to the partition of the hours in which it began. Each partition has an
 * index for jobs by the id of the run.
 */
export const readingEvents = app.table(
  "reading_events",
  {
    userId: uuid("user_id").notNull(),
    readingId: uuid("reading_id").notNull(),
    seq: integer("seq").notNull(),
    body: sealed("body").notNull(),
    slot: slot(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.readingId, table.seq, table.slot] })],
);

/**
 * `summary` encrypts the headline and the question's first words, `body` the question, the reading and the
 * receipt, `note` what the person added later.
 */
export const insights = app.table(
  "insights",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    spreadType: text("spread_type").notNull(),
    blockTypeId: text("block_type_id").notNull(),
    userBlockId: uuid("user_block_id"),
    cardsDrawn: jsonb("cards_drawn").$type<StoredCard[]>().notNull(),
    resonated: boolean("resonated").notNull().default(false),
    tookAction: boolean("took_action").notNull().default(false),
    summary: sealed("summary").notNull(),
    body: sealed("body").notNull(),
    note: sealed("note"),
    /** The time at which the person last edited the question of an insight. */
    editedAt: instant("edited_at"),
    /** The number of an insight's steps; `null` where the steps are not counted yet. */
    stepCount: integer("step_count"),
    doneSteps: integer("done_steps").notNull().default(0),
    drawId: uuid("draw_id"),
    isDefault: boolean("is_default").notNull().default(false),
    duck: text("duck").notNull(),
    isImported: boolean("is_imported").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("insights_newest")
      .on(table.userId, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index("insights_by_block")
      .on(table.userId, table.userBlockId, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index("insights_open_steps")
      .on(table.userId, table.createdAt.desc(), table.id.desc())
      .where(sql`(deleted_at is null) and (done_steps < coalesce(step_count, 32767))`),
    index("insights_deleted").on(table.userId, table.deletedAt).where(sql`deleted_at is not null`),
    index("insights_default_draws").on(table.userId, table.drawId).where(sql`is_default`),
  ],
);

/** A report of a wrong or harmful reading, with the person's comment. */
export const insightReports = app.table(
  "insight_reports",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    insightId: uuid("insight_id").notNull(),
    reason: text("reason").notNull(),
    note: sealed("note"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The tokens of a person's calls, by feature. The table holds no content. */
export const aiUsage = app.table(
  "ai_usage",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    feature: text("feature").notNull(),
    model: text("model").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** The input tokens that came from the provider's cache, and those that were written to it. */
    cacheReadTokens: integer("cache_read_tokens").notNull().default(0),
    cacheWriteTokens: integer("cache_write_tokens").notNull().default(0),
    outcome: text("outcome").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("ai_usage_for_jobs").on(table.createdAt),
  ],
);
