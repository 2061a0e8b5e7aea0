-- The passkeys of accounts: public keys with which an account is signed in to without its password.

create table auth.passkey (
  id uuid primary key,
  user_id uuid not null constraint passkey_user_id_user_id_fk references auth."user" (id) on delete cascade,
  credential_id text not null constraint passkey_credential unique,
  public_key text not null,
  counter bigint not null default 0,
  transports text not null default '',
  sealed_name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkey_user on auth.passkey (user_id);
