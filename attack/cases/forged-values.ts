// Attacks with encrypted values that somebody with write access to the database changed, cut, extended or moved to
// another place.
import { getTableConfig } from "drizzle-orm/pg-core";
import { ownedTables } from "#server/platform/crypto/owned-tables.ts";
import { type AttackCase, Tally } from "../attack-case.ts";
import { operations, requestOf } from "../operations.ts";
import { CANARY, newVictim, type Victim } from "../people.ts";
import type { Target } from "../target.ts";

type Forge = (sealed: string, other: string) => string;

/** The ways to forge a value. `other` is a valid value of the same person from another place. */
const FORGERIES: Record<string, Forge> = {
  "one bit of the words is flipped": (sealed) => flip(sealed, '"encrypted":"', 0),
  "one bit of the tag is flipped": (sealed) => flip(sealed, '"encrypted":"', -1),
  "one bit of the nonce is flipped": (sealed) => flip(sealed, '"iv":"', 0),
  "one bit of the salt is flipped": (sealed) => flip(sealed, '"salt":"', 0),
  "the words are cut": (sealed) => sealed.replace(/.{8}"}$/, '"}'),
  "the words are longer": (sealed) => sealed.replace(/"}$/, '00ff"}'),
  "half of it is gone": (sealed) => sealed.slice(0, sealed.length / 2),
  "another version is named": (sealed) => sealed.replace('"v":1', '"v":2'),
  "another key is named": (sealed) => sealed.replace(/"k":"[^"]+"/, '"k":"none"'),
  "it is plain text": () => `${CANARY}-planted`,
  "it is plain JSON": () => JSON.stringify({ name: `${CANARY}-planted` }),
  "it is empty": () => "",
  "it comes from another place": (_, other) => other,
};

export const forgedValues: AttackCase = {
  class: "forged values",
  holds: "a value that was changed or moved is shown nowhere, and no page fails because of it",
  run: (target) => forgeEveryColumn(target, () => Object.entries(FORGERIES)),
  inShort: (target) => forgeEveryColumn(target, forgeryInTurn),
};

type Forgery = [name: string, forge: Forge];

/** Puts forgeries into every sealed column. `forgeriesOf` returns those for the column at this place. */
async function forgeEveryColumn(target: Target, forgeriesOf: (index: number) => Forgery[]): Promise<Tally> {
  const victim = await newVictim(target);
  const tally = new Tally();
  const columns = sealedColumns();
  for (const [index, { table, column }] of columns.entries()) {
    const next = columns[(index + 1) % columns.length];
    const other = next ? await firstValue(target, next, victim.userId) : "";
    const sealed = await firstValue(target, { table, column }, victim.userId);
    tally.add(sealed === "" ? `${table}.${column} holds nothing of the victim` : null);
    for (const [name, forge] of forgeriesOf(index)) {
      const put = `update ${table} set ${column} = $1 where user_id = $2 and ${column} = $3`;
      const forged = forge(sealed, other);
      await target.sql(put, [forged, victim.userId, sealed]);
      for (const fault of await faultsOfPages(victim)) tally.add(`${table}.${column}, ${name}: ${fault}`);
      tally.add(null);
      await target.sql(put, [sealed, victim.userId, forged]);
    }
  }
  return tally;
}

/** Returns one forgery for the column at this place, so that each forgery is tried on some columns. */
function forgeryInTurn(index: number): Forgery[] {
  const all = Object.entries(FORGERIES);
  return all.filter((_, at) => at === index % all.length);
}

interface Column {
  table: string;
  column: string;
}

function sealedColumns(): Column[] {
  return ownedTables.flatMap(({ table, sealed }) => {
    const { schema, name, columns } = getTableConfig(table);
    const nameOf = (property: string) =>
      columns.find((column) => column === table[property as keyof typeof table])?.name ?? property;
    return sealed.map((property) => ({ table: `${schema}.${name}`, column: nameOf(property) }));
  });
}

async function firstValue({ sql }: Target, { table, column }: Column, userId: string): Promise<string> {
  const rows = await sql<{ value: string }>(
    `select ${column} as value from ${table} where user_id = $1 and ${column} is not null order by 1 limit 1`,
    [userId],
  );
  return rows[0]?.value ?? "";
}

/** Requests every GET endpoint of the contract as the victim, and returns what was wrong with the answers. */
async function faultsOfPages({ person, ...victim }: Victim): Promise<string[]> {
  const faults: string[] = [];
  for (const operation of operations.filter(({ method }) => method === "GET")) {
    const id = idFor(operation.name, victim);
    const { path } = requestOf(operation, { ...operation.sample, id });
    const response = await person.fetch("GET", path, undefined, {});
    // The download of a file ends early at a part that cannot be decrypted.
    const text = await response.text().catch(() => "");
    if (response.status >= 500) faults.push(`${operation.name} answers ${response.status}`);
    if (text.includes("-planted")) faults.push(`${operation.name} shows what was planted`);
  }
  return faults;
}

function idFor(operation: string, { insight, block, exportFile }: Omit<Victim, "person">): string {
  if (operation === "exports.download") return exportFile;
  return operation.startsWith("blocks.") ? block : insight;
}

/**
 * Returns the value with the lowest bit of a hex digit flipped: the digit at `at` after the text `before`, or the last
 * digit if `at` is -1.
 */
function flip(sealed: string, before: string, at: number): string {
  const start = sealed.indexOf(before) + before.length;
  const index = at < 0 ? sealed.indexOf('"', start) - 1 : start + at;
  const flipped = (Number.parseInt(sealed.charAt(index), 16) ^ 1).toString(16);
  return sealed.slice(0, index) + flipped + sealed.slice(index + 1);
}
