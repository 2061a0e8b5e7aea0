-- The days on which a person said that it was enough for today.

create table app.enough_days (
  user_id uuid not null,
  day date not null,
  said_at timestamptz(3) not null,
  primary key (user_id, day)
);
alter table app.enough_days enable row level security, force row level security;
create policy own_rows on app.enough_days to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.enough_days to arcana_jobs using (true);
create policy two_people on app.enough_days to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
