-- Several accounts may have been signed up for with one address. One of them holds it, in "email"; the others claim it here,
-- and their "email" is a placeholder that nobody receives mail at.

alter table auth."user" add column claimed_email text;
create index user_claims on auth."user" (claimed_email) where claimed_email is not null;
