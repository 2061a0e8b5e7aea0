// Loads the rows that patterns are computed from, and stores what was found.
import { type AnyColumn, and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { utcDay } from "#domain/calendar-days.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { blockEvents } from "../../platform/db/tables/blocks.ts";
import { cardReflections } from "../../platform/db/tables/cards.ts";
import { chatMessages, insightConversations } from "../../platform/db/tables/chat.ts";
import { recommendationDays } from "../../platform/db/tables/counts.ts";
import { insights, userBlocks } from "../../platform/db/tables/insights.ts";
import { recommendationAnswers, themeCorrections, userPatterns } from "../../platform/db/tables/patterns.ts";
import { enoughDays, userSettings } from "../../platform/db/tables/people.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";

/** Selects the stored patterns of a person. */
export function selectStored(tx: Transaction, userId: string) {
  const { body, computedAt, fingerprint } = userPatterns;
  return tx
    .select({ userId: userPatterns.userId, body, computedAt, fingerprint })
    .from(userPatterns)
    .where(eq(userPatterns.userId, userId));
}

/** Selects the part of the stored patterns that says which loop a block is in. */
export function selectDoors(tx: Transaction, userId: string) {
  return tx
    .select({ userId: userPatterns.userId, doors: userPatterns.doors })
    .from(userPatterns)
    .where(eq(userPatterns.userId, userId));
}

/** Selects the ids of the newest readings of a block. */
export function selectReadingsOfBlock(
  tx: Transaction,
  { userId, blockId }: { userId: string; blockId: string },
  limit: number,
) {
  return tx
    .select({ id: insights.id })
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.userBlockId, blockId), isNull(insights.deletedAt)))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(limit);
}

/** Selects the last answer to each recommendation. */
export function selectRecommendationAnswers(tx: Transaction, userId: string) {
  return tx
    .select({ id: recommendationAnswers.id, answer: recommendationAnswers.answer })
    .from(recommendationAnswers)
    .where(eq(recommendationAnswers.userId, userId));
}

/**
 * Selects the counts and newest times of all rows that patterns are computed from, joined into one text. The sum of hashes
 * tells a deleted reading from another that was restored.
 */
export function selectFingerprint(tx: Transaction, userId: string) {
  return tx.execute<{ fingerprint: string }>(sql`select concat_ws(' ',
    (select concat_ws(':', count(*), max(i.created_at), max(i.edited_at), count(i.note), sum(i.resonated::int), sum(i.took_action::int),
      sum(hashtext(i.id::text)))
      from app.insights i where i.user_id = ${userId} and i.deleted_at is null),
    (select concat_ws(':', count(*), max(b.updated_at)) from app.user_blocks b
      where b.user_id = ${userId} and b.deleted_at is null),
    (select concat_ws(':', count(*), max(s.done_at), sum(s.uses_smaller::int)) from app.insight_steps s
      where s.user_id = ${userId} and s.done_at is not null),
    (select concat_ws(':', count(*), max(p.made_at), max(p.answered_at)) from app.step_promises p
      where p.user_id = ${userId}),
    (select concat_ws(':', count(*), max(m.created_at)) from app.chat_messages m
      join app.insight_conversations c on c.user_id = m.user_id and c.id = m.conversation_id
      where m.user_id = ${userId} and m.role = 'user' and c.deleted_at is null),
    (select concat_ws(':', count(*), max(r.updated_at)) from app.card_reflections r where r.user_id = ${userId}),
    (select concat_ws(':', count(*), max(t.corrected_at)) from app.theme_corrections t where t.user_id = ${userId}),
    (select concat_ws(':', count(*), max(e.said_at)) from app.enough_days e where e.user_id = ${userId})
  ) as fingerprint`);
}

/** The rows of one page: those after a row, or the first ones. */
interface Page {
  after?: { createdAt: Date; id: string };
  limit: number;
}

