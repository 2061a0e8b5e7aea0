-- What a person's own rows say together, computed before it is asked for; what they say of it; and how often everybody together
-- took or dismissed a recommendation, which names nobody.

create table app.user_patterns (
  user_id uuid not null primary key,
  body text not null,
  computed_at timestamptz(3) not null,
  fingerprint text not null
);
alter table app.user_patterns enable row level security, force row level security;
create policy own_rows on app.user_patterns to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.user_patterns to arcana_jobs using (true);
create policy two_people on app.user_patterns to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.theme_corrections (
  user_id uuid not null,
  insight_id uuid not null,
  theme text not null,
  corrected_at timestamptz(3) not null,
  primary key (user_id, insight_id)
);
alter table app.theme_corrections enable row level security, force row level security;
create policy own_rows on app.theme_corrections to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.theme_corrections to arcana_jobs using (true);
create policy two_people on app.theme_corrections to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.recommendation_answers (
  user_id uuid not null,
  id text not null,
  answer text not null,
  answered_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.recommendation_answers enable row level security, force row level security;
create policy own_rows on app.recommendation_answers to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.recommendation_answers to arcana_jobs using (true);
create policy two_people on app.recommendation_answers to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table counts.recommendation_days (
  day date not null,
  kind text not null,
  answer text not null,
  times integer not null,
  primary key (day, kind, answer)
);
grant select, insert, update on counts.recommendation_days to arcana_app;
grant select, insert, update, delete on counts.recommendation_days to arcana_jobs;
