-- The ground floor: who may see what, the tables that belong to a person, the deck, the limits.

create schema migrations;
create schema app;
create schema reference;
create schema limits;
create schema auth;

grant usage on schema migrations to arcana_app;
grant usage on schema app to arcana_app, arcana_jobs, arcana_mover;
grant usage on schema reference to arcana_app, arcana_jobs;
grant usage on schema limits to arcana_app, arcana_jobs;
grant usage on schema auth to arcana_auth, arcana_jobs;

-- For every table that this and later migrations create in these schemas.
alter default privileges in schema app
  grant select, insert, update, delete on tables to arcana_app, arcana_jobs, arcana_mover;
alter default privileges in schema reference grant select on tables to arcana_app;
alter default privileges in schema reference grant select, insert, update, delete on tables to arcana_jobs;
alter default privileges in schema limits
  grant select, insert, update, delete on tables to arcana_app, arcana_jobs;
alter default privileges in schema auth
  grant select, insert, update, delete on tables to arcana_auth, arcana_jobs;

create table migrations.applied (
  name text primary key,
  checksum text not null,
  applied_at timestamptz(3) not null
);
grant select on migrations.applied to arcana_app;

create table reference.cards (
  id text primary key,
  number integer not null constraint cards_number_unique unique,
  name text not null,
  card jsonb not null
);

create table reference.block_types (
  id text primary key,
  name text not null,
  emoji text not null,
  description text not null
);

create table reference.seeds (
  id text primary key,
  version text not null,
  seeded_at timestamptz(3) not null
);

create table limits.rate_limits (
  id text primary key,
  window_start timestamptz(3) not null,
  requests integer not null,
  tokens integer not null,
  blocked_until timestamptz(3)
);

-- Every table below belongs to a person. Its policies: the person sees and writes their own rows (the subselect is
-- computed once a statement, so the index serves it); housekeeping sees all; a move sees two people's.
create table app.user_keys (
  user_id uuid primary key,
  wrapped_key text not null,
  master_key_id text not null,
  created_at timestamptz(3) not null
);
alter table app.user_keys enable row level security, force row level security;
create policy own_rows on app.user_keys to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_keys to arcana_jobs using (true);
create policy two_people on app.user_keys to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.user_settings (
  user_id uuid primary key,
  time_zone text not null,
  former_time_zone text,
  time_zone_from timestamptz(3),
  has_reversed_cards boolean not null default true,
  tone text not null default 'even',
  country text,
  updated_at timestamptz(3) not null
);
alter table app.user_settings enable row level security, force row level security;
create policy own_rows on app.user_settings to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_settings to arcana_jobs using (true);
create policy two_people on app.user_settings to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.consents (
  user_id uuid not null,
  id uuid not null,
  version text not null,
  accepted_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.consents enable row level security, force row level security;
create policy own_rows on app.consents to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.consents to arcana_jobs using (true);
create policy two_people on app.consents to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.user_profiles (
  user_id uuid primary key,
  body text not null,
  is_complete boolean not null default false,
  is_imported boolean not null default false,
  updated_at timestamptz(3) not null
);
alter table app.user_profiles enable row level security, force row level security;
create policy own_rows on app.user_profiles to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_profiles to arcana_jobs using (true);
create policy two_people on app.user_profiles to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.user_counters (
  user_id uuid primary key,
  insights integer not null default 0,
  blocks integer not null default 0
);
alter table app.user_counters enable row level security, force row level security;
create policy own_rows on app.user_counters to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_counters to arcana_jobs using (true);
create policy two_people on app.user_counters to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.daily_insights (
  user_id uuid not null,
  day date not null,
  delivered integer not null default 0,
  primary key (user_id, day)
);
alter table app.daily_insights enable row level security, force row level security;
create policy own_rows on app.daily_insights to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.daily_insights to arcana_jobs using (true);
create policy two_people on app.daily_insights to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.user_blocks (
  user_id uuid not null,
  id uuid not null,
  block_type_id text not null,
  status text not null,
  summary text not null,
  body text not null,
  is_imported boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (user_id, id)
);
create index user_blocks_newest on app.user_blocks (user_id, created_at desc, id desc);
alter table app.user_blocks enable row level security, force row level security;
create policy own_rows on app.user_blocks to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_blocks to arcana_jobs using (true);
create policy two_people on app.user_blocks to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.draws (
  user_id uuid not null,
  id uuid not null,
  commitment text not null,
  server_seed text not null,
  deck_version text not null,
  reading_id uuid,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.draws enable row level security, force row level security;
create policy own_rows on app.draws to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.draws to arcana_jobs using (true);
create policy two_people on app.draws to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.readings (
  user_id uuid not null,
  id uuid not null,
  key text not null,
  status text not null,
  request text not null,
  draw_id uuid,
  insight_id uuid,
  error_code text,
  heartbeat_at timestamptz(3) not null,
  stop_requested_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create unique index readings_key on app.readings (user_id, key);
alter table app.readings enable row level security, force row level security;
create policy own_rows on app.readings to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.readings to arcana_jobs using (true);
create policy two_people on app.readings to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.reading_events (
  user_id uuid not null,
  reading_id uuid not null,
  seq integer not null,
  body text not null,
  primary key (user_id, reading_id, seq)
);
alter table app.reading_events enable row level security, force row level security;
create policy own_rows on app.reading_events to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.reading_events to arcana_jobs using (true);
create policy two_people on app.reading_events to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.insights (
  user_id uuid not null,
  id uuid not null,
  spread_type text not null,
  block_type_id text not null,
  user_block_id uuid,
  cards_drawn jsonb not null,
  resonated boolean not null default false,
  took_action boolean not null default false,
  summary text not null,
  body text not null,
  draw_id uuid,
  is_default boolean not null default false,
  duck text not null,
  is_imported boolean not null default false,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (user_id, id)
);
create index insights_newest on app.insights (user_id, created_at desc, id desc) where deleted_at is null;
create index insights_by_block on app.insights (user_id, user_block_id, created_at desc, id desc)
  where deleted_at is null;
alter table app.insights enable row level security, force row level security;
create policy own_rows on app.insights to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.insights to arcana_jobs using (true);
create policy two_people on app.insights to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.insight_reports (
  user_id uuid not null,
  id uuid not null,
  insight_id uuid not null,
  reason text not null,
  note text,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.insight_reports enable row level security, force row level security;
create policy own_rows on app.insight_reports to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.insight_reports to arcana_jobs using (true);
create policy two_people on app.insight_reports to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.ai_usage (
  user_id uuid not null,
  id uuid not null,
  feature text not null,
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  outcome text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.ai_usage enable row level security, force row level security;
create policy own_rows on app.ai_usage to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.ai_usage to arcana_jobs using (true);
create policy two_people on app.ai_usage to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
