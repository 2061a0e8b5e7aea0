-- The models on the server's own machine that an administrator chose, tried or fetched. The one that was chosen last answers.
-- The version before does not name this table: whoever its settings name answers there.

create table auth.home_model (
  id uuid primary key,
  host text not null,
  model text not null,
  chosen_at timestamptz(3),
  trial_state text,
  trial_started_at timestamptz(3),
  trial_answer text,
  trial_first_word_ms integer,
  trial_whole_ms integer,
  trial_failure text,
  fetch_state text,
  fetch_started_at timestamptz(3),
  fetch_seen_at timestamptz(3),
  fetch_bytes bigint not null default 0,
  fetch_total bigint not null default 0,
  fetch_failure text
);
create unique index home_model_of_host on auth.home_model (host, model);
revoke all on auth.home_model from arcana_jobs;
