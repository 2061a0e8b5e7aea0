import type { ErrorCode, ErrorDetail } from "#contract/errors.ts";

export interface AppErrorOptions extends Partial<Omit<ErrorDetail, "code" | "message">> {
  cause?: unknown;
  /** The details to log besides code and cause: ids and counts, never content. */
  log?: Record<string, string | number | boolean>;
}

/** An expected failure with a stable code, a sentence for people, and details for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: Omit<ErrorDetail, "code" | "message">;
  readonly log: Record<string, string | number | boolean>;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    const { cause, log = {}, ...detail } = options;
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.detail = detail;
    this.log = log;
  }
}
