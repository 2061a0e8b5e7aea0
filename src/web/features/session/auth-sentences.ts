import { SECOND_FACTOR_REQUIRED } from "#contract/second-factor.ts";
import { MUST_CHOOSE, type WayIn } from "#contract/ways-in.ts";
import { type ApiError, isApiError, sayFault } from "../../api/api-error.ts";

/** For each error code of the auth library: the sentence to show, and the form field that the error belongs to. */
const REFUSALS: Record<string, AuthFault> = {
  INVALID_EMAIL_OR_PASSWORD: {
    field: null,
    sentence: "That email address and password do not match.",
  },
  INVALID_EMAIL: { field: "email", sentence: "This does not look like an email address." },
  INVALID_PASSWORD: { field: "present", sentence: "That is not your current password." },
  EMAIL_IS_THE_SAME: { field: "email", sentence: "That is already your email address." },
  TOKEN_EXPIRED: { field: null, sentence: "This link has expired. Ask for a new one." },
  PASSWORD_TOO_SHORT: {
    field: "password",
    sentence: "Eight characters at least. A short sentence is easy to remember.",
  },
  PASSWORD_TOO_LONG: { field: "password", sentence: "128 characters at most. Enough for a long grudge." },
  INVALID_CODE: {
    field: "code",
    sentence: "That is not the code, or it has expired. It has six digits and works for ten minutes.",
  },
  WRONG_CODE: {
    field: "code",
    sentence: "That code is wrong, has expired or was used before.",
  },
  INVALID_TOKEN: { field: null, sentence: "This link has been used or has expired. Ask for a new one." },
};

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
  return isApiError(error) && error.reason === "WAITLIST";
}

/**
 * Returns what the account has, if the person must first say what to keep of it because nobody has confirmed its address;
 * else `null`.
 */
export function waysToChoose(error: unknown): WayIn[] | null {
  return isApiError(error) && error.reason === MUST_CHOOSE ? error.ways : null;
}

/** Returns whether the first step of a sign-in was right, and a code of the second factor is still missing. */
export function needsSecondStep(error: unknown): boolean {
  return isApiError(error) && error.reason === SECOND_FACTOR_REQUIRED;
}

/** Returns the sentence to show for a failed sign-in or sign-up, and the field it belongs to. */
export function explainFault(error: unknown): AuthFault {
  if (!isApiError(error)) return { field: null, sentence: sayFault(error) };
  if (error.status === 429) return { field: null, sentence: tooOften(error) };
  const isNoAddress = error.code === "invalid_input" && error.field === "email";
  const known = REFUSALS[isNoAddress ? "INVALID_EMAIL" : (error.reason ?? "")];
  if (known) return known;
  if (error.field === "email" || error.field === "password")
    return { field: error.field, sentence: error.message };
  const isWeak = /password/i.test(error.reason ?? "");
  return { field: isWeak ? "password" : null, sentence: error.message };
}

function tooOften({ retryAfter }: ApiError): string {
  if (!retryAfter) return "Too many tries from here. Please wait a little.";
  const minutes = Math.ceil(retryAfter / SECONDS_A_MINUTE);
  return `Too many tries from here. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
