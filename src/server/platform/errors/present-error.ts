import type { ErrorBody, ErrorDetail } from "#contract/errors.ts";
import type { AppError } from "./app-error.ts";

/** Converts an error for the client: code, sentence and what helps to continue, never the cause. */
export function presentError(error: AppError): ErrorBody {
  return { error: presentDetail(error) };
}

/**
 * Converts an error for the client as `presentError` does, without the envelope, for an event of a stream.
 */
export function presentDetail(error: AppError): ErrorDetail {
  const { field, retryAfter, resetTime, remaining, help, currentStatus, current, ways, ticket } =
    error.detail;
  return {
    code: error.code,
    message: error.message,
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter: Math.max(0, Math.ceil(retryAfter)) }),
    ...(resetTime === undefined ? {} : { resetTime }),
    ...(remaining === undefined ? {} : { remaining }),
    ...(help === undefined ? {} : { help }),
    ...(currentStatus === undefined ? {} : { currentStatus }),
    ...(current === undefined ? {} : { current }),
    ...(ways === undefined ? {} : { ways }),
    ...(ticket === undefined ? {} : { ticket }),
  };
}
