-- Messages to webhooks have a queue of their own, so that a receiver that hangs delays no letter. The version before does not
-- name the column: what it stores meanwhile is sent by the queue of letters.

alter table auth.letter add column is_webhook boolean not null default false;
create index letter_oldest_webhook on auth.letter (created_at) where is_webhook;
