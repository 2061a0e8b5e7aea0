-- What a card knows of a person: in which insights it lay, what the duck said about it, and what the person wrote on its
-- prompts.

create table app.drawn_cards (
  user_id uuid not null,
  card_id text not null,
  insight_id uuid not null,
  is_chosen boolean not null default false,
  drawn_at timestamptz(3) not null,
  primary key (user_id, card_id, insight_id)
);
alter table app.drawn_cards enable row level security, force row level security;
create policy own_rows on app.drawn_cards to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.drawn_cards to arcana_jobs using (true);
create policy two_people on app.drawn_cards to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

-- The owner of the tables sees no rows of theirs: row level security is forced on it too.
set local role arcana_jobs;
insert into app.drawn_cards (user_id, card_id, insight_id, is_chosen, drawn_at)
  select i.user_id, card ->> 'id', i.id, coalesce((card ->> 'chosen')::boolean, false), i.created_at
  from app.insights i cross join lateral jsonb_array_elements(i.cards_drawn) card
  where card ->> 'id' is not null
  on conflict do nothing;
reset role;

create table app.card_words (
  user_id uuid not null,
  card_id text not null,
  subject text not null,
  version text not null,
  body text not null,
  created_at timestamptz(3) not null,
  primary key (user_id, card_id, subject)
);
alter table app.card_words enable row level security, force row level security;
create policy own_rows on app.card_words to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.card_words to arcana_jobs using (true);
create policy two_people on app.card_words to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );

create table app.card_reflections (
  user_id uuid not null,
  card_id text not null,
  prompt integer not null,
  block_type_id text,
  body text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (user_id, card_id, prompt)
);
alter table app.card_reflections enable row level security, force row level security;
create policy own_rows on app.card_reflections to arcana_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
create policy every_row on app.card_reflections to arcana_jobs using (true);
create policy two_people on app.card_reflections to arcana_mover
  using (
    user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
    or user_id = (select nullif(current_setting('app.second_user_id', true), '')::uuid)
  );
