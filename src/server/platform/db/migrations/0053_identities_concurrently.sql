-- An identity at a provider belongs to one account. It is made while the version before goes on writing, which writes only
-- passwords into this table.

create unique index concurrently if not exists account_identity on auth.account (provider_id, account_id)
  where provider_id <> 'credential';
