import { sql } from "drizzle-orm";
import { boolean, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { app, auth, instant, sealed } from "./schemas.ts";

/** The Notion that a person has connected. It is used only while there is a row in `notionAccess`. */
export const notionConnections = app.table("notion_connections", {
  userId: uuid("user_id").primaryKey(),
  /** The tokens, and which workspace they are for, encrypted. */
  body: sealed("body").notNull(),
  /** The page or database to export to, encrypted; `null` until one is chosen. */
  place: sealed("place"),
  /** Whether Notion no longer accepts the tokens. Only the person can connect again. */
  isLost: boolean("is_lost").notNull().default(false),
  /** Notion asked to send nothing before this time. */
  restUntil: instant("rest_until"),
  connectedAt: instant("connected_at").notNull(),
});

/** Whether the connection of an account may be used. `ways-in.ts` ends it with the other ways into the account. */
export const notionAccess = auth.table("notion_access", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull(),
});

/** A reading that was exported to Notion or is to be, with the latest order. */
export const notionExports = app.table(
  "notion_exports",
  {
    userId: uuid("user_id").notNull(),
    insightId: uuid("insight_id").notNull(),
    /** One of `NOTION_EXPORT_STATES` of the domain. */
    state: text("state").notNull(),
    /** Whether the page is to be written, and whether ticks are to be brought back. */
    wantsPage: boolean("wants_page").notNull(),
    wantsTicks: boolean("wants_ticks").notNull(),
    /** The time of the latest order. An order that comes while a process works is worked on afterwards. */
    askedAt: instant("asked_at").notNull(),
    /** The number of attempts so far. A process writes here only while its own attempt is the latest. */
    attempt: integer("attempt").notNull().default(0),
    /** How often the present order failed without an answer of Notion. */
    failures: integer("failures").notNull().default(0),
    /** The time before which nobody works on it. */
    tryAt: instant("try_at").notNull(),
    /** The time of the last sign of life of the process that works on it. */
    beatAt: instant("beat_at").notNull(),
    /** Why the latest order failed, one of `NOTION_PROBLEMS`; `null` unless it did. */
    problem: text("problem"),
    /** The page in Notion, the ids of its blocks and the ticks of the last time, encrypted; `null` until there is a page. */
    body: sealed("body"),
    exportedAt: instant("exported_at"),
    /** When ticks were last brought back, and how many steps that changed. */
    broughtAt: instant("brought_at"),
    brought: integer("brought").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.insightId] }),
    index("notion_exports_for_jobs").on(table.tryAt).where(sql`state = any (array['waiting', 'running'])`),
  ],
);

/** Tokens of connections that are gone, until Notion has ended them. */
export const leavingGrant = auth.table(
  "leaving_grant",
  {
    id: uuid("id").primaryKey(),
    /** The tokens, encrypted under a key derived from the server's secret. */
    sealed: text("sealed").notNull(),
    tryAt: instant("try_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("leaving_grant_for_jobs").on(table.tryAt)],
);
