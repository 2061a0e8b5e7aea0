-- What administrators did, the reports that people chose to send to them, and figures that stay when people's rows are deleted.

create table auth.admin_action (
  id uuid primary key,
  admin_id uuid,
  kind text not null,
  subject_id uuid,
  detail text,
  done_at timestamptz(3) not null
);

create table auth.report (
  id uuid primary key,
  user_id uuid not null references auth."user" (id) on delete cascade,
  insight_id uuid not null,
  reason text not null,
  state text not null,
  body text,
  answer text,
  created_at timestamptz(3) not null,
  answered_at timestamptz(3)
);
create index report_of_person on auth.report (user_id, insight_id);
create index report_by_state on auth.report (state, id);

-- Calls of a model by day, feature and model, for all people together.
create table counts.model_days (
  day date not null,
  feature text not null,
  model text not null,
  calls bigint not null,
  failed bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  micros bigint not null,
  primary key (day, feature, model)
);
grant select, insert, update on counts.model_days to arcana_app;
grant select, insert, update, delete on counts.model_days to arcana_jobs;

-- Other events by day, for all people together.
create table counts.event_days (
  day date not null,
  event text not null,
  times bigint not null,
  primary key (day, event)
);
grant select, insert, update on counts.event_days to arcana_app;
grant select, insert, update, delete on counts.event_days to arcana_jobs;
grant usage on schema counts to arcana_auth;
grant select, insert, update on counts.event_days to arcana_auth;

-- The last run of each scheduled job.
create table counts.job_runs (
  job text primary key,
  done_at timestamptz(3),
  failed_at timestamptz(3)
);
grant select on counts.job_runs to arcana_app;
grant select, insert, update, delete on counts.job_runs to arcana_jobs;

-- What each running process says about its model. A process that has not written for a while has ended.
create table counts.processes (
  id uuid primary key,
  duck text not null,
  state text not null,
  message text not null,
  since timestamptz(3) not null,
  seen_at timestamptz(3) not null
);
grant select, insert, update, delete on counts.processes to arcana_app;
grant select, insert, update, delete on counts.processes to arcana_jobs;
