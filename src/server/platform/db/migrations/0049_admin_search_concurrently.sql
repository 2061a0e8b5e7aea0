-- Indexes by which an administrator finds an account by the beginning of its address, and who has waited longest.

create index concurrently if not exists user_email_beginning on auth."user" (email text_pattern_ops);
create index concurrently if not exists waitlist_longest on lookup.waitlist (confirmed_at, email) where confirmed_at is not null;
