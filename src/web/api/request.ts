import { TIME_ZONE_HEADER } from "#contract/time-zone-header.ts";
import { offlineError, readError } from "./api-error.ts";
import { browserZone } from "./dates.ts";
import { dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";
import { cacheAnswer, cachedAnswer } from "./kept-answers.ts";
import { liveTab } from "./live-tab.ts";

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path with a leading slash and without the origin, such as `/api/me`. */
  path: string;
  /** A form is sent as it is; anything else is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Whether the request should outlive the page. */
  keepalive?: boolean;
}

/**
 * The longest body that may outlive the page, in UTF-16 units. Browsers refuse such requests where their bodies have more than
 * 64 KiB together.
 */
const LONGEST_KEPT_ALIVE = 10_000;

/**
 * Sends a request to our own server with the session cookie. Throws `ApiError`, or the signal's reason if aborted.
 * If the server does not answer, returns the cached answer if there is one.
 */
export async function sendRequest(call: Call): Promise<Response> {
  const { method, path, signal } = call;
  if (method !== "GET") dropEarlyAnswers();
  const asked = (method === "GET" && takeEarlyAnswer(path, signal)) || ask(call);
  const answer = await asked.catch(async (cause: unknown) => {
    if (signal?.aborted) throw cause;
    const kept = method === "GET" ? await cachedAnswer(path) : null;
    if (!kept) throw offlineError(cause);
    return kept;
  });
  cacheAnswer(method, path, answer);
  if (!answer.ok) throw await readError(answer);
  return answer;
}

function ask({ method, path, body, headers, signal, keepalive }: Call): Promise<Response> {
  const tab = method === "GET" ? undefined : liveTab();
  const isForm = body instanceof FormData;
  const json = body === undefined || isForm ? null : JSON.stringify(body);
  return fetch(path, {
    method,
    credentials: "same-origin",
    // The browser's HTTP cache is used only if the server confirms that the stored answer is current. Most answers
    // are not stored in that cache at all.
    cache: "no-cache",
    signal: signal ?? null,
    ...(keepalive && (json ?? "").length <= LONGEST_KEPT_ALIVE && { keepalive }),
    headers: {
      ...(json === null ? {} : { "content-type": "application/json" }),
      ...(tab === undefined ? {} : { "x-live-tab": tab }),
      ...(method === "GET" ? {} : zoneHeader()),
      ...headers,
    },
    body: isForm ? body : json,
  });
}

/**
 * Returns a header with this browser's time zone. The server uses it to choose help lines without waiting for the
 * database.
 */
function zoneHeader(): Record<string, string> {
  return { [TIME_ZONE_HEADER]: browserZone() };
}
