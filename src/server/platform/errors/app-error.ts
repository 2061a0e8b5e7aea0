import type { ErrorCode, ErrorDetail } from "#contract/errors.ts";
import { sentenceOf } from "./sentences.ts";

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

/** Returns a failure with the sentence that its code has in the catalogue. */
export function refusal(code: ErrorCode, options?: AppErrorOptions): AppError {
  return new AppError(code, sentenceOf(code), options);
}
