-- A person's weekly check-in: one a week, named by the week's Monday. Which weekday they chose for it, whether a letter
-- says so, and of which week the last letter was.

create table app.check_ins (
  user_id uuid not null,
  week_start date not null,
  state text not null,
  body text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, week_start)
);
alter table app.check_ins enable row level security, force row level security;
create policy own_rows on app.check_ins to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.check_ins to arcana_jobs using (true);
create policy two_people on app.check_ins to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

alter table app.user_settings add column check_in_weekday smallint;
alter table app.user_settings add column has_check_in_letters boolean not null default false;
alter table app.user_settings add column check_in_letter_week date;
create index user_settings_check_in_letters on app.user_settings (user_id)
  where has_check_in_letters and check_in_weekday is not null;
