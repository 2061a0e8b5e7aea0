-- What was deleted is found without looking at what was not: both indexes hold only the few rows that wait to go.

create index insights_deleted on app.insights (user_id, deleted_at) where deleted_at is not null;
create index user_blocks_deleted on app.user_blocks (user_id, deleted_at) where deleted_at is not null;
