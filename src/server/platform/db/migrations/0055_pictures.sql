-- A person's pictures, whose bytes are encrypted files in the store.

create table app.pictures (
  user_id uuid not null,
  id uuid not null,
  purpose text not null,
  block_id uuid,
  state text not null,
  attempt integer not null,
  bytes bigint not null,
  digest text not null,
  details text not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index pictures_of_block on app.pictures (user_id, block_id, id);
create index pictures_unfinished_for_jobs on app.pictures (changed_at)
  where state = any (array['storing', 'removing']);
alter table app.pictures enable row level security, force row level security;
create policy own_rows on app.pictures to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.pictures to arcana_jobs using (true);
create policy two_people on app.pictures to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));
