-- Every promise is sealed. No released version stored them readable or kept used links, so those columns can go at once.
set local role arcana_jobs;
delete from app.step_promises where body is null;
delete from app.promise_links where used_at is not null;
reset role;
drop index app.step_promises_plain;
alter table app.step_promises alter column body set not null, drop column guess, drop column snoozed_until;
alter table app.promise_links drop column used_at;
