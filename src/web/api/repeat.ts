import { SECOND_MS } from "#domain/time.ts";
import { isApiError } from "./api-error.ts";

/** The answers of a server, or of the proxy before it, that is not ready: the same request may succeed a moment later. */
const NOT_READY = [502, 503, 504];
/** The waits before each further try, in milliseconds. */
const WAITS = [300, 1200];

/**
 * Sends a request, and again after 502, 503 and 504, up to three times. Only for requests that may be sent twice. A server
 * that asks to wait longer than the next try is not asked again.
 */
export async function sendRepeatedly<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const wait of WAITS) {
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || !NOT_READY.includes(error.status)) throw error;
      if ((error.retryAfter ?? 0) * SECOND_MS > wait) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await send();
}
