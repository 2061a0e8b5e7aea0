import { AppError } from "./app-error.ts";
import { sentenceOf } from "./sentences.ts";

/** Any thrown value as an AppError; what nobody foresaw becomes `internal` and keeps its cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError("internal", sentenceOf("internal"), { cause: thrown });
}
