import type { ReadingEvent, ReadingInput } from "#contract/readings.ts";
import { api, type StreamCall } from "#web/api/client.ts";
import { browserZone } from "#web/api/dates.ts";
import { sendRequest } from "#web/api/request.ts";
import { pause } from "#web/ui/pause.ts";

/** The request for one attempt at a reading. */
export interface ReadingRequest {
  /** The Idempotency-Key of this attempt. */
  key: string;
  input: ReadingInput;
}

/** A request that was sent before the page that follows the reading is there. */
interface Ahead {
  key: string;
  answer: Promise<Response>;
  ending: AbortController;
}

let ahead: Ahead | null = null;

/** The headers with which the server also tells what is happening while a model's first words are awaited. */
const TELLS_WAITING = { "x-waiting-steps": "on" } as const;

/** Returns the call that creates the reading, or finds it again if it was created before with the same key. */
export function creationOf({ key, input }: ReadingRequest): StreamCall<ReadingEvent> {
  const timeZone = browserZone();
  const headers = { ...TELLS_WAITING, "idempotency-key": key };
  return api.readings.create({ headers, body: { ...input, timeZone } });
}

/** Returns the call that continues the stream of a reading. */
export function continuationOf({ key }: Pick<ReadingRequest, "key">): StreamCall<ReadingEvent> {
  return { ...api.readings.events({ key }), headers: TELLS_WAITING };
}

/**
 * Sends the request while the last lifted card is still on its way, so that the reading does not wait for the card. The
 * request is sent in a task of its own, because the card's movement begins in this one.
 */
export function requestAhead(request: ReadingRequest): void {
  if (ahead?.key === request.key) return;
  const ending = new AbortController();
  const answer = pause().then(() => sendRequest({ ...creationOf(request), signal: ending.signal }));
  // The page that follows the reading reports the failure.
  answer.catch(() => {});
  ahead = { key: request.key, answer, ending };
}

/**
 * Returns the answer to the request with this key if it was sent ahead, and `undefined` if it was not, or was taken before.
 * Aborting the signal aborts the request.
 */
export function takeAhead(key: string, signal: AbortSignal): Promise<Response> | undefined {
  if (ahead?.key !== key) return undefined;
  const { answer, ending } = ahead;
  ahead = null;
  signal.addEventListener("abort", () => ending.abort(signal.reason), { once: true });
  return answer;
}
