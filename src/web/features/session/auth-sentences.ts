import type { WayIn } from "#contract/ways-in-schemas.ts";
import { counted } from "#domain/text/counted.ts";
import { type ApiError, type ApiErrorCode, isApiError, sayFault } from "../../api/api-error.ts";

/** For some codes of refusals: the sentence to show, and the form field that the error belongs to. */
const REFUSALS: Partial<Record<ApiErrorCode, AuthFault>> = {
  invalid_email_or_password: {
    field: null,
    sentence: "That email address and password do not match.",
  },
  invalid_password: { field: "present", sentence: "That is not your current password." },
  email_is_the_same: { field: "email", sentence: "That is already your email address." },
  password_too_short: {
    field: "password",
    sentence: "Eight characters at least. A short sentence is easy to remember.",
  },
  password_too_long: { field: "password", sentence: "128 characters at most. Enough for a long grudge." },
  invalid_code: {
    field: "code",
    sentence: "That is not the code, or it has expired. It has six digits and works for ten minutes.",
  },
  wrong_code: {
    field: "code",
    sentence: "That code is wrong, has expired or was used before.",
  },
  invalid_token: { field: null, sentence: "This link has been used or has expired. Ask for a new one." },
};

const NO_ADDRESS: AuthFault = { field: "email", sentence: "This does not look like an email address." };

export interface AuthFault {
  /**
   * The form field that the error belongs to; `null` for none. `present` is the current password, in a form that
   * also asks for a new one.
   */
  field: "email" | "password" | "present" | "code" | null;
  sentence: string;
}

const SECONDS_A_MINUTE = 60;

/**
 * Returns whether the server accepts sign-ups by invitation only. A page from an older build learns this only from
 * such an error.
 */
export function isByInvitationOnly(error: unknown): boolean {
  return isApiError(error, "waitlist");
}

/**
 * Returns what the account has, if the person must first say what to keep of it because nobody has confirmed its address;
 * else `null`.
 */
export function waysToChoose(error: unknown): WayIn[] | null {
  return isApiError(error, "former_ways") ? error.ways : null;
}

/** Returns whether the first step of a sign-in was right, and a code of the second factor is still missing. */
export function needsSecondStep(error: unknown): boolean {
  return isApiError(error, "second_factor_required");
}

/** Returns the sentence to show for a failed sign-in or sign-up, and the field it belongs to. */
export function explainFault(error: unknown): AuthFault {
  if (!isApiError(error)) return { field: null, sentence: sayFault(error) };
  if (error.status === 429) return { field: null, sentence: tooOften(error) };
  if (error.code === "invalid_input" && error.field === "email") return NO_ADDRESS;
  const known = REFUSALS[error.code];
  if (known) return known;
  if (error.field === "email" || error.field === "password")
    return { field: error.field, sentence: error.message };
  return { field: null, sentence: error.message };
}

function tooOften({ retryAfter }: ApiError): string {
  if (!retryAfter) return "Too many tries from here. Please wait a little.";
  const minutes = Math.ceil(retryAfter / SECONDS_A_MINUTE);
  return `Too many tries from here. Please wait ${counted(minutes, "minute")}.`;
}
