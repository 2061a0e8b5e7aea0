-- Which runs take one of the day's insights, and a way to find a person's running ones without looking at the others.

alter table app.readings add column counts boolean not null default true;
create index readings_running on app.readings (user_id, id) where status = 'running';
