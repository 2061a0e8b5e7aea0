-- Indexes by which jobs find everybody's rows in small batches. They are made while the version before goes on writing, each
-- statement by itself. Their names end in _for_jobs: these alone need not begin with user_id, and none of them is unique.

create index concurrently if not exists readings_for_jobs on app.readings (created_at);
create index concurrently if not exists draws_for_jobs on app.draws (created_at, id);
create index concurrently if not exists insights_default_draws on app.insights (user_id, draw_id) where is_default;
create index concurrently if not exists ai_usage_for_jobs on app.ai_usage (created_at);
create index concurrently if not exists insight_conversations_for_jobs on app.insight_conversations (archived_at)
  where not is_active;
create index concurrently if not exists promise_links_for_jobs on app.promise_links (expires_at);
create index concurrently if not exists exports_expired_for_jobs on app.exports (expires_at);
create index concurrently if not exists exports_unfinished_for_jobs on app.exports (created_at)
  where state = any (array['waiting', 'running']);
create index concurrently if not exists user_patterns_for_jobs on app.user_patterns (computed_at, user_id);
create index concurrently if not exists session_for_jobs on auth.session (expires_at);
create index concurrently if not exists verification_for_jobs on auth.verification (expires_at);
create index concurrently if not exists rate_limit_for_jobs on auth.rate_limit (last_request);
create index concurrently if not exists moved_guest_for_jobs on auth.moved_guest (moved_at);
create index concurrently if not exists write_count_for_jobs on auth.write_count (since);
create index concurrently if not exists letter_given_up_for_jobs on auth.letter (given_up_at) where given_up_at is not null;
create index concurrently if not exists waitlist_for_jobs on lookup.waitlist (greatest(confirm_until, invited_until))
  where confirmed_at is null;
