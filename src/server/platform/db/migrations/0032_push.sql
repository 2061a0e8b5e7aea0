-- What a promise says is sealed. `due_on` then keeps only the Monday of the week in which the app asks next; rows without
-- a body are as the version before wrote them, until a job has sealed them.
alter table app.step_promises add column body text;
create index step_promises_plain on app.step_promises (user_id) where body is null;

-- The browsers that show reminders, and the links in letters that answer one promise without a session.
create table app.push_subscriptions (
  user_id uuid not null,
  address_hash text not null,
  body text not null,
  session_name text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, address_hash)
);
alter table app.push_subscriptions enable row level security, force row level security;
create policy own_rows on app.push_subscriptions to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.push_subscriptions to arcana_jobs using (true);
create policy two_people on app.push_subscriptions to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.promise_links (
  user_id uuid not null,
  token_hash text not null,
  insight_id uuid not null,
  step integer not null,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (user_id, token_hash)
);
create index promise_links_of_step on app.promise_links (user_id, insight_id);
alter table app.promise_links enable row level security, force row level security;
create policy own_rows on app.promise_links to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.promise_links to arcana_jobs using (true);
create policy two_people on app.promise_links to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
