-- What calls of the model cost: dollars of a day, and tokens that came from the provider's cache or were written to it. The
-- version before names none of these columns.

alter table limits.token_days add column micros bigint not null default 0;
alter table app.ai_usage add column cache_read_tokens integer not null default 0;
alter table app.ai_usage add column cache_write_tokens integer not null default 0;
