-- The insight's page: steps that are ticked, titled and made smaller; a note of one's own; when the question was edited.
-- Whoever writes without knowing of these leaves `step_count` null: not counted yet.

alter table app.insights
  add column note text,
  add column edited_at timestamptz(3),
  add column step_count integer,
  add column done_steps integer not null default 0;
create index insights_open_steps on app.insights (user_id, created_at desc, id desc)
  where deleted_at is null and done_steps < coalesce(step_count, 32767);

create table app.insight_steps (
  user_id uuid not null,
  insight_id uuid not null,
  step integer not null,
  done_at timestamptz(3),
  title text,
  smaller text,
  uses_smaller boolean not null default false,
  primary key (user_id, insight_id, step)
);
alter table app.insight_steps enable row level security, force row level security;
create policy own_rows on app.insight_steps to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.insight_steps to arcana_jobs using (true);
create policy two_people on app.insight_steps to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
