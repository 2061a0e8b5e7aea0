-- The journal of a run in six parts, each emptied whole once its runs are over a day old; limits keyed by the person; and
-- policies without sub-selects. A distributed PostgreSQL takes policies only in this form.

-- A run belongs to the part of the eight hours in which it began, counted round. Autovacuum leaves the parts alone: TRUNCATE
-- takes their dead rows with it. The version before names no part, so its rows get that of now.
alter table app.reading_events rename to reading_events_former;
alter table app.reading_events_former rename constraint reading_events_pkey to reading_events_former_pkey;
create table app.reading_events (
  user_id uuid not null,
  reading_id uuid not null,
  seq integer not null,
  body text not null,
  slot smallint not null default (extract(epoch from now())::bigint / 28800 % 6)::smallint,
  primary key (user_id, reading_id, seq, slot)
) partition by list (slot);
do $$
begin
  for part in 0..5 loop
    execute format(
      'create table app.reading_events_%1$s partition of app.reading_events for values in (%1$s)
         with (autovacuum_enabled = false, toast.autovacuum_enabled = false)', part);
    execute format('grant truncate on app.reading_events_%s to arcana_jobs', part);
  end loop;
end $$;

-- The policies of the new tables are made in their former form, and changed below with those of every other table.
do $$
declare part regclass;
begin
  for part in select 'app.reading_events'::regclass
    union all select inhrelid::regclass from pg_inherits where inhparent = 'app.reading_events'::regclass
  loop
    execute format('alter table %s enable row level security, force row level security', part);
    execute format('create policy own_rows on %s to arcana_app using (false)', part);
    execute format('create policy every_row on %s to arcana_jobs using (true)', part);
    execute format('create policy two_people on %s to arcana_mover using (false)', part);
  end loop;
end $$;

-- Runs of the last day keep their events. The owner of the tables sees no rows of theirs, so housekeeping copies.
set local role arcana_jobs;
insert into app.reading_events (user_id, reading_id, seq, body, slot)
  select e.user_id, e.reading_id, e.seq, e.body, (extract(epoch from r.created_at)::bigint / 28800 % 6)::smallint
  from app.readings r join app.reading_events_former e on e.user_id = r.user_id and e.reading_id = r.id
  where r.created_at > now() - interval '1 day';
reset role;
drop table app.reading_events_former;

-- The version before counts in limits.rate_limits; a later migration removes that table.
create table limits.person_limits (
  user_id uuid not null,
  name text not null,
  window_start timestamptz(3) not null,
  requests integer not null,
  tokens integer not null,
  blocked_until timestamptz(3),
  primary key (user_id, name)
);
create index person_limits_for_jobs on limits.person_limits (window_start);
insert into limits.person_limits (user_id, name, window_start, requests, tokens, blocked_until)
  select split_part(id, ':', 2)::uuid, split_part(id, ':', 1), window_start, requests, tokens, blocked_until
  from limits.rate_limits where id ~ '^[A-Za-z-]+:[0-9a-f]{8}-[0-9a-f-]{27}$';

-- An array with one element: the index on user_id serves it, and there is no sub-select.
do $$
declare owned regclass;
begin
  for owned in select polrelid::regclass from pg_policy where polname = 'own_rows' order by polrelid loop
    execute format(
      $policy$alter policy own_rows on %s
        using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid]))$policy$, owned);
    execute format(
      $policy$alter policy two_people on %s
        using (user_id = any (array[nullif(current_setting('app.user_id', true), '')::uuid,
          nullif(current_setting('app.second_user_id', true), '')::uuid]))$policy$, owned);
  end loop;
end $$;
