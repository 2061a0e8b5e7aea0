-- What a person means to do by when, and what came of it; plans of the form "When ..., I will ..."; and when a person
-- wants to be reminded. An answered promise stays: another one for the same step is another row.

create table app.step_promises (
  user_id uuid not null,
  insight_id uuid not null,
  step integer not null,
  made_at timestamptz(3) not null,
  due_on date not null,
  guess smallint,
  answer text,
  answered_at timestamptz(3),
  snoozed_until date,
  primary key (user_id, insight_id, step, made_at)
);
create unique index step_promises_open on app.step_promises (user_id, insight_id, step) where answer is null;
create index step_promises_due on app.step_promises (user_id, due_on) where answer is null;
alter table app.step_promises enable row level security, force row level security;
create policy own_rows on app.step_promises to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.step_promises to arcana_jobs using (true);
create policy two_people on app.step_promises to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.block_plans (
  user_id uuid not null,
  id uuid not null,
  block_id uuid not null,
  body text not null,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3),
  primary key (user_id, id)
);
create index block_plans_of_block on app.block_plans (user_id, block_id, created_at);
alter table app.block_plans enable row level security, force row level security;
create policy own_rows on app.block_plans to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.block_plans to arcana_jobs using (true);
create policy two_people on app.block_plans to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.reminder_settings (
  user_id uuid primary key,
  by_mail boolean not null default false,
  hour smallint not null,
  quiet_from smallint,
  quiet_to smallint,
  letter_on date,
  updated_at timestamptz(3) not null
);
alter table app.reminder_settings enable row level security, force row level security;
create policy own_rows on app.reminder_settings to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.reminder_settings to arcana_jobs using (true);
create policy two_people on app.reminder_settings to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
