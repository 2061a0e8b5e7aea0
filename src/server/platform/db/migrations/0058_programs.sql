-- What people set up for programs of their own: access tokens, the address of a calendar, and webhooks.

create table auth.access_token (
  id uuid primary key,
  user_id uuid not null constraint access_token_user_id_user_id_fk references auth."user" (id) on delete cascade,
  token_hash text not null constraint access_token_hash unique,
  scopes text[] not null,
  sealed_name text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3),
  used_at timestamptz(3)
);
create index access_token_user on auth.access_token (user_id);

create table auth.calendar_feed (
  user_id uuid primary key constraint calendar_feed_user_id_user_id_fk references auth."user" (id) on delete cascade,
  token_hash text not null constraint calendar_feed_hash unique,
  has_words boolean not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table auth.webhook (
  id uuid primary key,
  user_id uuid not null constraint webhook_user_id_user_id_fk references auth."user" (id) on delete cascade,
  sealed text not null,
  events text[] not null,
  has_content boolean not null,
  created_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  failing_since timestamptz(3),
  last_failure text,
  disabled_at timestamptz(3),
  told_at timestamptz(3)
);
create index webhook_user on auth.webhook (user_id);
create index webhook_to_tell on auth.webhook (disabled_at) where disabled_at is not null and told_at is null;

create table auth.webhook_message (
  webhook_id uuid not null constraint webhook_message_webhook_id_webhook_id_fk
    references auth.webhook (id) on delete cascade,
  subject text not null,
  created_at timestamptz(3) not null,
  primary key (webhook_id, subject)
);
create index webhook_message_for_jobs on auth.webhook_message (created_at);
