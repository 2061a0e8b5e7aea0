import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { NotionFault, type NotionFaultKind } from "./notion.ts";

/** The wait after `busy` where Notion names none. */
const WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** The statuses with a meaning of their own. Notion answers 529 when it is overloaded. */
const KINDS: Readonly<Record<number, NotionFaultKind>> = {
  400: "refused",
  401: "unauthorized",
  403: "forbidden",
  404: "missing",
  409: "away",
  413: "refused",
  429: "busy",
  529: "busy",
};

/** Converts an error of the library, of the connection, or of an answer that is no JSON. */
export function toNotionFault(cause: unknown): NotionFault {
  if (cause instanceof NotionFault) return cause;
  const status = statusOf(cause);
  const kind = KINDS[status] ?? "away";
  return new NotionFault(kind, {
    cause: withoutBody(cause),
    ...(kind === "busy" && { waitMs: waitOf(cause) }),
  });
}

function statusOf(error: unknown): number {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;
}

/** Returns an error for the log. The library's own holds the answer, which may repeat what was sent. */
function withoutBody(error: unknown): Error {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const id = error instanceof Error && "request_id" in error ? String(error.request_id) : "none";
  if (code === "") return new Error("The request to Notion failed", { cause: error });
  return new Error(`Notion answered ${statusOf(error)} ${code}, request ${id}`);
}

function waitOf(error: unknown): number {
  const headers = error instanceof Error && "headers" in error ? error.headers : undefined;
  const said = headers instanceof Headers ? headers.get("retry-after") : null;
  const seconds = said !== null && /^\d{1,6}$/.test(said) ? Number(said) : WAIT_MS / SECOND_MS;
  return Math.min(Math.max(seconds, 1) * SECOND_MS, LONGEST_WAIT_MS);
}
