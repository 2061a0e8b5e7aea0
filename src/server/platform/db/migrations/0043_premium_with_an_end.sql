-- Premium that ends, and accounts that an administrator disabled. The version before names none of these columns.

alter table auth."user" add column premium_granted_until timestamptz(3);
alter table auth."user" add column premium_paid_until timestamptz(3);
alter table auth."user" add column disabled_at timestamptz(3);
