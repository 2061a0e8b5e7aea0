import { timeoutError } from "./api-error.ts";

interface Deadline {
  ms: number;
  /** What is said when it has passed. */
  message: string;
  /** Of whoever asks. */
  signal: AbortSignal;
}

/** A call that is given up after a while: it fails with `message`, as an `ApiError`, and its request is aborted. */
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
