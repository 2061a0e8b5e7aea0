-- The tests that models took before they speak to people. The version before does not name this table: a chosen model speaks
-- there as it did.

create table auth.model_exam (
  id uuid primary key,
  host text not null,
  model text not null,
  verdict text,
  version text,
  examined_at timestamptz(3),
  result jsonb,
  answers jsonb,
  allowed_version text,
  run_state text,
  run_version text,
  run_started_at timestamptz(3),
  run_seen_at timestamptz(3),
  run_answers jsonb,
  run_failure text
);
create unique index model_exam_of_model on auth.model_exam (host, model);
create unique index model_exam_under_way on auth.model_exam (run_state) where run_state = 'running';
revoke all on auth.model_exam from arcana_jobs;
