/** What a program with a personal access token may call, and the limits of what people set up for programs. */
import type { EndpointMeta } from "./endpoint.ts";

/** The scopes of a token. `write` allows changes, and nothing that only reads. */
export const PROGRAM_SCOPES = ["read", "write"] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

/** The address of the MCP server. */
export const MCP_PATH = "/mcp";
/** The address of the calendar; its query has the secret. */
export const CALENDAR_PATH = "/calendar.ics";

export const PROGRAM_NAME_MAX = 60;
/** The largest number of tokens of one account, and of webhooks. */
export const TOKENS_MAX = 20;
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 500;
/** The choices for how long a token is valid, in days. Without one, it is valid until it is revoked. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** What a webhook tells of: a reading that is there, and a step whose day has come. */
export const WEBHOOK_EVENTS = ["reading.ready", "step.due"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * The areas of the API that are open to programs. Every other area is closed to them, so that a new area stays closed until
 * it is named here. The account, sign-in, billing, administration and the tokens themselves are never named.
 */
const AREAS_FOR_PROGRAMS: readonly string[] = [
  "session",
  "cards",
  "advice",
  "reflections",
  "readings",
  "insights",
  "sentences",
  "steps",
  "promises",
  "blockPlans",
  "chat",
  "blocks",
  "checkIns",
  "profile",
  "patterns",
  "trials",
  "places",
  "exports",
  "home",
  "help",
];

/** Endpoints in open areas that are closed to programs all the same: only the person agrees to the terms. */
const CLOSED_TO_PROGRAMS: readonly string[] = ["session.consent"];

interface Called {
  /** The path in the contract: `["insights", "get"]`. */
  path: readonly string[];
  method: string | undefined;
  meta: Pick<EndpointMeta, "access" | "needsProof">;
}

/**
 * Returns the scope that a token needs for an endpoint; `null` if the endpoint is closed to programs. Whatever needs a
 * proof of who the person is, or an administrator, is closed.
 */
export function scopeFor({ path, method, meta }: Called): ProgramScope | null {
  const isOpen = AREAS_FOR_PROGRAMS.includes(path[0] ?? "") && !CLOSED_TO_PROGRAMS.includes(path.join("."));
  if (!isOpen || meta.needsProof || meta.access === "admin") return null;
  return method === "GET" ? "read" : "write";
}
