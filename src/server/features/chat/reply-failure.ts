import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";

/** Returns the error that is shown for a reply without text. */
export function replyFailureOf(thrown: unknown, state: "failed" | "stopped", advisorName: string): AppError {
  if (state === "stopped") return new AppError("reading_stopped", sentences.replyStopped, { cause: thrown });
  if (thrown instanceof AppError && thrown.message !== sentenceOf("internal")) return thrown;
  return new AppError("unavailable", sentences.chatFailed(advisorName), { cause: thrown });
}
