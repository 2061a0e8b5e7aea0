-- What the processes say to each other about changes goes by NOTIFY. The library that says it wants a table for what
-- does not fit; nothing of ours ever lies there.

create schema live;
grant usage on schema live to arcana_live;

create table live.attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
grant select, insert, delete on live.attachments to arcana_live;
grant usage on sequence live.attachments_id_seq to arcana_live;
