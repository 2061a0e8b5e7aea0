-- What happened with a block, as a timeline.

create table app.block_events (
  user_id uuid not null,
  id uuid not null,
  block_id uuid not null,
  kind text not null,
  from_status text,
  to_status text,
  insight_id uuid,
  note text,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index block_events_newest on app.block_events (user_id, block_id, created_at desc, id desc);
alter table app.block_events enable row level security, force row level security;
create policy own_rows on app.block_events to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.block_events to arcana_jobs using (true);
create policy two_people on app.block_events to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
