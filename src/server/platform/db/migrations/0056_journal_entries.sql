-- Journal entries that a person brought along from another app. They are listed with the reflections.

create table app.journal_entries (
  user_id uuid not null,
  id uuid not null,
  body text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index journal_entries_newest on app.journal_entries (user_id, created_at desc, id desc);
alter table app.journal_entries enable row level security, force row level security;
create policy own_rows on app.journal_entries to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.journal_entries to arcana_jobs using (true);
create policy two_people on app.journal_entries to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));
