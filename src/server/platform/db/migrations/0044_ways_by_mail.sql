-- Codes and links by mail, and what a session knows about itself. The version before names none of these columns.

-- The browser's time zone at the sign-in, such as Europe/Berlin; null for a session that was begun before, or without it.
alter table auth.session add column time_zone text;
-- When the person last proved who they are, by signing in or when asked again.
alter table auth.session add column proven_at timestamptz(3);

-- The newest code of an account for each purpose, and its link. Only hashes are stored.
create table auth.mail_code (
  user_id uuid not null references auth."user" (id) on delete cascade,
  purpose text not null,
  code_hash text not null,
  link_hash text constraint mail_code_link unique,
  tries integer not null default 0,
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (user_id, purpose)
);
create index mail_code_for_jobs on auth.mail_code (expires_at);
