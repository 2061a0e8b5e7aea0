-- Small trials: what was tossed and answered, and, apart from it, the seed that fixes the order of the tosses. The seed is
-- erased here when its trial ends. `turn` counts tosses and answers, so that two tabs cannot both write the next one.

create table app.trials (
  user_id uuid not null,
  id uuid not null,
  state text not null,
  turn smallint not null,
  commitment text not null,
  body text not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (user_id, id)
);
create unique index trials_running on app.trials (user_id) where state = 'running';
alter table app.trials enable row level security, force row level security;
create policy own_rows on app.trials to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.trials to arcana_jobs using (true);
create policy two_people on app.trials to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.trial_seeds (
  user_id uuid not null,
  trial_id uuid not null,
  server_seed text not null,
  primary key (user_id, trial_id)
);
alter table app.trial_seeds enable row level security, force row level security;
create policy own_rows on app.trial_seeds to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.trial_seeds to arcana_jobs using (true);
create policy two_people on app.trial_seeds to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
