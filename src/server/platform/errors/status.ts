import type { ErrorCode } from "#contract/errors.ts";

const STATUSES: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  account_required: 403,
  consent_required: 403,
  proof_required: 403,
  token_refused: 403,
  forbidden_origin: 403,
  wrong_host: 421,
  plan_locked: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_elsewhere: 409,
  crisis_help: 422,
  daily_limit: 429,
  rate_limited: 429,
  no_block_type: 400,
  reading_failed: 502,
  reading_stopped: 409,
  draw_used: 409,
  asked_before: 409,
  too_many_writes: 429,
  too_many_draws: 429,
  too_many_blocks: 409,
  payload_too_large: 413,
  unavailable: 503,
  internal: 500,
};

/** The HTTP status of each error code. */
export function statusOf(code: ErrorCode): number {
  return STATUSES[code];
}
