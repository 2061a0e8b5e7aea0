-- Identity providers that whoever runs the server registers, and the keys with which the server signs. The version before
-- names neither table.

create table auth.identity_provider (
  id text primary key,
  name text not null,
  kind text not null,
  domains text[] not null default '{}',
  config jsonb not null,
  secret text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table auth.jwks (
  id uuid primary key,
  public_key text not null,
  private_key text not null,
  alg text,
  crv text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3)
);
