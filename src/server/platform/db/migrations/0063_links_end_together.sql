-- Codes and links in letters end together: each remembers the account's `asked_version`, which counts up with a reset, a new
-- password and a change of address.

alter table auth."user" add column asked_version integer not null default 0;
alter table auth.mail_code alter column code_hash drop not null;
alter table auth.mail_code add column asked_version integer not null default 0;
-- What a link does besides what its purpose says, such as the new address.
alter table auth.mail_code add column content text;
