-- A job finds reports by the time of their answer. It is made while the version before goes on writing.

create index concurrently if not exists report_answered_for_jobs on auth.report (answered_at);
