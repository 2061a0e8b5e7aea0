-- How many writes a person has made in this minute. Not logged: after a crash of the database the minute begins anew.

create unlogged table auth.write_count (
  user_id uuid primary key constraint write_count_user_id_user_id_fk references auth."user" (id) on delete cascade,
  since timestamptz(3) not null,
  count integer not null
);

-- Tokens of a day for the whole server: what calls have cost, and what calls that are running may still cost.

create table limits.token_days (
  day date primary key,
  tokens bigint not null,
  refused integer not null,
  is_spent boolean not null
);
