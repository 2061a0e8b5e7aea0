/** The links "This was not me" in letters that tell of a change, and when these letters go. */
import type pg from "pg";
import { z } from "zod";
import { TOLD_CHANGES, type ToldChange } from "#contract/ways-in.ts";
import { HOUR_MS } from "#domain/time.ts";
import { inTransaction } from "./in-transaction.ts";
import { type Addressee, createMailKey, type Queryable } from "./mail-keys.ts";

/** Equal letters that tell of a change go this far apart. */
const TOLD_AGAIN_MS = HOUR_MS;

/** What a link "This was not me" undoes, and where and when that was told. */
export const undoSchema = z.object({
  change: z.enum(TOLD_CHANGES),
  /** The id of what was added, or the former address. */
  subject: z.string(),
  sentTo: z.string().default(""),
  /** The time of the change, in milliseconds since 1970. */
  at: z.number().default(0),
});
export type Undo = z.infer<typeof undoSchema>;

/**
 * Ends the links "This was not me" of an account that went to this address, because its reader has the account, and those
 * that tell of a change since `at`, because they may have gone to a thief. Older ones to another address stay: their reader
 * may be the owner. Those that told of `again` in the last hour stay too, because a letter about it does not go sooner.
 */
export async function endNotMeLinks(
  client: Queryable,
  userId: string,
  { sentTo, at, again }: { sentTo: string; at?: number; again?: ToldChange },
): Promise<void> {
  await client.query(
    `update auth.mail_code set used_at = now()
     where user_id = $1 and purpose like 'not-me:%' and used_at is null
       and (content::jsonb ->> 'sentTo' = $2 or (content::jsonb ->> 'at')::float8 >= $3)
       and (content::jsonb ->> 'change' = $4 and created_at > $5) is not true`,
    [userId, sentTo, at ?? null, again ?? null, new Date(Date.now() - TOLD_AGAIN_MS)],
  );
}

/** When a letter that tells of a change goes: `now`, after this time, or never, because another letter will tell of it too. */
export type Turn = "now" | "never" | { waitMs: number };

/**
 * Returns when a letter goes that tells the owner of an account of a change. Equal letters to one address go once an hour, so
 * that nobody floods it. Of those that are written meanwhile, one goes at the end of the hour and stands for all: so no change
 * is hidden behind one that the owner made. `letterId` names the letter, which may have been composed before and not sent.
 */
export async function turnOf(
  pool: pg.Pool,
  { holder, undone, letterId }: { holder: Addressee; undone: Undo; letterId: string },
): Promise<Turn> {
  return await inTransaction(pool, async (client) => {
    await client.query('select from auth."user" where id = $1 for update', [holder.id]);
    const now = Date.now();
    const { rows } = await client.query<{ isOwn: boolean; goesAt: Date }>(
      `select purpose = $2 as "isOwn", created_at as "goesAt" from auth.mail_code
       where user_id = $1 and purpose like 'not-me:%' and created_at > $3
         and content::jsonb ->> 'change' = $4 and content::jsonb ->> 'sentTo' = $5`,
      [holder.id, `not-me:${letterId}`, new Date(now - TOLD_AGAIN_MS), undone.change, undone.sentTo],
    );
    const waitOf = ({ goesAt }: { goesAt: Date }) => goesAt.getTime() - now;
    const own = rows.find(({ isOwn }) => isOwn);
    if (own) return waitOf(own) <= 0 ? "now" : { waitMs: waitOf(own) };
    if (rows.some((row) => waitOf(row) > 0)) return "never";
    const waitMs = rows.length === 0 ? 0 : Math.max(...rows.map(waitOf)) + TOLD_AGAIN_MS;
    await createMailKey(client, {
      holder,
      purpose: "not-me",
      subject: letterId,
      content: JSON.stringify(undone),
      goesAt: new Date(now + waitMs),
    });
    return waitMs === 0 ? "now" : { waitMs };
  });
}
