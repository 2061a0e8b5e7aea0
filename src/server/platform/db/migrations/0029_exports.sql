-- Files with all of a person's insights, made in the background and kept for some days; and their bytes, sealed, in parts.

create table app.exports (
  user_id uuid not null,
  id uuid not null,
  format text not null,
  state text not null,
  attempt integer not null,
  done integer not null,
  total integer not null,
  bytes bigint not null,
  parts integer not null,
  created_at timestamptz(3) not null,
  beat_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (user_id, id)
);
alter table app.exports enable row level security, force row level security;
create policy own_rows on app.exports to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.exports to arcana_jobs using (true);
create policy two_people on app.exports to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.export_parts (
  user_id uuid not null,
  export_id uuid not null,
  attempt integer not null,
  part integer not null,
  body text not null,
  primary key (user_id, export_id, attempt, part),
  constraint export_parts_user_id_export_id_exports_user_id_id_fk
    foreign key (user_id, export_id) references app.exports (user_id, id) on delete cascade
);
alter table app.export_parts enable row level security, force row level security;
create policy own_rows on app.export_parts to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.export_parts to arcana_jobs using (true);
create policy two_people on app.export_parts to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
