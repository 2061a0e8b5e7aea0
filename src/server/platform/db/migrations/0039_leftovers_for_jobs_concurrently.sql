-- Indexes by which jobs find what earlier runs of theirs left behind: events of old runs, whose ids tell when they began, and
-- limits that the version before counts in the former table.

create index concurrently if not exists reading_events_0_for_jobs on app.reading_events_0 (reading_id);
create index concurrently if not exists reading_events_1_for_jobs on app.reading_events_1 (reading_id);
create index concurrently if not exists reading_events_2_for_jobs on app.reading_events_2 (reading_id);
create index concurrently if not exists reading_events_3_for_jobs on app.reading_events_3 (reading_id);
create index concurrently if not exists reading_events_4_for_jobs on app.reading_events_4 (reading_id);
create index concurrently if not exists reading_events_5_for_jobs on app.reading_events_5 (reading_id);
create index concurrently if not exists rate_limits_for_jobs on limits.rate_limits (window_start);

-- Rows of a part that are deleted one by one are cleared by autovacuum. It does not run because of inserted rows.
alter table app.reading_events_0 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
alter table app.reading_events_1 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
alter table app.reading_events_2 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
alter table app.reading_events_3 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
alter table app.reading_events_4 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
alter table app.reading_events_5 set (
  autovacuum_enabled = true, autovacuum_vacuum_insert_threshold = -1,
  toast.autovacuum_enabled = true, toast.autovacuum_vacuum_insert_threshold = -1
);
