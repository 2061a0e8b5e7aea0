import type { ErrorCode, ErrorDetail } from "../../../contract/errors.ts";

export interface AppErrorOptions extends Partial<Omit<ErrorDetail, "code" | "message">> {
  cause?: unknown;
  /** What the log should hold beside code and cause: ids and counts, never content. */
  log?: Record<string, string | number | boolean>;
}

/** A failure that has an answer: a stable code, a sentence a person can read, and what to log. */
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
