import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { PicturePurpose } from "#domain/pictures/limits.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { pictures } from "../../platform/db/tables/pictures.ts";

export type PictureRow = typeof pictures.$inferSelect;
export type PictureId = Pick<PictureRow, "userId" | "id">;
type Attempt = PictureId & Pick<PictureRow, "attempt">;

const isPicture = ({ userId, id }: PictureId) => and(eq(pictures.userId, userId), eq(pictures.id, id));

/** A picture that has no row yet. */
export type NewPicture = Pick<
  PictureRow,
  "userId" | "id" | "purpose" | "blockId" | "bytes" | "digest" | "details" | "createdAt"
>;

/** The limits of one person: `allBytes` for all pictures together, `mostHere` pictures on a block or as avatar. */
export interface Bounds {
  allBytes: number;
  mostHere: number;
}

/**
 * Inserts the row of a picture whose bytes are stored next, or begins another attempt for one whose bytes never were.
 * Returns no row where the picture must not be stored: `selectReasons` tells why. Lock the person's counters before, so
 * that the bounds hold under parallel uploads.
 */
export function reservePicture(tx: Transaction, picture: NewPicture, { allBytes, mostHere }: Bounds) {
  const { userId, id, purpose, blockId, bytes, digest, details } = picture;
  const now = sql`${picture.createdAt.toISOString()}::timestamptz`;
  return tx.execute<{ attempt: number }>(sql`
    insert into app.pictures as p
      (user_id, id, purpose, block_id, state, attempt, bytes, digest, details, created_at, changed_at)
    select c.user_id, ${id}::uuid, ${purpose}::text, ${blockId}::uuid, 'storing', 1, ${bytes}::bigint, ${digest}::text,
      ${details}::text, ${now}, ${now}
    from app.user_counters c
    where c.user_id = ${userId}
      and (${blockId}::uuid is null or ${hasBlock(userId, blockId)})
      and not ${isThere(picture)}
      and ${usedBytes(userId, id)} + ${bytes}::bigint <= ${allBytes}::bigint
      and ${countHere(picture)} < ${mostHere}::integer
    on conflict (user_id, id) do update set attempt = p.attempt + 1, bytes = excluded.bytes, digest = excluded.digest,
      details = excluded.details, changed_at = excluded.changed_at
      where p.state = 'storing' and p.purpose = excluded.purpose
        and p.block_id is not distinct from excluded.block_id
    returning attempt`);
}

/** What may keep a picture from being stored. */
export interface Reasons {
  hasBlock: boolean;
  isThere: boolean;
  usedBytes: number;
  here: number;
}

export function selectReasons(tx: Transaction, picture: NewPicture) {
  const { userId, id, blockId } = picture;
  return tx.execute<Reasons & Record<string, unknown>>(sql`
    select ${hasBlock(userId, blockId)} as "hasBlock", ${isThere(picture)} as "isThere",
      ${usedBytes(userId, id)}::float8 as "usedBytes", ${countHere(picture)}::integer as here`);
}

const hasBlock = (userId: string, blockId: string | null) => sql`exists (
  select 1 from app.user_blocks b where b.user_id = ${userId} and b.id = ${blockId}::uuid and b.deleted_at is null)`;

export function selectWhetherBlock(
  tx: Transaction,
  { userId, blockId }: { userId: string; blockId: string },
) {
  return tx.execute<{ hasBlock: boolean }>(sql`select ${hasBlock(userId, blockId)} as "hasBlock"`);
}

const isThere = ({ userId, id, purpose, blockId, digest }: NewPicture) => sql`exists (
  select 1 from app.pictures d where d.user_id = ${userId} and d.purpose = ${purpose}
    and d.block_id is not distinct from ${blockId}::uuid and d.digest = ${digest} and d.id <> ${id}::uuid
    and d.state <> 'removing')`;

const usedBytes = (userId: string, id: string) => sql`(
  select coalesce(sum(u.bytes), 0) from app.pictures u
  where u.user_id = ${userId} and u.id <> ${id}::uuid and u.state <> 'removing')`;

const countHere = ({ userId, id, purpose, blockId }: NewPicture) => sql`(
  select count(*) from app.pictures h where h.user_id = ${userId} and h.purpose = ${purpose}
    and h.block_id is not distinct from ${blockId}::uuid and h.id <> ${id}::uuid and h.state <> 'removing')`;

