-- A deleted chat waits out its undo. The index holds only the few rows that wait to go.

alter table app.insight_conversations add column deleted_at timestamptz(3);
create index insight_conversations_deleted on app.insight_conversations (user_id, deleted_at)
  where deleted_at is not null;
