// Attacks on row level security alone: the role that serves requests runs statements that name another person.
import { type AttackCase, Tally } from "../attack-case.ts";
import { newAccount, newVictim, ownedTableNames } from "../people.ts";
import type { Target } from "../target.ts";

const NIL = "00000000-0000-0000-0000-000000000000";
const ROW_SECURITY_VIOLATED = "42501";
const INVALID_UUID = "22P02";

export const rowLevelSecurity: AttackCase = {
  class: "row level security alone",
  holds: "no statement of another person, of nobody or of a broken id reads, changes, takes or plants a row",
  run: (target) => tryEveryTable(target, (attacker) => [attacker, NIL, "", "not an id", null]),
  inShort: (target) => tryEveryTable(target, (attacker) => [attacker]),
};

/** Tries every statement on every table, as each of the identities that `identitiesOf` returns for an attacker's id. */
async function tryEveryTable(
  target: Target,
  identitiesOf: (attacker: string) => (string | null)[],
): Promise<Tally> {
  const victim = await newVictim(target);
  const attacker = await newAccount(target);
  const tally = new Tally();
  for (const table of await ownedTableNames(target)) {
    const rows = await target.sql(`select 1 from ${table} where user_id = $1`, [victim.userId]);
    tally.add(rows.length > 0 ? null : `${table} holds no row of the victim, so nothing was tried on it`);
    for (const identity of identitiesOf(attacker.userId)) {
      for (const statement of statementsOn(table, { victim: victim.userId, attacker: attacker.userId })) {
        tally.add(await tryStatement(target, identity, statement));
      }
    }
  }
  return tally;
}

function statementsOn(table: string, { victim, attacker }: { victim: string; attacker: string }): string[] {
  return [
    `select user_id from ${table} where user_id = '${victim}'`,
    `select user_id from ${table} where user_id <> '${attacker}'`,
    `select user_id from ${table} where user_id = '${victim}' for update`,
    `update ${table} set user_id = user_id where user_id = '${victim}' returning user_id`,
    `update ${table} set user_id = '${attacker}' where user_id = '${victim}' returning user_id`,
    `update ${table} set user_id = '${victim}' where user_id = '${attacker}' returning user_id`,
    `delete from ${table} where user_id = '${victim}' returning user_id`,
    `delete from ${table} where user_id <> '${attacker}' returning user_id`,
    `insert into ${table} select * from attack_copy returning user_id`,
  ];
}

/**
 * Runs the statement in a transaction that is rolled back. If it affects any rows, the attack succeeded; no rows or an
 * error of row level security mean that it was stopped.
 */
async function tryStatement(
  { sql }: Target,
  identity: string | null,
  statement: string,
): Promise<string | null> {
  const table = /(?:from|update|into) (\S+)/.exec(statement)?.[1] ?? "";
  await sql("begin");
  try {
    const victim = /'([0-9a-f-]{36})'/.exec(statement)?.[1];
    // The row that the attack inserts would be a valid row of the victim, with a right value in every column.
    await sql(
      victim
        ? `create temp table attack_copy on commit drop as select * from ${table} where user_id = '${victim}' limit 1`
        : `create temp table attack_copy on commit drop as select * from ${table} limit 1`,
    );
    await sql("grant select on attack_copy to arcana_app");
    await sql("set local role arcana_app");
    if (identity !== null) await sql(`set local app.user_id = '${identity}'`);
    const rows = await sql(statement);
    return rows.length === 0 ? null : `as ${identity ?? "nobody"}: ${statement} touched ${rows.length} rows`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    const isRefusal = code === ROW_SECURITY_VIOLATED || code === INVALID_UUID;
    return isRefusal ? null : `as ${identity ?? "nobody"}: ${statement} failed with ${code}`;
  } finally {
    await sql("rollback");
  }
}
