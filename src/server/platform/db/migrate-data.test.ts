// Tests what migrations do with existing rows, and with an index that an earlier attempt left unusable.
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "#test-support/postgres.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { MIGRATED_SCHEMAS } from "./tables/schemas.ts";

const silent = { info: () => {} };

async function aClient(): Promise<{ url: string; client: pg.Client }> {
  const { url } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { url, client };
}

it("migrating the journal of runs into parts keeps the events of the last day, and the hours of limits", async () => {
  const { url, client } = await aClient();
  const known = await readMigrations();
  await migrate(
    url,
    silent,
    known.filter(({ name }) => name < "0037"),
  );
  const user = "00000000-0000-7000-8000-000000000001";
  const ids = ["00000000-0000-7000-8000-00000000000a", "00000000-0000-7000-8000-00000000000b"];
  for (const [index, id] of ids.entries()) {
    await client.query(
      `insert into app.readings (user_id, id, key, status, request, heartbeat_at, created_at)
       values ($1, $2::uuid, $2::text, 'done', '{}', now(), now() - $3 * interval '1 hour')`,
      [user, id, index === 0 ? 10 : 30],
    );
    await client.query("insert into app.reading_events values ($1, $2, 1, '{}'), ($1, $2, 2, '{}')", [
      user,
      id,
    ]);
  }
  await client.query("insert into limits.rate_limits values ($1, now(), 3, 40, null)", [
    `interpretReading:${user}`,
  ]);
  await migrate(url, silent);
  const events = await client.query(
    `select e.reading_id as id, e.seq, e.slot = (extract(epoch from r.created_at)::bigint / 28800 % 6) as "isOfRun"
     from app.reading_events e join app.readings r on r.id = e.reading_id order by e.seq`,
  );
  expect(events.rows).toEqual([1, 2].map((seq) => ({ id: ids[0], seq, isOfRun: true })));
  const limits = await client.query("select user_id, name, requests, tokens from limits.person_limits");
  expect(limits.rows).toEqual([{ user_id: user, name: "interpretReading", requests: 3, tokens: 40 }]);
  // The former version of the app, whose statements do not name the new column, can still write.
  await client.query(
    "insert into app.reading_events (user_id, reading_id, seq, body) values ($1, $2, 3, '{}') on conflict do nothing",
    [user, ids[0]],
  );
});

it("migrating gives a claimed address that nobody holds to its first account, and leaves the others all they have", async () => {
  const { url, client } = await aClient();
  const known = await readMigrations();
  await migrate(
    url,
    silent,
    known.filter(({ name }) => name < "0069"),
  );
  const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
  const accounts = [
    { email: "held@pond.example", claimed: null },
    { email: "a@claims.invalid", claimed: "held@pond.example" },
    { email: "b@claims.invalid", claimed: "free@pond.example" },
    { email: "c@claims.invalid", claimed: "free@pond.example" },
  ];
  for (const [index, { email, claimed }] of accounts.entries()) {
    const created = [idOf(index + 1), email, claimed, new Date(2026, 10, 20 - index)];
    await client.query(
      `insert into auth."user" (id, name, email, claimed_email, email_verified, created_at, updated_at)
       values ($1, '', $2, $3::text, $3 is null, $4, $4)`,
      created,
    );
    await client.query(
      `insert into auth.account (id, user_id, account_id, provider_id, password, created_at, updated_at)
       values ($1, $1::uuid, $1::text, 'credential', 'salt:key', now(), now())`,
      [idOf(index + 1)],
    );
  }
  await migrate(url, silent);
  const { rows } = await client.query(
    `select u.email, u.claimed_email as claimed, u.email_verified as "isVerified", a.password
     from auth."user" u join auth.account a on a.user_id = u.id order by u.id`,
  );
  const password = "salt:key";
  expect(rows).toEqual([
    { email: "held@pond.example", claimed: null, isVerified: true, password },
    {
      email: `${idOf(2)}@identities.invalid`,
      claimed: "held@pond.example",
      isVerified: false,
      password,
    },
    {
      email: `${idOf(3)}@identities.invalid`,
      claimed: "free@pond.example",
      isVerified: false,
      password,
    },
    { email: "free@pond.example", claimed: null, isVerified: false, password },
  ]);
});

it("migrating makes an index anew that an interrupted attempt left unusable, and leaves those of other programs", async () => {
  const { url, client } = await aClient();
  const known = await readMigrations();
  await migrate(url, silent, known);
  await client.query("create index left_behind on auth.session (created_at)");
  await client.query("create schema others; create table others.rows (id int)");
  await client.query("create index being_made on others.rows (id)");
  await client.query(
    `update pg_index set indisvalid = false
     where indexrelid in ('auth.left_behind'::regclass, 'others.being_made'::regclass)`,
  );
  const sql = "create index concurrently if not exists left_behind on auth.session (created_at);\n";
  await migrate(url, silent, [...known, { name: "9001_later_concurrently", sql, checksum: "later" }]);
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
     where indexrelid in (to_regclass('auth.left_behind'), to_regclass('others.being_made')) order by name`,
  );
  expect(rows).toEqual([
    { name: "auth.left_behind", isValid: true },
    { name: "others.being_made", isValid: false },
  ]);
});

it("migrating creates the schemas that are searched for unusable indexes, and no others", async () => {
  const { url, client } = await aClient();
  await migrate(url, silent);
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...MIGRATED_SCHEMAS].sort());
});
