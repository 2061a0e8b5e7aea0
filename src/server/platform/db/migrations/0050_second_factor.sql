-- The second factor of an account: the sealed secret of one-time codes, and the hashes of recovery codes.

create table auth.second_factor (
  user_id uuid primary key constraint second_factor_user_id_user_id_fk references auth."user" (id) on delete cascade,
  sealed text not null,
  last_step bigint not null default 0,
  tries integer not null default 0,
  tries_since timestamptz(3) not null,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null
);

create table auth.recovery_code (
  user_id uuid not null constraint recovery_code_user_id_second_factor_user_id_fk
    references auth.second_factor (user_id) on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);
