// Every table that belongs to a person, with its rules from `domain/account/owned-data.ts`.
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { type Move, OWNED_DATA, type OwnedData, type OwnedTableName } from "#domain/account/owned-data.ts";
import { blockEvents } from "../db/tables/blocks.ts";
import { cardReflections, cardWords, drawnCards } from "../db/tables/cards.ts";
import { chatMessages, insightConversations } from "../db/tables/chat.ts";
import { checkIns } from "../db/tables/check-ins.ts";
import { exportFiles, exportParts } from "../db/tables/exports.ts";
import {
  aiUsage,
  draws,
  insightReports,
  insights,
  readingEvents,
  readings,
  userBlocks,
} from "../db/tables/insights.ts";
import { recommendationAnswers, themeCorrections, userPatterns } from "../db/tables/patterns.ts";
import {
  consents,
  dailyInsights,
  enoughDays,
  userCounters,
  userKeys,
  userProfiles,
  userSettings,
} from "../db/tables/people.ts";
import {
  blockPlans,
  promiseLinks,
  pushSubscriptions,
  reminderSettings,
  stepPromises,
} from "../db/tables/promises.ts";
import { isSealed } from "../db/tables/schemas.ts";
import { sentenceAnswers } from "../db/tables/sentences.ts";
import { insightSteps } from "../db/tables/steps.ts";
import { trialSeeds, trials } from "../db/tables/trials.ts";
import type { Place } from "./envelope.ts";

export type OwnedTable = PgTable & { userId: PgColumn };

export interface OwnedRows {
  table: OwnedTable;
  /** The sealed columns of a table, by property name. */
  sealed: readonly string[];
  /**
   * The properties that identify a row among a person's rows; empty where a person has only one row in the
   * table.
   */
  rowId: readonly string[];
  onMove: Move;
  data: OwnedData;
}

const TABLES: Record<OwnedTableName, OwnedTable> = {
  user_keys: userKeys,
  user_settings: userSettings,
  user_profiles: userProfiles,
  user_counters: userCounters,
  daily_insights: dailyInsights,
  consents,
  user_blocks: userBlocks,
  block_events: blockEvents,
  draws,
  readings,
  reading_events: readingEvents,
  insights,
  insight_steps: insightSteps,
  sentence_answers: sentenceAnswers,
  step_promises: stepPromises,
  promise_links: promiseLinks,
  push_subscriptions: pushSubscriptions,
  block_plans: blockPlans,
  reminder_settings: reminderSettings,
  check_ins: checkIns,
  enough_days: enoughDays,
  drawn_cards: drawnCards,
  card_words: cardWords,
  card_reflections: cardReflections,
  insight_reports: insightReports,
  insight_conversations: insightConversations,
  chat_messages: chatMessages,
  user_patterns: userPatterns,
  theme_corrections: themeCorrections,
  trials,
  trial_seeds: trialSeeds,
  recommendation_answers: recommendationAnswers,
  export_parts: exportParts,
  exports: exportFiles,
  ai_usage: aiUsage,
};

export const ownedTables: readonly OwnedRows[] = Object.values(TABLES).map(describe);

function describe(table: OwnedTable): OwnedRows {
  const data: OwnedData = OWNED_DATA[getTableName(table) as OwnedTableName];
  const columns: [property: string, column: PgColumn][] = Object.entries(getTableColumns(table));
  const { primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns.map(({ name }) => name) ?? ["user_id"];
  return {
    table,
    sealed: columns.filter(([, column]) => isSealed(column)).map(([property]) => property),
    rowId: key
      .filter((name) => name !== "user_id")
      .flatMap((name) => columns.filter(([, column]) => column.name === name).map(([property]) => property)),
    onMove: data.onMove ?? "take",
    data,
  };
}

const rulesOf = new Map<PgTable, OwnedRows>(ownedTables.map((rows) => [rows.table, rows]));

/**
 * Returns the place of a sealed value: `placeOf(insights, "body", row)`. `row` needs the user's id and the
 * row's other key columns; a TypeError names what is missing.
 */
export function placeOf<T extends OwnedTable>(
  table: T,
  column: keyof T["_"]["columns"] & string,
  row: { userId: string } & Partial<T["$inferSelect"]>,
): Place {
  const name = getTableName(table);
  const rules = rulesOf.get(table);
  if (!rules?.sealed.includes(column)) throw new TypeError(`${name}.${column} is not registered as sealed`);
  const fields: Record<string, unknown> = row;
  const parts = rules.rowId.map((property) => {
    const value = fields[property];
    const part = value instanceof Date ? value.toISOString() : value;
    if (typeof part !== "string" && typeof part !== "number")
      throw new TypeError(`${name} needs ${property}`);
    return String(part);
  });
  return {
    table: name,
    column: getTableColumns(table)[column]?.name ?? column,
    userId: row.userId,
    rowId: parts.length > 0 ? parts.join(":") : row.userId,
  };
}
