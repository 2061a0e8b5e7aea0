-- Somebody may set the tone before they have said where they live.

alter table app.user_settings alter column time_zone drop not null;
