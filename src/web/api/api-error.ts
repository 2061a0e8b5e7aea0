import type { ErrorBody, ErrorDetail } from "#contract/errors.ts";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import type { ShownStatus } from "#domain/blocks/status.ts";
import { SECOND_MS } from "#domain/time.ts";

/** The code of a failed call. `offline`: the browser received no answer. Every other code comes from the server. */
export type ApiErrorCode = ErrorDetail["code"] | "offline";

const OFFLINE = "No answer from the pond. Check your connection and try again.";
const UNREADABLE = "The server answered with something nobody can read. Please try again.";

type Detail = Omit<ErrorDetail, "code"> & { code: ApiErrorCode; reason?: string };

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
  /** `timeout` where the code is `offline` and the call timed out. */
  readonly reason: string | undefined;
  /** The help lines that come with the code `crisis_help`: services that the person can call, nearest first. */
  readonly help: HelpLineOutput[];
  /** The current status of the block, sent with the code `conflict` when the conflict is about a block. */
  readonly currentStatus: ShownStatus | undefined;
  /** The server's texts by field, sent with the code `changed_elsewhere`. */
  readonly current: Readonly<Record<string, string | null>> | undefined;
  /** What opens the account or reads from it, sent with the code `former_ways`. */
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

/** Returns the error for an unsuccessful response of our server. Never throws. */
export async function readError(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const seconds = Number(response.headers.get("retry-after"));
  const waiting = seconds > 0 ? { retryAfter: seconds } : {};
  const detail = body.error ?? { code: "internal", message: UNREADABLE };
  return new ApiError({ ...waiting, ...detail }, response.status);
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
