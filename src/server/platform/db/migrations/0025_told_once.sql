-- When a person was shown the questions of onboarding, so that no other device sends them there again; and when a guest
-- signed up, from which day on what they made as a guest counts as new.

alter table app.user_settings add column onboarding_offered_at timestamptz(3);

alter table auth."user" add column guest_until timestamptz(3);
