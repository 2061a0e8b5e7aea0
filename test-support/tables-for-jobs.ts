// The tables that scheduled jobs read, with the SQL of their rows. Texts are not encrypted values, so the rows are only for
// query plans and times.

/** One row out of this number is old. */
const OLD_ONE_IN = 25;

const person = "('00000000-0000-7000-8000-' || lpad(to_hex(n % $2::int), 12, '0'))::uuid";
const id = "(lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000001')::uuid";
/** The SQL for the id of a reading: one of 1970 for an old row, or else one of today, so that a partition holds both. */
const readingId = `case when n % ${OLD_ONE_IN} = 0 then ${id}
  else (regexp_replace(lpad(to_hex((extract(epoch from current_date) * 1000)::bigint + n), 12, '0'), '(.{8})', '\\1-')
    || '-7000-8000-000000000001')::uuid end`;
/** The SQL for a row's time: 200 days ago for an old row, which is old enough for every job, or else an hour ago. */
const time = `now() - case when n % ${OLD_ONE_IN} = 0 then interval '200 days' else interval '1 hour' end`;
const later = `${time} + interval '2 hours'`;

/** By table: the columns, the SQL values of row `n`, and the table's number of rows as a share of `rows`. */
export const TABLES_FOR_JOBS: readonly [table: string, columns: string, values: string, share: number][] = [
  [
    "auth.user",
    "id, name, email, is_guest, created_at, updated_at",
    `${person}, '', n || '@pond.example', n % 1000 = 1, ${time}, now()`,
    0.1,
  ],
  [
    "auth.session",
    "id, token, user_id, expires_at, created_at, updated_at",
    `${id}, n::text, ${person}, ${later}, now(), now()`,
    0.1,
  ],
  [
    "auth.verification",
    "id, identifier, value, expires_at, created_at, updated_at",
    `${id}, n::text, '', ${later}, now(), now()`,
    0.1,
  ],
  [
    "auth.mail_code",
    "user_id, purpose, code_hash, expires_at, created_at",
    `${person}, 'sign-in', n::text, ${later}, now()`,
    0.1,
  ],
  [
    "auth.rate_limit",
    "id, key, count, last_request",
    `${id}, n::text, 1, extract(epoch from ${later}) * 1000`,
    0.1,
  ],
  ["auth.moved_guest", "from_user_id, to_user_id, moved_at", `${id}, ${person}, ${later}`, 0.1],
  ["auth.write_count", "user_id, since, count", `${person}, ${later}, 1`, 0.1],
  [
    "auth.letter",
    "id, sealed, created_at, given_up_at",
    `${id}, '', now(), case when n % 50 = 0 then ${time} end`,
    0.02,
  ],
  [
    "auth.subscription",
    "user_id, customer_id, state, check_at, created_at",
    `${person}, n::text, 'active', case when n % 50 = 0 then ${time} end, now()`,
    0.1,
  ],
  [
    "auth.webhook",
    "id, user_id, sealed, events, has_content, created_at, disabled_at",
    `${id}, ${person}, '', '{reading.ready,step.due}', false, ${time}, case when n % 2 = 0 then ${time} end`,
    0.1,
  ],
  ["auth.webhook_message", "webhook_id, subject, created_at", `${id}, n::text, ${time}`, 0.1],
  [
    "auth.report",
    "id, user_id, insight_id, reason, state, created_at, answered_at",
    `${id}, ${person}, ${id}, '', 'new', ${time}, case when n % 2 = 0 then ${time} end`,
    0.02,
  ],
  ["auth.admin_action", "id, kind, done_at", `${id}, 'invited', ${time}`, 0.02],
  ["auth.billing_event", "id, seen_at", `n::text, ${time}`, 0.1],
  ["auth.leaving_customer", "customer_id, try_at, created_at", `n::text, ${time}, now()`, 0.02],
  ["auth.leaving_grant", "id, sealed, try_at, created_at", `${id}, '', ${time}, now()`, 0.02],
  ["lookup.premium_wish", "leave_hash, sealed, created_at", `n::text, '', ${time}`, 0.02],
  [
    "limits.person_limits",
    "user_id, name, window_start, requests, tokens",
    `${person}, 'x', ${later}, 1, 1`,
    0.1,
  ],
  ["limits.rate_limits", "id, window_start, requests, tokens", `n::text, ${later}, 1, 1`, 0.1],
  [
    "lookup.waitlist",
    "email, leave_token, confirm_until, confirmed_at, created_at",
    `n || case when n % 100 = 0 then '@pond.example' else '@reed.example' end, n, ${later}, case when n % 2 = 0 then now() end, now()`,
    0.1,
  ],
  [
    "app.user_keys",
    "user_id, wrapped_key, master_key_id, created_at",
    `${person}, repeat('k', 80), 'key', now()`,
    0.1,
  ],
  [
    "app.user_settings",
    "user_id, time_zone, check_in_weekday, has_check_in_letters, updated_at",
    `${person}, 'UTC', n % 7, n % 2 = 0, now()`,
    0.1,
  ],
  ["app.reminder_settings", "user_id, by_mail, hour, updated_at", `${person}, n % 2 = 0, 9, now()`, 0.1],
  [
    "app.step_promises",
    "user_id, insight_id, step, made_at, body, due_on",
    `${person}, ${id}, 0, now(), '', now() + interval '60 days'`,
    0.1,
  ],
  [
    "app.push_subscriptions",
    "user_id, address_hash, body, session_name, created_at",
    `${person}, n::text, '', n::text, now()`,
    0.02,
  ],
  [
    "app.promise_links",
    "user_id, token_hash, insight_id, step, made_at, expires_at",
    `${person}, n::text, ${id}, 0, now(), ${later}`,
    0.1,
  ],
  [
    "app.user_patterns",
    "user_id, body, computed_at, fingerprint",
    `${person}, '', now() - interval '2 days', ''`,
    0.1,
  ],
  [
    "app.exports",
    "user_id, id, format, state, attempt, done, total, bytes, parts, created_at, beat_at, expires_at",
    `${person}, ${id}, 'csv', 'ready', 1, 1, 1, 1, 1, now(), now(), ${later}`,
    0.02,
  ],
  [
    "app.export_parts",
    "user_id, export_id, attempt, part, body",
    `${person}, ${id}, 1, 0, repeat(md5(n::text), 1000)`,
    0.02,
  ],
  [
    "app.notion_exports",
    "user_id, insight_id, state, wants_page, wants_ticks, asked_at, try_at, beat_at",
    `${person}, ${id}, case when n % 50 = 0 then 'waiting' else 'done' end, true, false, now(), ${time}, now()`,
    0.1,
  ],
  ["app.notion_connections", "user_id, body, connected_at", `${person}, '', now()`, 0.1],
  [
    "app.pictures",
    "user_id, id, purpose, block_id, state, attempt, bytes, digest, details, created_at, changed_at",
    `${person}, ${id}, 'block', ${id}, case when n % 100 = 0 then 'storing' else 'ready' end, 1, 1, '', '', now(), ${time}`,
    0.2,
  ],
  [
    "app.search_parts",
    "user_id, first_id, end_id, words, postings, fingerprint",
    `${person}, ${id}, ${id}, '', '', ''`,
    0.1,
  ],
  [
    "app.user_blocks",
    "user_id, id, block_type_id, status, summary, body, created_at, updated_at, deleted_at",
    `${person}, ${id}, 'work', 'active', '', '', now(), now(), case when n % 1000 = 0 then now() - interval '1 hour' end`,
    0.2,
  ],
  [
    "app.block_events",
    "user_id, id, block_id, kind, created_at",
    `${person}, ${id}, ${id}, 'made', now()`,
    0.2,
  ],
  [
    "app.insights",
    "user_id, id, spread_type, block_type_id, cards_drawn, summary, body, draw_id, is_default, duck, created_at, deleted_at",
    `${person}, ${id}, 'quick-draw', 'work', '[]', repeat('s', 200), repeat('b', 200), ${id}, n % 2500 = 0, 'offline',
     now() - interval '3 days', case when n % 1000 = 0 then now() - interval '1 hour' end`,
    1,
  ],
  ["app.drawn_cards", "user_id, card_id, insight_id, drawn_at", `${person}, 'the-ping', ${id}, now()`, 1],
  [
    "app.draws",
    "user_id, id, commitment, server_seed, deck_version, reading_id, created_at",
    `${person}, ${id}, repeat('c', 64), repeat('s', 120), '1', ${readingId}, ${time}`,
    1,
  ],
  [
    "app.readings",
    "user_id, id, key, status, request, insight_id, heartbeat_at, created_at",
    `${person}, ${readingId}, n::text, 'done', repeat('r', 400), ${id}, now(), ${time}`,
    1,
  ],
  [
    "app.reading_events",
    "user_id, reading_id, seq, body, slot",
    `${person}, ${readingId}, 1, repeat('e', 300), (n % 6)::smallint`,
    1,
  ],
  [
    "app.ai_usage",
    "user_id, id, feature, model, input_tokens, output_tokens, outcome, created_at",
    `${person}, ${id}, 'reading', 'offline', 1, 1, 'ok', ${time}`,
    1,
  ],
  [
    "app.insight_conversations",
    "user_id, id, insight_id, welcome, started_at, last_message_at, is_active, archived_at",
    `${person}, ${id}, ${id}, '', now(), ${time}, n % 2 = 1, case when n % 2 = 0 then ${time} end`,
    1,
  ],
  [
    "app.chat_messages",
    "user_id, id, conversation_id, role, content, created_at",
    `${person}, ${id}, ${id}, 'user', repeat('m', 200), now() - interval '3 days'`,
    1,
  ],
  ["app.insight_steps", "user_id, insight_id, step", `${person}, ${id}, 0`, 0.1],
  ["app.sentence_answers", "user_id, insight_id, sentence, answer", `${person}, ${id}, 0, ''`, 0.1],
  [
    "app.insight_reports",
    "user_id, id, insight_id, reason, created_at",
    `${person}, ${id}, ${id}, '', now()`,
    0.1,
  ],
  ["app.theme_corrections", "user_id, insight_id, theme, corrected_at", `${person}, ${id}, '', now()`, 0.1],
  ["app.block_plans", "user_id, id, block_id, body, created_at", `${person}, ${id}, ${id}, '', now()`, 0.1],
  [
    "app.check_ins",
    "user_id, week_start, state, body, created_at, updated_at",
    `${person}, date '2026-01-05' + 7 * (n % 40), 'done', '', now(), now()`,
    0.1,
  ],
];
