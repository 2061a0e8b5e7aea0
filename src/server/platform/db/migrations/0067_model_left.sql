-- A person need not wait for a slow model: the reading goes on without it, also where another process carries it out. The
-- version before does not name this column, and goes on waiting.

alter table app.readings add column model_left_at timestamptz(3);
