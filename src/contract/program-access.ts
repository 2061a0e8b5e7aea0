/** What a program with a personal access token may call. */
import type { EndpointMeta } from "./endpoint.ts";

/** The scopes of a token. `write` allows changes, and nothing that only reads. */
export const PROGRAM_SCOPES = ["read", "write"] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

/**
 * The areas of the API that are open to programs. Every other area is closed to them, so that a new area stays closed until
 * it is named here. The account, sign-in, billing, administration and the tokens themselves are never named.
 */
export const AREAS_FOR_PROGRAMS: readonly string[] = [
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
