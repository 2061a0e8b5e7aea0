import * as z from "zod";
import { SHOWN_STATUSES } from "#domain/blocks/status.ts";
import { helpLineSchema } from "./help-lines.ts";
import { IDENTITY_REFUSALS, type IdentityRefusal } from "./identities.ts";
import { wayInSchema } from "./ways-in-schemas.ts";

/** Why a sign-in, or a change of what opens an account, is refused. */
const SIGN_IN_CODES = [
  "invalid_email_or_password",
  "invalid_code",
  "invalid_token",
  "invalid_user",
  "invalid_password",
  "wrong_code",
  "password_too_short",
  "password_too_long",
  "password_too_weak",
  "email_is_the_same",
  "email_taken",
  "email_mismatch",
  "email_already_verified",
  "sign_in_first",
  "other_browser",
  "session_refused",
  "second_factor_required",
  "second_step_over",
  "second_factor_is_on",
  "passkey_unknown",
  "passkey_not_added",
  "former_ways",
  "last_way_in",
  "invitation",
  "too_many_codes",
] as const;
const identityCodes = Object.keys(IDENTITY_REFUSALS) as IdentityRefusal[];

/** Every error code of the API. The server defines the status and sentence of each (`platform/errors`). */
export const ERROR_CODES = [
  "invalid_input",
  "unauthenticated",
  "account_required",
  "consent_required",
  "proof_required",
  "token_refused",
  "forbidden_origin",
  "wrong_host",
  "plan_locked",
  "not_found",
  "method_not_allowed",
  "conflict",
  "changed_elsewhere",
  "crisis_help",
  "daily_limit",
  "rate_limited",
  "no_block_type",
  "reading_failed",
  "reading_stopped",
  "draw_used",
  "asked_before",
  "too_many_writes",
  "too_many_draws",
  "too_many_blocks",
  "payload_too_large",
  "unavailable",
  "internal",
  ...SIGN_IN_CODES,
  ...identityCodes,
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorDetailSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** The invalid input field as a dotted path, such as `userContext`. */
  field: z.string().optional(),
  /** The seconds to wait before another call. */
  retryAfter: z.number().int().nonnegative().optional(),
  /** When the limit resets, in ISO 8601. */
  resetTime: z.iso.datetime().optional(),
  remaining: z.number().int().nonnegative().optional(),
  /** Whom to call, nearest first; set with `crisis_help`. */
  help: z.array(helpLineSchema).optional(),
  /** The current status of the block; set with `conflict` on a block. */
  currentStatus: z.enum(SHOWN_STATUSES).optional(),
  /** The stored texts by field, where they differ from those that a change started from; set with `changed_elsewhere`. */
  current: z.record(z.string(), z.string().nullable()).optional(),
  /** What opens the account or reads from it, of which the person says what stays; set with `former_ways`. */
  ways: z.array(wayInSchema).optional(),
  /** With which the sign-in goes on once the person has said what stays; set with `former_ways` of an identity. */
  ticket: z.string().optional(),
});
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

/** The body of every error answer. The request's id is in the `x-request-id` header. */
export const errorBodySchema = z.object({ error: errorDetailSchema });
export type ErrorBody = z.infer<typeof errorBodySchema>;
