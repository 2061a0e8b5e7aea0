-- What the page of a year shows, kept beside the state of the rows that it was computed from; and the part of a person's patterns
-- that says which loop a block is in, so that a block's page does not open all of them. The version before names neither.

create table app.user_years (
  user_id uuid not null,
  year integer not null,
  body text not null,
  fingerprint text not null,
  primary key (user_id, year)
);
alter table app.user_years enable row level security, force row level security;
create policy own_rows on app.user_years to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.user_years to arcana_jobs using (true);
create policy two_people on app.user_years to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));

alter table app.user_patterns add column doors text;
