/**
 * Everything that can open an account or read from it: the list, and its end. A reset by letter, a first confirmation of the
 * address and the link "This was not me" end through here, so that none of them forgets a kind.
 */
import { WAY_KINDS, type WayKind } from "#contract/ways-in.ts";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { DAY_MS } from "#domain/time.ts";
import { NO_ADDRESS_DOMAIN } from "./auth-names.ts";
import { endWhatWasAsked, NOT_ME_DAYS, type Queryable } from "./mail-keys.ts";
import { endNotMeLinks } from "./not-me-links.ts";

/**
 * The condition on a second factor that a letter may end it: the account's address was never confirmed, or the factor is
 * so new that the letter about it still works. An older one stays, because it guards against readers of the mailbox. `$1`
 * is the account, and `$2` the time before which a factor is old.
 */
const IS_FACTOR_OF_LETTERS = `(confirmed_at is null or confirmed_at > $2::timestamptz
    or not (select u.email_verified from auth."user" u where u.id = $1))`;

interface Kind {
  table: string;
  /** Which of the account's rows are of this kind; all of them by default. */
  where?: string;
  /** What names a row to the person who keeps it. Rows with one name are listed as one. */
  id: string;
  name?: string;
  since: string;
  usedAt?: string;
}

/** The id under which the connection to Notion is listed, kept and undone. */
export const NOTION_WAY = "notion";

const KINDS: Record<WayKind, Kind> = {
  password: {
    table: "auth.account",
    where: "provider_id = 'credential'",
    id: "'password'",
    since: "updated_at",
  },
  sessions: { table: "auth.session", id: "'sessions'", since: "created_at", usedAt: "updated_at" },
  "second-factor": {
    table: "auth.second_factor",
    where: IS_FACTOR_OF_LETTERS,
    id: "'second-factor'",
    since: "coalesce(confirmed_at, created_at)",
  },
  passkey: { table: "auth.passkey", id: "id::text", since: "created_at", usedAt: "used_at" },
  identity: {
    table: "auth.account",
    where: "provider_id <> 'credential'",
    id: "id::text",
    name: `coalesce((select p.name from auth.identity_provider p where p.id = provider_id), provider_id)`,
    since: "created_at",
  },
  token: { table: "auth.access_token", id: "id::text", since: "created_at", usedAt: "used_at" },
  calendar: { table: "auth.calendar_feed", id: "'calendar'", since: "created_at", usedAt: "used_at" },
  webhook: { table: "auth.webhook", id: "id::text", since: "created_at", usedAt: "delivered_at" },
  notion: { table: "auth.notion_access", id: `'${NOTION_WAY}'`, since: "created_at" },
};

const rowsOf = ({ table, where = "true" }: Kind) => `from ${table} where user_id = $1 and ${where}`;

const LIST = `select kind, id, max(name) as name, max(since) as since, max(used_at) as "usedAt" from (${WAY_KINDS.map(
  (kind, place) => {
    const { id, name = "null", since, usedAt = "null" } = KINDS[kind];
    return `select ${place} as place, '${kind}' as kind, ${id} as id, ${name} as name, ${since} as since,
      ${usedAt}::timestamptz as used_at ${rowsOf(KINDS[kind])}`;
  },
).join(" union all ")}) as ways group by place, kind, id order by place, max(since), id`;

/** Ends what is not among the kept, which are `$3`. */
const END = `with ${WAY_KINDS.map(
  (kind, place) =>
    `ended_${place} as (delete ${rowsOf(KINDS[kind])} and not (${KINDS[kind].id} = any($3::text[])))`,
).join(", ")} select $2::timestamptz`;

interface WayRow extends Omit<WayIn, "since" | "usedAt"> {
  since: Date;
  usedAt: Date | null;
}

/** Returns everything that can open an account or read from it, and that a letter may end. Takes one round trip. */
export async function listWaysIn(pool: Queryable, userId: string, now: Date): Promise<WayIn[]> {
  const { rows } = await pool.query<WayRow>(LIST, [userId, oldFactorsBefore(now)]);
  return rows.map(({ id, kind, name, since, usedAt }) => ({
    id,
    kind,
    name,
    since: since.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** The ids of the ways that the person wants to keep. */
export type Kept = readonly string[];

/** Ends every way that is not kept, and that a letter may end. */
export async function endWaysIn(
  client: Queryable,
  { userId, keep, now }: { userId: string; keep: Kept; now: Date },
): Promise<void> {
  await client.query(END, [userId, oldFactorsBefore(now), keep]);
}

/**
 * Gives an account to somebody who has proved that its address is theirs: ends everything that is not kept, confirms the
 * address, and ends whatever was asked for before. Run it in a transaction that has locked the account. Returns the account's
 * `asked_version` from now on.
 */
export async function giveToOwner(
  client: Queryable,
  { userId, keep, now }: { userId: string; keep: Kept; now: Date },
): Promise<number> {
  await endWaysIn(client, { userId, keep, now });
  const { rows } = await client.query<{ address: string }>(
    'select email as address from auth."user" where id = $1',
    [userId],
  );
  const address = rows[0]?.address ?? "";
  await holdAddress(client, { userId, address, now });
  await endNotMeLinks(client, userId, { sentTo: address });
  return await endWhatWasAsked(client, userId);
}

/**
 * Makes an account the confirmed holder of an address. An account that holds the address and never confirmed it keeps what
 * it has and is without an address from now on. Fails if another account has confirmed it.
 */
export async function holdAddress(
  client: Queryable,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<void> {
  await client.query(
    `update auth."user" set email = id || '@${NO_ADDRESS_DOMAIN}', asked_version = asked_version + 1
     where email = $2 and id <> $1 and not email_verified`,
    [userId, address],
  );
  await client.query(
    `update auth."user" set email = $2, email_verified = true, updated_at = $3 where id = $1`,
    [userId, address, now],
  );
}

/** Locks an account, so that one at a time changes how it is entered. Returns whether there is such an account. */
export async function lockAccount(client: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from auth."user" where id = $1 for update', [userId]);
  return rowCount === 1;
}

function oldFactorsBefore(now: Date): Date {
  return new Date(now.getTime() - NOT_ME_DAYS * DAY_MS);
}
