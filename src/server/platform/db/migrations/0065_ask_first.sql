-- The duck asks before it reads. A draw's cards are lifted before the questions, so they are kept with it, sealed, until a
-- reading uses the draw. The version before does not name these columns: it deals such a draw with the picks that it is sent.

alter table app.draws add column lifted text;
alter table app.user_settings add column asks_first boolean not null default true;
