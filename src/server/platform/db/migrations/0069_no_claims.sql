-- No account claims an address any more (docs/decisions/141). Where nobody holds the address, the first account that claims it
-- holds it now, not confirmed. The others keep all they have and are accounts without an address; what was asked for by letter
-- ends. Their column and its index stay: an operator finds by them how they signed up (docs/runbook.md), and the version before,
-- which may still run, reads them.

update auth."user" u set email = claimed_email, claimed_email = null
where claimed_email is not null
  and not exists (select from auth."user" holder where holder.email = u.claimed_email)
  and not exists (
    select from auth."user" other
    where other.claimed_email = u.claimed_email and (other.created_at, other.id) < (u.created_at, u.id)
  );
update auth."user" set email = id || '@identities.invalid', asked_version = asked_version + 1
where claimed_email is not null;
