import type { ErrorBody, ErrorDetail } from "#contract/errors.ts";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import type { WayIn } from "#contract/ways-in.ts";
import type { ShownStatus } from "#domain/blocks/status.ts";
import { SECOND_MS } from "#domain/time.ts";

/**
 * The code of a failed call. `offline`: the browser received no answer. `refused`: the auth library refused the
 * call, and `reason` holds the library's own code. Every other code comes from the server.
 */
export type ApiErrorCode = ErrorDetail["code"] | "offline" | "refused";

const OFFLINE = "No answer from the pond. Check your connection and try again.";
const UNREADABLE = "The server answered with something nobody can read. Please try again.";

type Detail = Omit<ErrorDetail, "code"> & { code: ApiErrorCode; reason?: string; ways?: WayIn[] };

/** A failed or missing answer. `message` is a sentence that can be shown to the user unchanged. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  /** The HTTP status of the answer; 0 if no answer arrived. */
  readonly status: number;
  /** The invalid input field, as a path with dots. */
  readonly field: string | undefined;
  /** The number of seconds to wait before the next call. */
  readonly retryAfter: number | undefined;
  /** The time at which the rate limit's window resets. A call may be allowed earlier. */
  readonly resetTime: Date | undefined;
  /** The time from which another try makes sense, by this device's clock. */
  readonly opensAt: Date | undefined;
  /**
   * The reason for the failure. If the code is `refused`, this is the auth library's code, such as
   * `INVALID_EMAIL_OR_PASSWORD`. If the code is `offline`, this is `timeout` when the call timed out.
   */
  readonly reason: string | undefined;
  /** The help lines that come with the code `crisis_help`: services that the person can call, nearest first. */
  readonly help: HelpLineOutput[];
  /** The current status of the block, sent with the code `conflict` when the conflict is about a block. */
  readonly currentStatus: ShownStatus | undefined;
  /** The server's texts by field, sent with the code `changed_elsewhere`. */
  readonly current: Readonly<Record<string, string | null>> | undefined;
  /** What opens the account or reads from it, sent with the reason `FORMER_WAYS`. */
  readonly ways: WayIn[];

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
    this.current = detail.current;
    this.ways = detail.ways ?? [];
  }
}

export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Returns the sentence to show for an error. Errors of the API are sentences for people; other errors are not. */
export function sayFault(error: unknown): string {
  return isApiError(error) ? error.message : "That did not work. Please try again.";
}

type AnyErrorBody = Partial<ErrorBody> & { code?: string; message?: string; field?: string; ways?: WayIn[] };

/** Returns the error for an unsuccessful response of our server or of the auth library. Never throws. */
export async function readError(response: Response): Promise<ApiError> {
  const body: AnyErrorBody = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  const waiting = seconds > 0 ? { retryAfter: seconds } : {};
  return new ApiError({ ...waiting, ...detailOf(body) }, response.status);
}

function detailOf(body: AnyErrorBody): Detail {
  // The auth library puts its error fields at the top level of the body, beside `error`.
  if (body.message !== undefined) {
    return {
      code: "refused",
      message: body.message,
      ...(body.field === undefined ? {} : { field: body.field }),
      ...(body.code === undefined ? {} : { reason: body.code }),
      ...(body.ways && { ways: body.ways }),
    };
  }
  return body.error ?? { code: "internal", message: UNREADABLE };
}

/** Returns the error for a call that timed out. `message` is the error's sentence for the user. */
export function timeoutError(message: string): ApiError {
  return new ApiError({ code: "offline", message, reason: "timeout" }, 0);
}

export function offlineError(cause: unknown): ApiError {
  return new ApiError({ code: "offline", message: OFFLINE }, 0, cause);
}

/** Returns whether the error is a 5xx answer of the server. */
export function isServerFault(error: unknown): boolean {
  return isApiError(error) && error.status >= 500;
}

/** Returns whether a retry may help: no answer came, or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
