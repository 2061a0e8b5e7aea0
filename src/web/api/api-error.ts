import type { ErrorBody, ErrorDetail } from "../../contract/errors.ts";
import type { HelpLineOutput } from "../../contract/help-lines.ts";
import type { ShownStatus } from "../../domain/blocks/status.ts";

/**
 * `offline` is the browser's own: no answer came. `refused` is the auth library's no, with its own word in `reason`.
 * Every other code is the server's.
 */
export type ApiErrorCode = ErrorDetail["code"] | "offline" | "refused";

const OFFLINE = "No answer from the pond. Check your connection and try again.";
const UNREADABLE = "The server answered with something nobody can read. Please try again.";

const SECOND_MS = 1000;

type Detail = Omit<ErrorDetail, "code"> & { code: ApiErrorCode; reason?: string };

/** An answer that is not a success, or none at all. `message` is a sentence to show as it is. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  /** 0 where no answer came. */
  readonly status: number;
  /** The input at fault, as a path with dots. */
  readonly field: string | undefined;
  /** Seconds to wait. */
  readonly retryAfter: number | undefined;
  /** When the limit's window is fresh again; a block may let a call through before. */
  readonly resetTime: Date | undefined;
  /** When it is worth trying again, by this machine's clock. */
  readonly opensAt: Date | undefined;
  /** With `refused`: the auth library's word for it, such as `INVALID_EMAIL_OR_PASSWORD`. With `offline`: `timeout`. */
  readonly reason: string | undefined;
  /** With `crisis_help`: whom to call, nearest first. */
  readonly help: HelpLineOutput[];
  /** With `conflict` over a block: the status it has. */
  readonly currentStatus: ShownStatus | undefined;

  constructor(detail: Detail, status: number, cause?: unknown) {
    super(detail.message, { cause });
    this.code = detail.code;
    this.status = status;
    this.field = detail.field;
    this.retryAfter = detail.retryAfter;
    this.resetTime = detail.resetTime === undefined ? undefined : new Date(detail.resetTime);
    this.opensAt =
      detail.retryAfter === undefined ? this.resetTime : new Date(Date.now() + detail.retryAfter * SECOND_MS);
    this.reason = detail.reason;
    this.help = detail.help ?? [];
    this.currentStatus = detail.currentStatus;
  }
}

export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** The error of a response that is not a success, ours or the auth library's. Never throws. */
export async function readError(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> & { code?: string; message?: string } = await response
    .json()
    .catch(() => ({}));
  const seconds = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  const waiting = seconds > 0 ? { retryAfter: seconds } : {};
  return new ApiError({ ...waiting, ...detailOf(body) }, response.status);
}

function detailOf(body: Partial<ErrorBody> & { code?: string; message?: string }): Detail {
  // The auth library's own fields stand beside `error`.
  if (body.message !== undefined) {
    return {
      code: "refused",
      message: body.message,
      ...(body.code === undefined ? {} : { reason: body.code }),
    };
  }
  return body.error ?? { code: "internal", message: UNREADABLE };
}

/** No answer within the time a call was given; `message` is what is said of it. */
export function timeoutError(message: string): ApiError {
  return new ApiError({ code: "offline", message, reason: "timeout" }, 0);
}

export function offlineError(cause: unknown): ApiError {
  return new ApiError({ code: "offline", message: OFFLINE }, 0, cause);
}

/** The server answered, and it was its own fault that the answer is none. */
export function isServerFault(error: unknown): boolean {
  return isApiError(error) && error.status >= 500;
}

/** Whether asking again may help: no answer came, or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
