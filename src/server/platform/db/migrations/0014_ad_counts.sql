-- How often each of the house's notices was shown and followed on a day, by everybody together. It names nobody.

create schema counts;
grant usage on schema counts to arcana_app, arcana_jobs;

create table counts.ad_days (
  day date not null,
  ad_id text not null,
  impressions integer not null,
  clicks integer not null,
  primary key (day, ad_id)
);
grant select, insert, update on counts.ad_days to arcana_app;
grant select, insert, update, delete on counts.ad_days to arcana_jobs;
