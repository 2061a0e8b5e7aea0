-- Whether an account may use its connection to Notion. It lies beside the other ways into an account, so that a recovery ends all
-- of them in one transaction. The version before does not name this table: what it connects is connected again.

create table auth.notion_access (
  user_id uuid primary key constraint notion_access_user_id_user_id_fk references auth."user" (id) on delete cascade,
  created_at timestamptz(3) not null
);

-- The owner of the table sees its rows only while row level security is not forced.
alter table app.notion_connections no force row level security;
insert into auth.notion_access (user_id, created_at)
  select c.user_id, c.connected_at from app.notion_connections c join auth."user" u on u.id = c.user_id;
alter table app.notion_connections force row level security;
