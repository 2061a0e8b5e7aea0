-- What a person says of a sentence of a reading: that it is right, or that it is not.

create table app.sentence_answers (
  user_id uuid not null,
  insight_id uuid not null,
  sentence integer not null,
  answer text not null,
  primary key (user_id, insight_id, sentence)
);
alter table app.sentence_answers enable row level security, force row level security;
create policy own_rows on app.sentence_answers to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.sentence_answers to arcana_jobs using (true);
create policy two_people on app.sentence_answers to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
