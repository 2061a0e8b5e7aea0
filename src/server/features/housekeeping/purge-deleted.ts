import { sql } from "drizzle-orm";
import type { Floor } from "../../platform/floor.ts";

/** Longer than any delete may be taken back, so that nobody's undo meets an empty place. */
const KEPT_DELETED_MS = 60_000;

type PurgeFloor = Pick<Floor, "database" | "clock">;

/**
 * Removes for good what was deleted a while ago: insights with everything that holds words of theirs, blocks with
 * their timeline, whose insights stay and lose the link, and chats. Resolves with how many of each.
 */
export async function purgeDeleted({ database, clock }: PurgeFloor): Promise<Record<string, number>> {
  const before = new Date(clock.now().getTime() - KEPT_DELETED_MS).toISOString();
  return await database.asJobs(async (tx) => {
    const insights = await tx.execute<{ purged: number }>(sql`
      with doomed as (
        delete from app.insights where deleted_at < ${before}::timestamptz returning user_id, id, draw_id
      ), runs as (
        delete from app.readings r using doomed d
        where r.user_id = d.user_id and r.insight_id = d.id returning r.user_id, r.id
      ), events as (
        delete from app.reading_events e using runs r where e.user_id = r.user_id and e.reading_id = r.id
      ), opened as (
        delete from app.draws w using doomed d where w.user_id = d.user_id and w.id = d.draw_id
      ), drawn as (
        delete from app.drawn_cards c using doomed d where c.user_id = d.user_id and c.insight_id = d.id
      ), told as (
        delete from app.block_events b using doomed d where b.user_id = d.user_id and b.insight_id = d.id
      ), steps as (
        delete from app.insight_steps s using doomed d where s.user_id = d.user_id and s.insight_id = d.id
      ), reports as (
        delete from app.insight_reports p using doomed d where p.user_id = d.user_id and p.insight_id = d.id
      ), chats as (
        delete from app.insight_conversations c using doomed d
        where c.user_id = d.user_id and c.insight_id = d.id returning c.user_id, c.id
      ), messages as (
        delete from app.chat_messages m using chats c where m.user_id = c.user_id and m.conversation_id = c.id
      )
      select count(*)::int as purged from doomed`);
    const blocks = await tx.execute<{ purged: number }>(sql`
      with doomed as (
        delete from app.user_blocks where deleted_at < ${before}::timestamptz returning user_id, id
      ), told as (
        delete from app.block_events b using doomed d where b.user_id = d.user_id and b.block_id = d.id
      ), unlinked as (
        update app.insights i set user_block_id = null from doomed d
        where i.user_id = d.user_id and i.user_block_id = d.id
      )
      select count(*)::int as purged from doomed`);
    const chats = await tx.execute<{ purged: number }>(sql`
      with doomed as (
        delete from app.insight_conversations where deleted_at < ${before}::timestamptz returning user_id, id
      ), messages as (
        delete from app.chat_messages m using doomed d where m.user_id = d.user_id and m.conversation_id = d.id
      )
      select count(*)::int as purged from doomed`);
    return {
      insights: insights.rows[0]?.purged ?? 0,
      blocks: blocks.rows[0]?.purged ?? 0,
      chats: chats.rows[0]?.purged ?? 0,
    };
  });
}
