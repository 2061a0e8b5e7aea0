import { offlineError, readError } from "./api-error.ts";
import { liveTab } from "./live-tab.ts";

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the origin: `/api/me`. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** One call to our own server with the session's cookie. Fails with `ApiError`, or with the signal's reason. */
export async function send(call: Call): Promise<Response> {
  const { method, path, body, headers, signal } = call;
  const tab = method === "GET" ? undefined : liveTab();
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    cache: "no-store",
    signal: signal ?? null,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(tab === undefined ? {} : { "x-live-tab": tab }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw offlineError(cause);
  });
  if (!response.ok) throw await readError(response);
  return response;
}
