import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import type { HttpResponse } from "./request.ts";

/**
 * Returns a signal that is aborted when the sender of a request leaves before its answer has ended. Its reason is an
 * AppError of the client, because nobody gets the answer and nothing failed on the server.
 */
export function senderLeft(response: HttpResponse): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!response.writableFinished) left.abort(new AppError("invalid_input", sentences.malformedForm));
  };
  if (response.destroyed) leave();
  else response.once("close", leave);
  return left.signal;
}
