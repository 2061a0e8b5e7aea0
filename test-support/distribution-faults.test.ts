import { expect, it } from "vitest";
import { DISTRIBUTION_RULES, distributionFaults } from "./distribution-faults.ts";

/** By rule: a statement that breaks the rule, and a statement with the same result that keeps the rule. */
const examples: Record<string, { refused: string; taken: string }> = {
  "each query names the person for each of its tables": {
    refused: `select b.id, (select count(*) from app.insights i where i.user_id = b.user_id and i.user_block_id = b.id)
      from app.user_blocks b where b.user_id = $1`,
    taken: `select b.id, (select count(*) from app.insights i where i.user_id = $1 and i.user_block_id = b.id)
      from app.user_blocks b left join app.user_counters c on c.user_id = b.user_id where b.user_id = $1`,
  },
  "rows of a changing WITH are inserted with a clause on conflicts": {
    refused: `with changed as (update app.user_blocks set status = $2 where user_id = $1 returning user_id, id)
      insert into app.block_events (user_id, id) select user_id, $3 from changed`,
    taken: `with changed as (update app.user_blocks set status = $2 where user_id = $1 returning user_id, id)
      insert into app.block_events (user_id, id) select user_id, $3 from changed on conflict (user_id, id) do nothing`,
  },
  "rows of a changing WITH are read only by the last part of the statement": {
    refused: `with changed as (update app.user_blocks set status = $2 where user_id = $1 returning user_id, id),
      told as (insert into app.block_events (user_id, id) select user_id, $3 from changed on conflict (user_id, id) do nothing)
      select id from changed`,
    taken: `with changed as (update app.user_blocks set status = $2 where user_id = $1 returning user_id, id)
      insert into app.block_events (user_id, id, block_id) select user_id, $3, id from changed
      on conflict (user_id, id) do nothing returning block_id as id`,
  },
  "no sub-select stands among inserted values": {
    refused: `insert into "app"."readings" ("user_id", "status") values ($1, (select 'running' from app.draws where user_id = $1))`,
    taken: `insert into "app"."readings" ("user_id", "status") select user_id, 'running' from app.draws where user_id = $1`,
  },
  "no sub-select stands in a CASE or COALESCE of a change": {
    refused: `update app.draws d set reading_id = case when exists (select from app.readings r where r.user_id = $1) then $2 end
      where d.user_id = $1`,
    taken: `update app.draws d set reading_id = case when n.found > 0 then $2 end
      from (select count(*) as found from app.readings r where r.user_id = $1) n where d.user_id = $1`,
  },
  "owned tables are not joined with those of accounts": {
    refused: `delete from app.draws d where exists (select from auth."user" u where u.id = d.user_id and u.is_guest)`,
    taken: "delete from app.draws d where d.user_id = any ($1::uuid[])",
  },
  "rows that a WITH has limited are not compared with other tables": {
    refused: `with old as (select user_id, computed_at from app.user_patterns where computed_at < $1 order by computed_at limit 500)
      select user_id, exists (select from app.insights i where i.user_id = old.user_id and i.created_at > computed_at) from old`,
    taken: `select p.user_id, exists (select from app.insights i where i.user_id = p.user_id and i.created_at > computed_at)
      from app.user_patterns p where computed_at < $1 order by computed_at limit 500`,
  },
  "rows are locked only of a person": {
    refused: "select id from app.readings where status = 'running' for update",
    taken: "select id from app.readings where user_id = $1 for update",
  },
  "a transaction begins in a statement of its own": {
    refused: "begin; set local role arcana_app",
    taken: "begin",
  },
  "settings are made by SET LOCAL": {
    refused: "select set_config('app.user_id', $1, true)",
    taken: "set local app.user_id = '00000000-0000-7000-8000-000000000001'",
  },
};

it("every rule on statements for a distributed database has an example of each kind", () => {
  expect(Object.keys(examples)).toEqual(Object.keys(DISTRIBUTION_RULES));
});

for (const [rule, { refused, taken }] of Object.entries(examples)) {
  it(`a statement for a distributed database is refused if it breaks the rule: ${rule}`, () => {
    const isOfPerson = !/^(owned|rows that a WITH|rows are locked)/.test(rule);
    expect(distributionFaults(refused, { isOfPerson })).toEqual([rule]);
    expect(distributionFaults(taken, { isOfPerson })).toEqual([]);
  });
}
