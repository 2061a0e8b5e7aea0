import { AppError } from "./app-error.ts";
import { toAppError } from "./to-app-error.ts";

/**
 * Runs `work`. If it fails with an internal error, the error gets the sentence that `say` returns and keeps its code
 * and cause.
 */
export async function withFailureSentence<T>(
  say: (cause: string) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw retell(say, thrown);
  }
}

function retell(say: (cause: string) => string, thrown: unknown): unknown {
  const { code, message, detail, log } = toAppError(thrown);
  const isOurs = code === "internal" || code === "unavailable";
  return isOurs ? new AppError(code, say(message), { ...detail, log, cause: thrown }) : thrown;
}
