-- Addresses that wait to be let in. The schema is for small tables of what is unique for everybody, keyed by it; the
-- roles that serve a person's requests do not see it.

create schema lookup;
grant usage on schema lookup to arcana_auth, arcana_jobs;
alter default privileges in schema lookup
  grant select, insert, update, delete on tables to arcana_auth, arcana_jobs;

create table lookup.waitlist (
  email text primary key,
  leave_token text not null constraint waitlist_leave_token unique,
  confirm_hash text constraint waitlist_confirm_hash unique,
  confirm_until timestamptz(3),
  confirmed_at timestamptz(3),
  invitation_hash text,
  invited_until timestamptz(3),
  created_at timestamptz(3) not null
);