function isAfter(createdAt: AnyColumn, id: AnyColumn, after: Page["after"]) {
  return (
    after && sql`(${createdAt}, ${id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  );
}

/** Selects a page of the person's insights, oldest first. */
export function selectPastInsights(tx: Transaction, userId: string, { after, limit }: Page) {
  return tx
    .select({
      userId: insights.userId,
      id: insights.id,
      spreadType: insights.spreadType,
      blockTypeId: insights.blockTypeId,
      userBlockId: insights.userBlockId,
      cardsDrawn: insights.cardsDrawn,
      resonated: insights.resonated,
      tookAction: insights.tookAction,
      summary: insights.summary,
      body: insights.body,
      note: insights.note,
      isImported: insights.isImported,
      createdAt: insights.createdAt,
      editedAt: insights.editedAt,
    })
    .from(insights)
    .where(
      and(
        eq(insights.userId, userId),
        isNull(insights.deletedAt),
        isAfter(insights.createdAt, insights.id, after),
      ),
    )
    .orderBy(asc(insights.createdAt), asc(insights.id))
    .limit(limit);
}

export function selectAllBlocks(tx: Transaction, userId: string) {
  return tx
    .select()
    .from(userBlocks)
    .where(and(eq(userBlocks.userId, userId), isNull(userBlocks.deletedAt)))
    .orderBy(asc(userBlocks.createdAt), asc(userBlocks.id));
}

export function selectStatusChanges(tx: Transaction, userId: string) {
  return tx
    .select({ blockId: blockEvents.blockId, at: blockEvents.createdAt, to: blockEvents.toStatus })
    .from(blockEvents)
    .where(and(eq(blockEvents.userId, userId), eq(blockEvents.kind, "status")))
    .orderBy(asc(blockEvents.createdAt), asc(blockEvents.id));
}

/** Selects the steps that were done, and those that were made smaller. */
export function selectTouchedSteps(tx: Transaction, userId: string) {
  return tx
    .select({
      insightId: insightSteps.insightId,
      step: insightSteps.step,
      doneAt: insightSteps.doneAt,
      usesSmaller: insightSteps.usesSmaller,
    })
    .from(insightSteps)
    .where(and(eq(insightSteps.userId, userId), or(isNotNull(insightSteps.doneAt), insightSteps.usesSmaller)))
    .orderBy(asc(insightSteps.doneAt));
}

/** Selects a page of the person's own messages in chats that are not deleted, oldest first. */
export function selectOwnMessages(tx: Transaction, userId: string, { after, limit }: Page) {
  return tx
    .select({
      userId: chatMessages.userId,
      id: chatMessages.id,
      content: chatMessages.content,
      metadata: chatMessages.metadata,
      isImported: chatMessages.isImported,
      createdAt: chatMessages.createdAt,
      insightId: insightConversations.insightId,
    })
    .from(chatMessages)
    .innerJoin(
      insightConversations,
      and(
        eq(insightConversations.userId, chatMessages.userId),
        eq(insightConversations.id, chatMessages.conversationId),
        isNull(insightConversations.deletedAt),
      ),
    )
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.role, "user"),
        isAfter(chatMessages.createdAt, chatMessages.id, after),
      ),
    )
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(limit);
}

export function selectOwnReflections(tx: Transaction, userId: string) {
  return tx.select().from(cardReflections).where(eq(cardReflections.userId, userId));
}

export function selectEnoughDays(tx: Transaction, userId: string) {
  return tx
    .select({ saidAt: enoughDays.saidAt })
    .from(enoughDays)
    .where(eq(enoughDays.userId, userId))
    .orderBy(asc(enoughDays.day));
}

/**
 * Stores that the person said "enough for today" on this day, or updates the time. Returns no row if the day had fewer
 * than `least` readings.
 */
export function storeEnough(
  tx: Transaction,
  { userId, day, saidAt }: typeof enoughDays.$inferSelect,
  least: number,
) {
  return tx.execute<{ day: string }>(sql`
    insert into app.enough_days (user_id, day, said_at)
    select d.user_id, d.day, ${saidAt.toISOString()}::timestamptz from app.daily_insights d
    where d.user_id = ${userId} and d.day = ${day}::date and d.delivered >= ${least}
    on conflict (user_id, day) do update set said_at = excluded.said_at
    returning day`);
}

export function selectThemeCorrections(tx: Transaction, userId: string) {
  return tx.select().from(themeCorrections).where(eq(themeCorrections.userId, userId));
}

export function selectZone(tx: Transaction, userId: string) {
  return tx
    .select({ timeZone: userSettings.timeZone })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
}

type StoredRow = typeof userPatterns.$inferSelect;

export function storePatterns(tx: Transaction, row: StoredRow) {
  const { userId: _, ...set } = row;
  return tx.insert(userPatterns).values(row).onConflictDoUpdate({ target: userPatterns.userId, set });
}

/** Stores a correction of a reading's theme. Returns no row if the person has no such reading. */
export function storeCorrection(
  tx: Transaction,
  { userId, insightId, theme, correctedAt }: typeof themeCorrections.$inferSelect,
) {
  return tx.execute<{ insight_id: string }>(sql`
    insert into app.theme_corrections (user_id, insight_id, theme, corrected_at)
    select user_id, id, ${theme}, ${correctedAt.toISOString()}::timestamptz from app.insights
    where user_id = ${userId} and id = ${insightId} and deleted_at is null
    on conflict (user_id, insight_id) do update set
      theme = excluded.theme, corrected_at = excluded.corrected_at
    returning insight_id`);
}

/**
 * Stores the person's answer to a recommendation, and adds one to the day's count of that answer unless the person had
 * given the same answer before.
 */
export function storeAnswer(tx: Transaction, given: typeof recommendationAnswers.$inferSelect, kind: string) {
  const at = given.answeredAt.toISOString();
  return tx.execute(sql`
    with answered as (
      insert into app.recommendation_answers as a (user_id, id, answer, answered_at)
      values (${given.userId}, ${given.id}, ${given.answer}, ${at}::timestamptz)
      on conflict (user_id, id) do update set answer = excluded.answer, answered_at = excluded.answered_at
        where a.answer <> excluded.answer
      returning 1
    )
    insert into counts.recommendation_days as d (day, kind, answer, times)
    select ${utcDay(given.answeredAt)}::date, ${kind}, ${given.answer}, 1 from answered
    on conflict (day, kind, answer) do update set times = d.times + 1`);
}

/**
 * Stores that recommendations were shown, and adds one to the day's count for each that was never shown to this person
 * before.
 */
export function storeShown(
  tx: Transaction,
  { userId, ids, shownAt }: { userId: string; ids: readonly string[]; shownAt: Date },
) {
  const at = shownAt.toISOString();
  return tx.execute(sql`
    with shown as (
      insert into app.recommendation_answers (user_id, id, answer, answered_at)
      select ${userId}::uuid, id, 'shown', ${at}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id
      on conflict (user_id, id) do nothing
      returning id
    )
    insert into counts.recommendation_days as d (day, kind, answer, times)
    select ${utcDay(shownAt)}::date, split_part(id, ':', 1) as kind, 'shown', count(*)::int from shown group by kind
    on conflict (day, kind, answer) do update set times = d.times + excluded.times`);
}

/**
 * Selects, for each kind of recommendation, how often it was shown and how often each answer was given, by all people
 * together.
 */
export function selectAnswerCounts(tx: Transaction) {
  const { kind, answer, times } = recommendationDays;
  return tx
    .select({ kind, answer, times: sql<number>`sum(${times})::int` })
    .from(recommendationDays)
    .groupBy(kind, answer);
}
