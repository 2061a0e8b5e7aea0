-- The chat under an insight: one active conversation at a time, and its messages. A message of the person's knows the
-- state of its reply, so that it is answered once, whichever process began.

create table app.insight_conversations (
  user_id uuid not null,
  id uuid not null,
  insight_id uuid not null,
  welcome text not null,
  started_at timestamptz(3) not null,
  last_message_at timestamptz(3) not null,
  message_count integer not null default 0,
  is_active boolean not null default true,
  archived_at timestamptz(3),
  primary key (user_id, id)
);
create unique index insight_conversations_active on app.insight_conversations (user_id, insight_id) where is_active;
create index insight_conversations_insight on app.insight_conversations (user_id, insight_id);
alter table app.insight_conversations enable row level security, force row level security;
create policy own_rows on app.insight_conversations to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.insight_conversations to arcana_jobs using (true);
create policy two_people on app.insight_conversations to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.chat_messages (
  user_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  role text not null,
  content text not null,
  metadata text,
  client_message_id text,
  reply_to uuid,
  reply_state text,
  reply_beat_at timestamptz(3),
  is_imported boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (user_id, id)
);
create index chat_messages_conversation on app.chat_messages (user_id, conversation_id, created_at desc, id desc);
create index chat_messages_newest on app.chat_messages (user_id, created_at desc, id desc);
create unique index chat_messages_client_id on app.chat_messages (user_id, client_message_id);
create unique index chat_messages_reply on app.chat_messages (user_id, reply_to);
alter table app.chat_messages enable row level security, force row level security;
create policy own_rows on app.chat_messages to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.chat_messages to arcana_jobs using (true);
create policy two_people on app.chat_messages to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
