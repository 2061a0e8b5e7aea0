-- Notion: the connection of a person, readings that were exported, and tokens that are to be ended. The version before names none
-- of these tables.

create table app.notion_connections (
  user_id uuid primary key,
  body text not null,
  place text,
  is_lost boolean not null default false,
  rest_until timestamptz(3),
  connected_at timestamptz(3) not null
);
alter table app.notion_connections enable row level security, force row level security;
create policy own_rows on app.notion_connections to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.notion_connections to arcana_jobs using (true);
create policy two_people on app.notion_connections to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));

create table app.notion_exports (
  user_id uuid not null,
  insight_id uuid not null,
  state text not null,
  wants_page boolean not null,
  wants_ticks boolean not null,
  asked_at timestamptz(3) not null,
  attempt integer not null default 0,
  failures integer not null default 0,
  try_at timestamptz(3) not null,
  beat_at timestamptz(3) not null,
  problem text,
  body text,
  exported_at timestamptz(3),
  brought_at timestamptz(3),
  brought integer not null default 0,
  primary key (user_id, insight_id)
);
create index notion_exports_for_jobs on app.notion_exports (try_at)
  where state = any (array['waiting', 'running']);
alter table app.notion_exports enable row level security, force row level security;
create policy own_rows on app.notion_exports to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.notion_exports to arcana_jobs using (true);
create policy two_people on app.notion_exports to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));

-- Tokens of connections that are gone, sealed, until Notion has ended them.
create table auth.leaving_grant (
  id uuid primary key,
  sealed text not null,
  try_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index leaving_grant_for_jobs on auth.leaving_grant (try_at);
