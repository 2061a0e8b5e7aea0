// Finds or creates the accounts to which the rows of a dump belong.
import type pg from "pg";
import { checkRow } from "#domain/import/check-row.ts";
import { notesOnUser } from "#domain/import/notes-on-user.ts";
import { type Fields, textIn, timeIn } from "#domain/import/read-fields.ts";
import { addressGiven } from "#server/platform/auth/canonical-address.ts";
import { idHere } from "./dump-ids.ts";
import { isRepeated, REPEATED_ROW, type RowResult } from "./dump-row.ts";
import type { ParsedRow } from "./parse-rows.ts";

/** The account of each user of a dump, by the id that the user has in the dump. */
export type Accounts = Map<string, string>;

interface NewUser {
  index: number;
  formerId: string;
  id: string;
  email: string;
  createdAt: Date;
  notes: string[];
}

interface AccountRow {
  id: string;
  email: string;
  isVerified: boolean;
  isGuest: boolean;
  isNew: boolean;
}

/**
 * Takes in rows of `users` and adds their accounts to `accounts`. If an account here has confirmed the address of a
 * row, that account is used. If another account has the address unconfirmed, the row is refused, because that account
 * may be somebody else's. A new account has no password; its owner signs in by a letter, or asks for a new password.
 */
export async function takeUsers(
  pool: pg.Pool,
  rows: readonly ParsedRow[],
  { accounts, met, now }: { accounts: Accounts; met: Set<string>; now: Date },
): Promise<RowResult[]> {
  const checked = rows.map((row) => checkUser(row, { met, now }));
  const users = checked.filter((each): each is NewUser => !("outcome" in each));
  const found = await insertUsers(pool, users, now);
  return checked.map((each) => ("outcome" in each ? each : settle(each, found, accounts)));
}

function checkUser(
  { index, fields }: ParsedRow,
  { met, now }: { met: Set<string>; now: Date },
): NewUser | RowResult {
  const checked = checkRow(fields, "users");
  const refused = { table: "users", index, outcome: "refused" } as const;
  if ("refused" in checked) return { ...refused, id: null, notes: [checked.refused] };
  const { id: formerId } = checked.ids;
  const email = addressGiven(textIn(fields, "email"));
  if (email === null) return { ...refused, id: formerId, notes: ["its email is not an address"] };
  const id = idHere("users", formerId);
  if (isRepeated(met, id)) return { ...refused, id: formerId, notes: [REPEATED_ROW] };
  return { index, formerId, id, email, createdAt: timeOf(fields, now), notes: notesOnUser(fields) };
}

const timeOf = (fields: Fields, now: Date) => timeIn(fields, "created_at") ?? now;

async function insertUsers(pool: pg.Pool, users: readonly NewUser[], now: Date): Promise<AccountRow[]> {
  const [ids, emails] = [users.map(({ id }) => id), users.map(({ email }) => email)];
  const times = users.map(({ createdAt }) => createdAt.toISOString());
  const { rows: made } = await pool.query<{ id: string }>(
    `insert into auth."user" (id, name, email, created_at, updated_at)
     select w.id, '', w.email, w.created_at, $4
     from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as w(id, email, created_at)
     on conflict do nothing returning id`,
    [ids, emails, times, now],
  );
  const isNew = new Set(made.map(({ id }) => id));
  const { rows } = await pool.query<Omit<AccountRow, "isNew">>(
    `select id, email, email_verified as "isVerified", is_guest as "isGuest" from auth."user"
     where id = any($1::uuid[]) or email = any($2::text[])`,
    [ids, emails],
  );
  return rows.map((row) => ({ ...row, isNew: isNew.has(row.id) }));
}

function settle(
  { index, formerId, id, email, notes }: NewUser,
  found: readonly AccountRow[],
  accounts: Accounts,
): RowResult {
  const result = { table: "users", index, id: formerId, notes } as const;
  const own = found.find((account) => account.id === id && !account.isGuest);
  if (own) {
    accounts.set(formerId, own.id);
    return { ...result, outcome: own.isNew ? "imported" : "already-there" };
  }
  const holder = found.find((account) => account.email === email);
  if (!holder?.isVerified) {
    const why = holder
      ? "an account here has its address and has not confirmed it"
      : "its id belongs to a guest here";
    return { ...result, outcome: "refused", notes: [why] };
  }
  accounts.set(formerId, holder.id);
  return {
    ...result,
    outcome: "already-there",
    notes: ["its rows go into the account that has its address", ...notes],
  };
}
