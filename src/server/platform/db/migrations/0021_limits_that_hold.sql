-- One retry of a default reading at a time, one call for a smaller step, stops counted by the day, and where the rows of
-- a guest went while a reading of theirs was running.

alter table app.readings add column replaces uuid;
create unique index readings_replacing on app.readings (user_id, replaces) where status = 'running';

alter table app.insight_steps add column smaller_asked_at timestamptz(3);

alter table app.daily_insights add column stopped integer not null default 0;

create table auth.moved_guest (
  from_user_id uuid primary key,
  to_user_id uuid not null constraint moved_guest_to_user_id_user_id_fk references auth."user" (id) on delete cascade,
  moved_at timestamptz(3) not null
);
create index moved_guest_to on auth.moved_guest (to_user_id);
