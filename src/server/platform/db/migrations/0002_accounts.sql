-- The auth library's tables: people, their sessions and ways to sign in; its limits; guests whose rows are owed to an account.

create table auth."user" (
  id uuid primary key,
  name text not null,
  email text not null constraint user_email unique,
  email_verified boolean not null default false,
  image text,
  is_guest boolean not null default false,
  is_admin boolean not null default false,
  is_premium boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index user_guests on auth."user" (created_at) where is_guest;

create table auth.session (
  id uuid primary key,
  token text not null constraint session_token unique,
  user_id uuid not null constraint session_user_id_user_id_fk references auth."user" (id) on delete cascade,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index "session_user" on auth.session (user_id);

create table auth.account (
  id uuid primary key,
  user_id uuid not null constraint account_user_id_user_id_fk references auth."user" (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index account_user on auth.account (user_id);

create table auth.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create index verification_identifier on auth.verification (identifier);

create table auth.rate_limit (
  id uuid primary key,
  key text not null constraint rate_limit_key unique,
  count integer not null,
  last_request bigint not null
);

create table auth.guest_move (
  from_user_id uuid primary key,
  to_user_id uuid not null,
  created_at timestamptz(3) not null
);

create index guest_move_to on auth.guest_move (to_user_id);
