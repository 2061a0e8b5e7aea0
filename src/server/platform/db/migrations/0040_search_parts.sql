-- An index of the words of a person's insights, sealed, for the search in the history. It is derived from the insights and
-- is built anew whenever it is missing.

create table app.search_parts (
  user_id uuid not null,
  first_id uuid not null,
  end_id uuid not null,
  words text,
  postings text,
  fingerprint text,
  edition integer not null default 0,
  primary key (user_id, first_id)
);
-- Sealed values do not compress, so PostgreSQL need not try.
alter table app.search_parts alter column words set storage external, alter column postings set storage external;
alter table app.search_parts enable row level security, force row level security;
create policy own_rows on app.search_parts to arcana_app
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]));
create policy every_row on app.search_parts to arcana_jobs using (true);
create policy two_people on app.search_parts to arcana_mover
  using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.second_user_id', true), '')::uuid]));
