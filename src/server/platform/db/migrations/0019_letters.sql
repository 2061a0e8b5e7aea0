-- Letters that are not sent yet. A row is written in the transaction of what its letter tells of, and deleted once a mail
-- server has taken the letter. The content is sealed: it holds an address, and for some letters a link.

create table auth.letter (
  id uuid primary key,
  sealed text not null,
  tries integer not null default 0,
  claimed_until timestamptz(3),
  given_up_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index letter_oldest on auth.letter (created_at);