export function selectPicture(tx: Transaction, picture: PictureId) {
  return tx.select().from(pictures).where(isPicture(picture));
}

/** Shows a picture whose bytes are stored. Returns no row if it was removed or another attempt has begun. */
export function showStored(tx: Transaction, row: Attempt, now: Date) {
  return tx
    .update(pictures)
    .set({ state: "ready", changedAt: now })
    .where(and(isPicture(row), eq(pictures.attempt, row.attempt), eq(pictures.state, "storing")))
    .returning();
}

/** Hides the person's avatars other than this one, if this one is shown. Returns their ids. */
export function hideOtherAvatars(tx: Transaction, { userId, id }: PictureId, now: Date) {
  return tx
    .update(pictures)
    .set({ state: "removing", changedAt: now })
    .where(
      and(
        eq(pictures.userId, userId),
        eq(pictures.purpose, "avatar"),
        eq(pictures.state, "ready"),
        ne(pictures.id, id),
        sql`exists (select 1 from app.pictures n where n.user_id = ${userId} and n.id = ${id} and n.state = 'ready')`,
      ),
    )
    .returning({ id: pictures.id });
}

/** Hides a picture whose bytes this attempt could not store. Returns no row if another attempt has begun. */
export function hideAttempt(tx: Transaction, row: Attempt, now: Date) {
  return tx
    .update(pictures)
    .set({ state: "removing", changedAt: now })
    .where(and(isPicture(row), eq(pictures.attempt, row.attempt), eq(pictures.state, "storing")))
    .returning({ id: pictures.id });
}

/** Hides a picture, so that its bytes and then its row can be deleted. Returns no row if there is no such picture. */
export function hidePicture(tx: Transaction, picture: PictureId, now: Date) {
  return tx
    .update(pictures)
    .set({ state: "removing", changedAt: now })
    .where(and(isPicture(picture), ne(pictures.state, "removing")))
    .returning({ id: pictures.id });
}

/** Deletes the row of a hidden picture, after its bytes. */
export function deletePictureRow(tx: Transaction, picture: PictureId) {
  return tx.delete(pictures).where(and(isPicture(picture), eq(pictures.state, "removing")));
}

/** Replaces the details of a picture. Returns no row if it is gone or its details are no longer those of `read`. */
export function writeDetails(tx: Transaction, read: PictureRow, details: string) {
  return tx
    .update(pictures)
    .set({ details })
    .where(and(isPicture(read), eq(pictures.state, "ready"), eq(pictures.details, read.details)))
    .returning();
}

export function selectPicturesOf(
  tx: Transaction,
  { userId, purpose, blockId }: { userId: string; purpose: PicturePurpose; blockId?: string },
) {
  return tx
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.userId, userId),
        eq(pictures.purpose, purpose),
        eq(pictures.state, "ready"),
        blockId === undefined ? undefined : eq(pictures.blockId, blockId),
      ),
    )
    .orderBy(asc(pictures.createdAt), asc(pictures.id));
}

export function selectUsedBytes(tx: Transaction, userId: string) {
  return tx
    .select({ used: sql<number>`coalesce(sum(${pictures.bytes}), 0)::float8` })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), ne(pictures.state, "removing")));
}

/** Selects a page of the person's pictures in the order of their ids, for a download. */
export function selectPage(tx: Transaction, userId: string, after: string, limit: number) {
  return tx
    .select()
    .from(pictures)
    .where(and(eq(pictures.userId, userId), gt(pictures.id, after), eq(pictures.state, "ready")))
    .orderBy(asc(pictures.id))
    .limit(limit);
}

/** Selects everybody's pictures that were cut off or hidden before this time. Used by a job. */
export function selectUnfinished(tx: Transaction, before: Date, limit: number) {
  return tx
    .select({ userId: pictures.userId, id: pictures.id })
    .from(pictures)
    .where(
      sql`state = any (array['storing', 'removing']) and changed_at < ${before.toISOString()}::timestamptz`,
    )
    .orderBy(asc(pictures.changedAt))
    .limit(limit);
}

/** Hides a picture that was cut off before this time, so that its upload cannot be shown while it is deleted. */
export function hideUnfinished(tx: Transaction, picture: PictureId, before: Date) {
  return tx
    .update(pictures)
    .set({ state: "removing" })
    .where(
      and(
        isPicture(picture),
        ne(pictures.state, "ready"),
        sql`${pictures.changedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: pictures.id });
}
