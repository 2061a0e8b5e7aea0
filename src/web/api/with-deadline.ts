import { timeoutError } from "./api-error.ts";

interface Deadline {
  ms: number;
  /** The message of the error that is thrown after the timeout. */
  message: string;
  /** The signal with which the caller aborts the call. */
  signal: AbortSignal;
}

/** Runs a call with a timeout. On timeout it aborts the request and throws an `ApiError` with `message`. */
export async function withDeadline<Answer>(
  { ms, message, signal }: Deadline,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    return await call(AbortSignal.any([signal, late.signal]));
  } catch (error) {
    if (late.signal.aborted && !signal.aborted) throw timeoutError(message);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
